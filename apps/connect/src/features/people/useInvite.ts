import { personRepository, profileKeys, type Invitation } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';

/** Invites somebody by e-mail; whoever was invited is in the list from then on. */
export function useInvite(): (invitation: Invitation) => Promise<void> {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  return async (invitation) => {
    await personRepository(supabase).invite(invitation);
    void queryClient.invalidateQueries({ queryKey: profileKeys.lists });
  };
}
