import type { TeamWeekState } from '@grow/core/hand-in';
import { m } from '../../paraglide/messages';

/** How a week stands, in a word or two. */
export const weekStateWords: Record<TeamWeekState, () => string> = {
  accepted: m.hand_in_state_accepted,
  review: m.hand_in_state_handed_in,
  returned: m.hand_in_state_revise,
  missed: m.hand_in_state_missed,
  now: m.hand_in_state_now,
  next: m.hand_in_state_next,
  done: m.hand_in_state_done,
};
