import { readRow } from '../db/readRow';

/** What can be said of a version. */
export const handInDecisions = ['accepted', 'changes_requested'] as const;
/** What is said of a version: accepted, or asked to revise. */
export type HandInDecision = (typeof handInDecisions)[number];

/** What a mentor or an organiser says of a version. */
export interface HandInVerdict {
  readonly id: string;
  readonly versionId: string;
  /** Undefined for somebody who is gone. */
  readonly authorId: string | undefined;
  readonly decision: HandInDecision;
  /** What the team reads; may be ''. */
  readonly note: string;
  /** Since when it counts; undefined while its author may take it back. */
  readonly settledAt: Date | undefined;
}

/** Reads a row of `hand_in_verdicts`. @throws AppError `malformed_row` naming the column. */
export function handInVerdictFromRow(value: unknown): HandInVerdict {
  const row = readRow('hand_in_verdicts', value);
  return {
    id: row.requiredText('id'),
    versionId: row.requiredText('version_id'),
    authorId: row.optionalText('author_id'),
    decision: row.oneOf('decision', handInDecisions),
    note: row.text('note'),
    settledAt: row.optionalTime('settled_at'),
  };
}
