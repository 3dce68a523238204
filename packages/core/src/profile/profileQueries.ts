import type { GrowSupabase, Page } from '../db/growSupabase';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { Profile } from './Profile';
import type { ProfileFilter, ProfilePage } from './profilePage';
import { profileRepository } from './profileRepository';

/** Cache keys of profiles: `profile` with the person's id, and `profiles` with the filter of the list. */
export const profileKeys = {
  detail: (userId: string | null | undefined) => ['profile', userId] as const,
  lists: ['profiles'] as const,
  list: (filter: ProfileFilter & Partial<ProfilePage>) => ['profiles', filter] as const,
};

/** Queries of profiles. The client may be missing while a query is only described. */
export function profileQueries(client: GrowSupabase | undefined) {
  const repository = () => profileRepository(requireClient(client));
  return {
    /** One profile. Without an id it fails with `user_id_missing`: keep it disabled while nobody is logged in. */
    detail: (userId: string | null | undefined): ProductQuery<Profile> =>
      productQuery(profileKeys.detail(userId), async () => repository().getProfile(userId)),
    /** One page of profiles. */
    list: (request: ProfilePage): ProductQuery<Page<Profile>> =>
      searchQuery(profileKeys.list(request), async (signal) =>
        repository().listProfiles({ ...request, signal }),
      ),
    /** Every profile. */
    all: (filter: ProfileFilter = {}): ProductQuery<Profile[]> =>
      productQuery(profileKeys.list(filter), async () => repository().listAllProfiles(filter)),
  };
}
