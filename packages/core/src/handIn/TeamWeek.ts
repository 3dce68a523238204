import { readRow } from '../db/readRow';
import { handInStates, type HandInState } from './HandIn';
import { handInDecisions, type HandInDecision } from './HandInVerdict';

/** How one week of a team stands. */
export interface TeamWeek {
  readonly week: number;
  /** Undefined in a week that asks for nothing, as is whatever comes of it. */
  readonly milestoneId: string | undefined;
  readonly handInId: string | undefined;
  readonly state: HandInState | undefined;
  readonly version: number;
  readonly opensAt: Date | undefined;
  /** When it is due for this team. */
  readonly dueAt: Date | undefined;
  /** From when on a first version is not taken any more. */
  readonly closesAt: Date | undefined;
  readonly isLate: boolean;
  readonly isComplete: boolean;
  readonly handedInAt: Date | undefined;
  readonly returnDueAt: Date | undefined;
  /** How many of the required parts say something. */
  readonly partsReady: number;
  readonly partsRequired: number;
  readonly lastDecision: HandInDecision | undefined;
  readonly lastNote: string | undefined;
}

/** Reads a row of `team_weeks()`. @throws AppError `malformed_row` naming the column. */
export function teamWeekFromRow(value: unknown): TeamWeek {
  const row = readRow('team_weeks', value);
  return {
    week: row.number('week'),
    milestoneId: row.optionalText('milestone_id'),
    handInId: row.optionalText('hand_in_id'),
    state: row.optionalOneOf('state', handInStates),
    version: row.optionalNumber('version') ?? 0,
    opensAt: row.optionalTime('opens_at'),
    dueAt: row.optionalTime('due_at_effective'),
    closesAt: row.optionalTime('closes_at'),
    isLate: row.flag('is_late', false),
    isComplete: row.flag('is_complete', false),
    handedInAt: row.optionalTime('handed_in_at'),
    returnDueAt: row.optionalTime('return_due_at'),
    partsReady: row.optionalNumber('parts_ready') ?? 0,
    partsRequired: row.optionalNumber('parts_required') ?? 0,
    lastDecision: row.optionalOneOf('last_decision', handInDecisions),
    lastNote: row.optionalText('last_note'),
  };
}

/** How a week is drawn: by what was said of it, or by time. */
export type TeamWeekState = 'accepted' | 'review' | 'returned' | 'missed' | 'now' | 'next' | 'done';

/** How a week of a team stands at a time; `currentWeek` is that of the season, for weeks that ask for nothing. */
export function teamWeekState(
  { week, state, opensAt, closesAt }: TeamWeek,
  now: Date,
  currentWeek: number | undefined,
): TeamWeekState {
  if (state === 'accepted') return 'accepted';
  if (state === 'submitted' || state === 'in_review') return 'review';
  if (state === 'changes_requested') return 'returned';
  if (state === 'draft' && opensAt && closesAt) {
    if (now < opensAt) return 'next';
    return now < closesAt ? 'now' : 'missed';
  }
  if (currentWeek === undefined || week > currentWeek) return 'next';
  return week === currentWeek ? 'now' : 'done';
}
