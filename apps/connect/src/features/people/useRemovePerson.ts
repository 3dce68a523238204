import { personRepository, profileKeys } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes somebody else's account; the list that comes next is without them. */
export function useRemovePerson(): (userId: string) => Promise<void> {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  return async (userId) => {
    await personRepository(supabase).remove(userId);
    queryClient.removeQueries({ queryKey: profileKeys.detail(userId) });
    void queryClient.invalidateQueries({ queryKey: profileKeys.lists });
  };
}
