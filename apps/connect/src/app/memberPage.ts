import { lazy } from 'react';

const load = () => import('./MemberPage');

/** Everything behind the entrances, with the cache and the queries that only the logged-in need. */
export const LazyMemberPage = lazy(async () => ({ default: (await load()).MemberPage }));

/** Fetches it before somebody is logged in. */
export const prefetchMemberPage = (): void => {
  load().catch(() => undefined);
};
