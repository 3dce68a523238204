import type { TriageCode } from './TriageReason';
import type { TriagedTeam, WaitingHandIn } from './TriagedTeam';

const criticalCodes: readonly TriageCode[] = ['stuck', 'no_pulse', 'hand_in_missed', 'hand_in_late'];

/** How bad a reason is: `critical` where a team may be lost, else `caution`. */
export const triageTone = (code: TriageCode): 'critical' | 'caution' =>
  criticalCodes.includes(code) ? 'critical' : 'caution';

/** What a mentor does about a reason: reads the hand-in, writes to the team, or writes down what came of a meeting. */
export type TriageAction = 'read' | 'write' | 'note';

const actions: Record<TriageCode, TriageAction> = {
  stuck: 'write',
  no_pulse: 'write',
  hand_in_missed: 'write',
  hand_in_late: 'write',
  revision_overdue: 'write',
  handed_in_late: 'read',
  hand_in_waiting: 'read',
  no_contact: 'write',
  items_overdue: 'write',
  note_missing: 'note',
};

/** What a mentor does about a reason. */
export const triageAction = (code: TriageCode): TriageAction => actions[code];

/** A hand-in that waits, with whose it is. */
export interface WaitingOfTeam {
  readonly team: TriagedTeam;
  readonly handIn: WaitingHandIn;
}

/** Teams that need their mentor, the worst first; those that do not, by name; and all that waits to be read, the oldest first. */
export interface Triage {
  readonly needing: readonly TriagedTeam[];
  readonly quiet: readonly TriagedTeam[];
  readonly waiting: readonly WaitingOfTeam[];
}

/** Sorts a mentor's teams, as `mentor_triage()` gives them, into those that need them and the others. */
export function triageOf(teams: readonly TriagedTeam[]): Triage {
  const byName = new Intl.Collator('de');
  return {
    needing: teams.filter(({ reasons }) => reasons.length > 0),
    quiet: teams
      .filter(({ reasons }) => reasons.length === 0)
      .sort((one, other) => byName.compare(one.name, other.name)),
    waiting: teams
      .flatMap((team) => team.waiting.map((handIn) => ({ team, handIn })))
      .sort((one, other) => one.handIn.handedInAt.getTime() - other.handIn.handedInAt.getTime()),
  };
}
