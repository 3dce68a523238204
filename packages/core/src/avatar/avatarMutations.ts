import { AppError } from '../errors/AppError';
import type { GrowSupabase } from '../db/growSupabase';
import type { Profile } from '../profile/Profile';
import { replaceProfileInCaches } from '../profile/profileCache';
import { profileKeys } from '../profile/profileQueries';
import { productMutation, mutationWithInput, type MutationCache } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { avatarKeys } from './avatarQueries';
import { avatarRepository } from './avatarRepository';

/** Whose avatar it is, and the file that their profile names at the time of the call. */
export interface AvatarOwner {
  readonly userId: string;
  readonly current: () => string | undefined;
}

/** Every place shows the new picture without loading it. */
function showAvatar(cache: MutationCache, profile: Profile, picture: Blob | null): void {
  const { userId, avatar } = profile;
  cache.setQueryData(avatarKeys.file(userId, avatar), picture);
  replaceProfileInCaches(cache, profile);
  cache.removeQueries({
    queryKey: avatarKeys.person(userId),
    predicate: ({ queryKey }) => queryKey[2] !== (avatar ?? null),
  });
}

/** Mutations of one's avatar; the answer holds the profile as it is stored then. */
export function avatarMutations(client: GrowSupabase | undefined, { userId, current }: AvatarOwner) {
  const repository = () => avatarRepository(requireClient(client));
  const shared = { subject: () => `avatar ${userId}`, writes: () => [profileKeys.detail(userId)] };
  const upload = productMutation(
    [...avatarKeys.person(userId), 'upload'],
    async (cut: () => Promise<Blob>) => {
      const picture = await cut();
      const profile = await repository().uploadAvatar({ userId, picture, current: current() });
      return { profile, picture };
    },
    { ...shared, answer: (cache, { profile, picture }) => showAvatar(cache, profile, picture) },
  );
  return {
    /** Stores the picture that `cut` makes, a JPEG of 200 × 200 pixels. */
    upload,
    /** Takes the picture away; what `read` finds of it before can be uploaded again. */
    remove: productMutation(
      [...avatarKeys.person(userId), 'remove'],
      async (read: () => Promise<Blob | null>) => {
        const picture = await read();
        return { profile: await repository().removeAvatar(userId), picture };
      },
      {
        ...shared,
        answer: (cache, { profile }) => showAvatar(cache, profile, null),
        undo: ({ picture }) =>
          mutationWithInput(upload, () =>
            picture ? Promise.resolve(picture) : Promise.reject(new AppError('avatar_download_failed')),
          ),
      },
    ),
  };
}
