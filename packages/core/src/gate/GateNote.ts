import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** How many characters a note of the gate room may have, as the database counts them. */
export const GATE_NOTE_LENGTH = 600;

/** A note on a team for those who run the round. */
export interface GateNote {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date;
  /** Undefined for somebody who is gone. */
  readonly author: TeamPerson | undefined;
  /** Whether whoever asked wrote it, and may take it away. */
  readonly isOwn: boolean;
}

/** Reads a row of `list_gate_notes()`. @throws AppError `malformed_row` naming the column */
export function gateNoteFromRow(value: unknown): GateNote {
  const row = readRow('list_gate_notes', value);
  return {
    id: row.requiredText('id'),
    text: row.requiredText('text'),
    createdAt: row.time('created_at'),
    author: row.optional('author', teamPersonFromRow),
    isOwn: row.flag('is_own', false),
  };
}
