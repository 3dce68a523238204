import { teamRequestMutations } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** Takes an application to a team back, with a way to bring it again; `waits` as `useProductMutation` has it. */
export function useWithdrawApplication(teamName: string, { waits = false } = {}) {
  const { supabase } = useGrowClient();
  const name = { team: teamName };
  return useProductMutation(teamRequestMutations(supabase).withdraw, {
    waits,
    words: {
      done: m.join_withdrawn(name),
      detail: m.join_withdrawn_detail(),
      failed: m.join_not_withdrawn(name),
      undone: m.join_undone(name),
      notUndone: m.join_not_undone(name),
    },
  });
}
