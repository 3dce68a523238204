import { proposalMutations, type NamedProposalTeam } from '@grow/core/mentor-proposal';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type PinInput = {
  readonly team: Pick<NamedProposalTeam, 'id' | 'name'>;
  readonly mentorId: string | undefined;
  readonly former: string | undefined;
};

/** Pins a pair, or lets it go; that can be taken back. */
export function usePin() {
  const { supabase } = useGrowClient();
  const pinning = useProductMutation(proposalMutations(supabase).pin, {
    words: {
      done: (_, { mentorId }) =>
        mentorId === undefined ? m.matching_unpinned_done() : m.matching_pinned_done(),
      failed: m.matching_not_pinned(),
      undone: m.matching_pin_undone(),
      notUndone: m.matching_pin_not_undone(),
    },
  });
  return {
    run: ({ team, mentorId, former }: PinInput) => pinning.run({ teamId: team.id, mentorId, former }),
  };
}
