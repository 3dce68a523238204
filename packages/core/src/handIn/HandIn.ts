import { readRow } from '../db/readRow';

/** Where a hand-in can stand. */
export const handInStates = ['draft', 'submitted', 'in_review', 'accepted', 'changes_requested'] as const;
/** Where a hand-in stands; `changes_requested` is what the team hands in once more. */
export type HandInState = (typeof handInStates)[number];

/** What a team hands in for a milestone, made by the first thing that is written. */
export interface HandIn {
  readonly id: string;
  readonly teamId: string;
  readonly milestoneId: string;
  readonly state: HandInState;
  /** Number of the newest version; 0 before the first. */
  readonly version: number;
  /** When it was due, frozen with the first version. */
  readonly dueAtEffective: Date | undefined;
  /** Whether the first version came late; undefined before it. */
  readonly isLate: boolean | undefined;
  /** Until when an organiser gave this team; undefined as for all. */
  readonly extendedUntil: Date | undefined;
  readonly extensionReason: string | undefined;
  /** Since when an organiser is asked for more time. */
  readonly extensionAskedAt: Date | undefined;
  /** Why an organiser gave no more time; undefined once the team asks again or gets some. */
  readonly extensionDeclinedReason: string | undefined;
  readonly reviewerId: string | undefined;
  readonly takenAt: Date | undefined;
  /** When the team took it back from its reviewer, which it may once. */
  readonly takenBackAt: Date | undefined;
  /** When one that came back is due again. */
  readonly returnDueAt: Date | undefined;
  readonly isOverdue: boolean;
  /** Whether what is written is handed in by itself when it is due. */
  readonly handsInByClock: boolean;
}

/** Reads a row of `hand_ins`. @throws AppError `malformed_row` naming the column. */
export function handInFromRow(value: unknown): HandIn {
  const row = readRow('hand_ins', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    milestoneId: row.requiredText('milestone_id'),
    state: row.oneOf('state', handInStates),
    version: row.number('version'),
    dueAtEffective: row.optionalTime('due_at_effective'),
    isLate: row.optional('is_late', Boolean),
    extendedUntil: row.optionalTime('extended_until'),
    extensionReason: row.optionalText('extension_reason'),
    extensionAskedAt: row.optionalTime('extension_asked_at'),
    extensionDeclinedReason: row.optionalText('extension_declined_reason'),
    reviewerId: row.optionalText('reviewer_id'),
    takenAt: row.optionalTime('taken_at'),
    takenBackAt: row.optionalTime('taken_back_at'),
    returnDueAt: row.optionalTime('return_due_at'),
    isOverdue: row.flag('is_overdue', false),
    handsInByClock: row.flag('hands_in_by_clock', true),
  };
}
