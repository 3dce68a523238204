import type { PageRequest } from '../db/growSupabase';
import type { Role } from './Role';

/** What a page of profiles can be sorted by: last name, university or role. */
export const profileSortColumns = ['name', 'university', 'role'] as const;

/** What a page of profiles can be sorted by. */
export type ProfileSortColumn = (typeof profileSortColumns)[number];

/** Order of a page of profiles. Whoever names no university comes last either way; within equals the name decides. */
export interface ProfileSort {
  readonly by: ProfileSortColumn;
  readonly isDescending: boolean;
}

/**
 * Which profiles a list holds. Every word of `search` has to stand in a name, the university, the studies or the e-mail address;
 * addresses that the caller may not read match nothing.
 */
export interface ProfileFilter {
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
}

/** A page of the filtered profiles, in an order. */
export interface ProfilePage extends PageRequest, ProfileFilter {
  readonly sort?: ProfileSort | undefined;
}
