import { m } from '../../paraglide/messages';
import { useTeamWeeks } from './useTeamWeeks';

/** How the hand-in of a team's week stands, as its checklist says it; undefined while that is not known. */
export function useHandInStep(teamId: string, week: number): { label: string; isDone: boolean } | undefined {
  const found = useTeamWeeks(teamId).data?.find((one) => one.week === week);
  if (found?.state === undefined) return undefined;
  if (found.state === 'draft') {
    return { label: m.steps_hand_in({ ready: found.partsReady, all: found.partsRequired }), isDone: false };
  }
  return found.state === 'changes_requested'
    ? { label: m.week_revise({ week }), isDone: false }
    : { label: m.hand_in_state_handed_in(), isDone: true };
}
