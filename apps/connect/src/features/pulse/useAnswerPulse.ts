import { pulseMutations, type NamedPulse, type PulseState } from '@grow/core/pulse';
import type { Team } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { useTeamMembers } from '../team';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** Saying how the week goes: shown at once, told with the way back, and if it was lost, with the way to try again. */
export function useAnswerPulse(team: Team, week: number, pulses: readonly NamedPulse[]) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const person = useTeamMembers(team.id).data?.find((member) => member.userId === userId);
  const own = pulses.find(
    (pulse) => pulse.week === week && pulse.userId === userId && pulse.teamId === team.id,
  );
  const answering = useProductMutation(pulseMutations(supabase).answer, {
    words: {
      done: (_, { state }) => (state === 'stuck' ? m.pulse_saved_stuck() : m.pulse_saved_on_track({ week })),
      failed: m.pulse_not_saved(),
      undone: (_, { before }) => (before === undefined ? m.pulse_taken_back() : m.pulse_put_back()),
      notUndone: m.pulse_not_taken_back(),
    },
  });
  return {
    own,
    isBusy: answering.isBusy,
    answer: (state: PulseState, note: string) =>
      answering.run({
        ...{ teamId: team.id, week, userId, state, note, person, at: new Date() },
        before: own && { state: own.state, note: own.note },
      }),
  };
}
