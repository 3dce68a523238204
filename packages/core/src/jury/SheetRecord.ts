// What a device holds of one score sheet: what the server has, what the juror wants it to have, and what is under way.
import { readRow } from '../db/readRow';
import type { AppErrorCode } from '../errors/AppErrorCode';
import {
  contentFromRow,
  contentRow,
  standFromRow,
  standRow,
  type BallotStand,
  type SheetContent,
} from './BallotStand';

/** What the juror wants the server to hold. */
export interface SheetWish extends SheetContent {
  /** Made anew with each change: it names what is sent, so that the same again is the same. */
  readonly key: string;
  /** When the juror pressed, by the device's clock; for one that is handed in, when that was. */
  readonly at: Date;
  readonly isSubmitted: boolean;
  readonly isRecused: boolean;
  /** Why the juror steps back. */
  readonly reason: string;
}

/** What is under way: written down before it is sent, and sent again with its key until the answer is known. */
export interface SheetSending extends SheetContent {
  readonly kind: 'write' | 'recuse' | 'undoRecusal';
  readonly key: string;
  /** The version that it was written over. */
  readonly version: number;
  readonly isSubmitted: boolean;
  readonly at: Date;
  readonly reason: string;
}

/** Why something is not sent any more before somebody has decided. */
export interface SheetProblem {
  readonly code: AppErrorCode;
  /** What another device has written; only for `ballot_changed`. */
  readonly theirs: BallotStand | undefined;
}

/** All that a device holds of one score sheet beside the round. */
export interface SheetRecord {
  readonly stand: BallotStand;
  readonly wish: SheetWish | undefined;
  readonly sending: SheetSending | undefined;
  readonly problem: SheetProblem | undefined;
}

/** Whether the server lacks something of it, or may lack it. */
export const isUnsent = ({ wish, sending }: SheetRecord): boolean =>
  wish !== undefined || sending !== undefined;

function wishFromRow(value: unknown): SheetWish {
  const row = readRow('wish', value);
  return {
    ...contentFromRow(value),
    key: row.requiredText('key'),
    at: row.time('at'),
    isSubmitted: row.flag('is_submitted', false),
    isRecused: row.flag('is_recused', false),
    reason: row.text('reason'),
  };
}

function sendingFromRow(value: unknown): SheetSending {
  const row = readRow('sending', value);
  return {
    ...contentFromRow(value),
    kind: row.oneOf('kind', ['write', 'recuse', 'undoRecusal']),
    key: row.requiredText('key'),
    version: row.number('version'),
    isSubmitted: row.flag('is_submitted', false),
    at: row.time('at'),
    reason: row.text('reason'),
  };
}

/** Errors that a score sheet can meet for good. */
export const sheetProblems = [
  'ballot_changed',
  'ballot_incomplete',
  'round_locked',
  'ballot_recused',
  'ballot_not_yours',
  'not_found',
  'invalid_value',
  'unexpected',
] as const satisfies readonly AppErrorCode[];

function problemFromRow(value: unknown): SheetProblem {
  const row = readRow('problem', value);
  return { code: row.oneOf('code', sheetProblems), theirs: row.optional('theirs', standFromRow) };
}

/** A record as text, to be kept; `recordFromText` reads it. */
export function recordText({ stand, wish, sending, problem }: SheetRecord): string {
  return JSON.stringify({
    stand: standRow(stand),
    wish: wish && {
      ...contentRow(wish),
      key: wish.key,
      at: wish.at.toISOString(),
      is_submitted: wish.isSubmitted,
      is_recused: wish.isRecused,
      reason: wish.reason,
    },
    sending: sending && {
      ...contentRow(sending),
      kind: sending.kind,
      key: sending.key,
      version: sending.version,
      is_submitted: sending.isSubmitted,
      at: sending.at.toISOString(),
      reason: sending.reason,
    },
    problem: problem && { code: problem.code, theirs: problem.theirs && standRow(problem.theirs) },
  });
}

/** Reads a kept record; undefined for anything else. */
export function recordFromText(text: string): SheetRecord | undefined {
  try {
    const row = readRow('record', JSON.parse(text));
    const stand = row.optional('stand', standFromRow);
    return (
      stand && {
        stand,
        wish: row.optional('wish', wishFromRow),
        sending: row.optional('sending', sendingFromRow),
        problem: row.optional('problem', problemFromRow),
      }
    );
  } catch {
    return undefined;
  }
}
