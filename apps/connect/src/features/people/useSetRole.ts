import { profileKeys, profileRepository, replaceProfileInCaches, type Profile, type Role } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

type RoleChange = { readonly userId: string; readonly role: Role };

/** Gives a person another role; the returned row replaces the single entry and the list's. */
export function useSetRole(): UseMutationResult<Profile, Error, RoleChange> {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  return useMutation<Profile, Error, RoleChange>({
    networkMode: 'always',
    mutationFn: ({ userId, role }) => profileRepository(supabase).setRole(userId, role),
    // A list that was asked for before the change would bring the old role back.
    onMutate: () => queryClient.cancelQueries({ queryKey: profileKeys.lists }),
    onSuccess: (profile) => {
      replaceProfileInCaches(queryClient, profile);
    },
  });
}
