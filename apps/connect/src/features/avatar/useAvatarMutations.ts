import {
  avatarKeys,
  avatarQueries,
  avatarRepository,
  profileKeys,
  replaceProfileInCaches,
  type Profile,
} from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Puts picture and profile into the caches at once, so that every place shows the new one without loading. */
function replaceAvatarInCaches(queryClient: QueryClient, profile: Profile, picture: Blob | null): void {
  const { userId, avatar } = profile;
  queryClient.setQueryData(avatarKeys.file(userId, avatar), picture);
  replaceProfileInCaches(queryClient, profile);
  queryClient.removeQueries({
    queryKey: avatarKeys.person(userId),
    predicate: ({ queryKey }) => queryKey[2] !== (avatar ?? null),
  });
}

/** Replacing and removing one's avatar. Both settle with the profile as it is stored then. */
export function useAvatarMutations(userId: string) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const repository = avatarRepository(supabase);
  const stored = () => queryClient.getQueryData<Profile>(profileKeys.detail(userId))?.avatar;
  const onMutate = () => queryClient.cancelQueries({ queryKey: profileKeys.detail(userId) });

  const upload = useMutation({
    networkMode: 'always',
    onMutate,
    /** Cuts the picture, then stores it. @throws AppError */
    mutationFn: async (cut: () => Promise<Blob>) => {
      const picture = await cut();
      const profile = await repository.uploadAvatar({ userId, picture, current: stored() });
      return { profile, picture };
    },
    onSuccess: ({ profile, picture }) => {
      replaceAvatarInCaches(queryClient, profile, picture);
    },
  });

  const remove = useMutation({
    networkMode: 'always',
    onMutate,
    /** Takes the picture away and returns it, so that it can come back. @throws AppError */
    mutationFn: async () => {
      const picture = await queryClient
        .fetchQuery(avatarQueries(supabase).file(userId, stored()))
        // A file that is gone cannot be kept; one that only did not load would be lost, but then removing fails too.
        .catch(() => null);
      return { profile: await repository.removeAvatar(userId), picture };
    },
    onSuccess: ({ profile }) => {
      replaceAvatarInCaches(queryClient, profile, null);
    },
  });

  return { upload, remove };
}
