import {
  handInKeys,
  reviewMutations,
  VERDICT_MS,
  type HandInRecord,
  type NewVerdict,
} from '@grow/core/hand-in';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

/** How long after its five seconds a verdict is settled: the clocks of two machines are never the same. */
const LEEWAY_MS = 400;

type Giving = {
  team: Team;
  week: number;
  /** The verdict counts: what was typed is not needed any more. */
  onCounts: () => void;
};

/** Gives a verdict that can be taken back for five seconds, and lets it count then; the clock does where the page is closed. */
export function useGivingVerdict({ team, week, onCounts }: Giving) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const mutations = reviewMutations(supabase);
  const settling = useProductMutation(mutations.settle);
  const settle = (verdictId: string, { teamId, milestoneId }: NewVerdict) => {
    const record = queryClient.getQueryData<HandInRecord | null>(handInKeys.ofMilestone(teamId, milestoneId));
    if (record && record.verdicts.every(({ id }) => id !== verdictId)) return;
    settling.send(undefined).then(onCounts, () => undefined);
  };
  return useProductMutation(mutations.giveVerdict, {
    words: {
      done: (_, { decision }) =>
        (decision === 'accepted' ? m.review_accepted : m.review_asked)({ team: team.name, week }),
      detail: m.review_heard(),
      failed: m.review_not_sent({ team: team.name }),
      undone: m.review_undone({ team: team.name }),
      notUndone: m.review_not_undone(),
    },
    // By itself and not by an effect: whoever goes on to the next team has left this page.
    onDone: (verdict, given) => {
      window.setTimeout(() => settle(verdict.id, given), VERDICT_MS + LEEWAY_MS);
    },
  });
}
