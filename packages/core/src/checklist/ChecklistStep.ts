import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';

/** How many characters a step may have, as the database counts them. */
export const checklistTextLength = 140;

/** A step of a team's week. */
export interface ChecklistStep {
  readonly id: string;
  /** Which step of the season it is; undefined for the team's own. */
  readonly key: string | undefined;
  /** The same in both languages where the team wrote it. */
  readonly text: LocalText;
  /** Whether it says how the hand-in stands; nobody ticks it. */
  readonly isHandIn: boolean;
  /** 1 is the first. */
  readonly position: number;
  readonly assignedTo: string | undefined;
  /** A calendar day as `2024-12-06`. */
  readonly dueOn: string | undefined;
  readonly doneAt: Date | undefined;
  readonly doneBy: string | undefined;
}

/** Reads a row of `team_checklist`. @throws AppError `malformed_row` naming the column. */
export function checklistStepFromRow(value: unknown): ChecklistStep {
  const row = readRow('team_checklist', value);
  return {
    id: row.requiredText('id'),
    key: row.optionalText('key'),
    text: row.requiredLocalText('text'),
    isHandIn: row.flag('is_hand_in', false),
    position: row.number('position'),
    assignedTo: row.optionalText('assigned_to'),
    dueOn: row.optionalText('due_on') === undefined ? undefined : row.day('due_on'),
    doneAt: row.optionalTime('done_at'),
    doneBy: row.optionalText('done_by'),
  };
}

/** Whether a step was to be done before a day, such as today. Days as `2024-12-06`. */
export const isChecklistStepLate = ({ dueOn, doneAt }: ChecklistStep, today: string): boolean =>
  doneAt === undefined && dueOn !== undefined && dueOn < today;
