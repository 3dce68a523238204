import {
  isAppError,
  profileKeys,
  profileRepository,
  replaceProfileInCaches,
  type GrowClient,
  type Profile,
  type ProfileChanges,
} from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

/** Writes changes; a token that is no longer taken is renewed once. @throws AppError */
async function saveProfile(client: GrowClient, userId: string, changes: ProfileChanges): Promise<Profile> {
  const write = () => profileRepository(client.supabase).updateProfile(userId, changes);
  try {
    return await write();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'unauthorized') throw error;
    const { kind } = await client.session.refresh();
    if (kind !== 'refreshed') throw error;
    return write();
  }
}

/** Saves changes of one's own profile; the returned row replaces the single entry and the list's. */
export function useSaveProfile(userId: string): UseMutationResult<Profile, Error, ProfileChanges> {
  const client = useGrowClient();
  const queryClient = useQueryClient();
  return useMutation<Profile, Error, ProfileChanges>({
    networkMode: 'always',
    mutationFn: (changes) => saveProfile(client, userId, changes),
    // A reading that began before the write would bring the old row back.
    onMutate: () => queryClient.cancelQueries({ queryKey: profileKeys.detail(userId) }),
    onSuccess: (profile) => {
      replaceProfileInCaches(queryClient, profile);
    },
  });
}
