import { lazy, type ComponentType } from 'react';
import type { MemberPageProps } from './MemberPage';

type Loaded = { default: ComponentType<MemberPageProps> };

let coming: Promise<Loaded> | undefined;

/** One promise for all who ask, so that React finds it settled; a failure is tried again. */
function load(): Promise<Loaded> {
  coming ??= import('./MemberPage').then(({ MemberPage }) => ({ default: MemberPage }));
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

/** Everything behind the entrances, with the cache and the queries that only the logged-in need. */
export const LazyMemberPage = lazy(load);

/** Fetches it before somebody is logged in. Resolves when it is there, or does not come. */
export const prefetchMemberPage = (): Promise<void> =>
  load().then(
    () => undefined,
    () => undefined,
  );
