import type { Page } from '../db/growSupabase';
import type { Profile } from './Profile';
import { profileKeys } from './profileQueries';

/** The two methods of a query cache that are needed here; TanStack's QueryClient has them. */
export interface ProfileCache {
  setQueryData(queryKey: readonly unknown[], data: Profile): unknown;
  setQueriesData(
    filter: { readonly queryKey: readonly unknown[] },
    update: (cached: unknown) => unknown,
  ): unknown;
}

const isPage = (cached: unknown): cached is Page<Profile> =>
  typeof cached === 'object' && cached !== null && 'items' in cached && Array.isArray(cached.items);

/** An organiser who gives somebody a role gets no more of them back than everybody sees: what their list knows stays. */
const replaced = <T extends Profile>(one: T, profile: Profile): T =>
  profile.email === undefined && one.email !== undefined
    ? { ...one, role: profile.role, version: profile.version }
    : { ...one, ...profile };

/** The list with this person's entry replaced, but for what a list knows besides; the same list when the person is not in it. */
export function replaceInList<T extends readonly Profile[]>(list: T, profile: Profile): T | Profile[] {
  const isIn = list.some((one) => one.userId === profile.userId);
  return isIn ? list.map((one) => (one.userId === profile.userId ? replaced(one, profile) : one)) : list;
}

/** A cached list of profiles, whole or one page, with this person's entry replaced. */
export function replaceInCachedList(cached: unknown, profile: Profile): unknown {
  if (Array.isArray(cached)) return replaceInList(cached as readonly Profile[], profile);
  if (!isPage(cached)) return cached;
  const items = replaceInList(cached.items, profile);
  return items === cached.items ? cached : { ...cached, items };
}

/** Puts a saved profile into the single entry and into every list that holds the person, as the specification asks. */
export function replaceProfileInCaches(cache: ProfileCache, profile: Profile): void {
  cache.setQueryData(profileKeys.detail(profile.userId), profile);
  cache.setQueriesData({ queryKey: profileKeys.lists }, (cached) => replaceInCachedList(cached, profile));
}
