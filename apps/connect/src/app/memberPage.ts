import { createElement, type ComponentType, type ReactElement } from 'react';
import { arrivedOrLazy } from './arrivedOrLazy';
import type * as Member from './member';
import type { MemberPageProps } from './MemberPage';

let arrived: typeof Member | undefined;
let MemberPage: ComponentType<MemberPageProps> | undefined;

/** Loads everything behind the entrances, with the cache and the queries that only the logged-in need. */
export async function loadMemberPage(): Promise<typeof Member> {
  arrived ??= await import('./member');
  return arrived;
}

/** The page of members. */
export function memberPageElement(props: MemberPageProps): ReactElement {
  MemberPage ??= arrivedOrLazy(arrived?.MemberPage, async () => (await loadMemberPage()).MemberPage);
  return createElement(MemberPage, props);
}
