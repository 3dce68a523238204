import { readRow } from '../db/readRow';

/** What a score sheet goes through. */
export const ballotStates = ['assigned', 'draft', 'submitted', 'locked', 'recused'] as const;
/** How far a score sheet is; `recused`: the juror stepped back. */
export type BallotState = (typeof ballotStates)[number];

/** What becomes of a score sheet that arrived after the lock. */
export const lateStates = ['waiting', 'admitted', 'refused'] as const;
/** Whether organisers have let a late score sheet count. */
export type LateState = (typeof lateStates)[number];

/** What a score sheet says: steps from 1 to 5 by the id of the criterion, and two comments. */
export interface SheetContent {
  readonly scores: Readonly<Record<string, number>>;
  readonly commentTeam: string;
  readonly commentJury: string;
}

/** A score sheet as the server is known to hold it. */
export interface BallotStand extends SheetContent {
  readonly state: BallotState;
  /** Grows with each change, so that two devices do not overwrite each other. */
  readonly version: number;
  readonly recusedReason: string;
  readonly submittedAt: Date | undefined;
  /** Undefined for one that arrived in time. */
  readonly late: LateState | undefined;
}

/** What the server says after a write. */
export interface BallotAnswer {
  readonly state: BallotState;
  readonly version: number;
  readonly submittedAt: Date | undefined;
  readonly late: LateState | undefined;
}

/** A score sheet on which nothing is written. */
export const emptyContent: SheetContent = { scores: {}, commentTeam: '', commentJury: '' };

/** Reads steps by criterion. @throws AppError `malformed_row` */
export function scoresFromRow(value: unknown): Readonly<Record<string, number>> {
  const row = readRow('scores', value);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return Object.fromEntries(names.map((name) => [name, row.number(name)]));
}

/** Reads content from columns that are named as in the database. @throws AppError `malformed_row` */
export function contentFromRow(value: unknown): SheetContent {
  const row = readRow('ballot_scores', value);
  return {
    scores: row.optional('scores', scoresFromRow) ?? {},
    commentTeam: row.optional('comment_team', () => row.text('comment_team')) ?? '',
    commentJury: row.optional('comment_jury', () => row.text('comment_jury')) ?? '',
  };
}

/** Reads how the server holds a score sheet. @throws AppError `malformed_row` */
export function standFromRow(value: unknown): BallotStand {
  const row = readRow('ballots', value);
  return {
    ...contentFromRow(value),
    state: row.oneOf('state', ballotStates),
    version: row.number('version'),
    recusedReason: row.optionalText('recused_reason') ?? '',
    submittedAt: row.optionalTime('submitted_at'),
    late: row.optionalOneOf('late', lateStates),
  };
}

/** The same in columns, to be kept; `standFromRow` reads it. */
export const standRow = (stand: BallotStand): Record<string, unknown> => ({
  ...contentRow(stand),
  state: stand.state,
  version: stand.version,
  recused_reason: stand.recusedReason,
  submitted_at: stand.submittedAt?.toISOString(),
  late: stand.late,
});

/** Content in columns; `contentFromRow` reads it. */
export const contentRow = ({ scores, commentTeam, commentJury }: SheetContent): Record<string, unknown> => ({
  scores,
  comment_team: commentTeam,
  comment_jury: commentJury,
});

/** Reads the answer of a write. @throws AppError `malformed_row` */
export function ballotAnswerFromRow(value: unknown): BallotAnswer {
  const row = readRow('write_ballot', value);
  return {
    state: row.oneOf('state', ballotStates),
    version: row.number('version'),
    submittedAt: row.optionalTime('submitted_at'),
    late: row.optionalOneOf('late', lateStates),
  };
}

/** Whether two score sheets say the same. */
export function isSameContent(one: SheetContent, other: SheetContent): boolean {
  const names = new Set([...Object.keys(one.scores), ...Object.keys(other.scores)]);
  return (
    one.commentTeam === other.commentTeam &&
    one.commentJury === other.commentJury &&
    [...names].every((name) => one.scores[name] === other.scores[name])
  );
}
