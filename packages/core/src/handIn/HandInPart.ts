import { readRow } from '../db/readRow';
import { partValueFrom, type PartValue } from './PartValue';

/** What one part of a draft says, as the backend has it. */
export interface HandInPart {
  readonly key: string;
  readonly value: PartValue;
  /** One more with every change; whoever saves names the one they started from. */
  readonly version: number;
  /** Who wrote it last; undefined for somebody who is gone. */
  readonly writtenBy: string | undefined;
  readonly writtenAt: Date;
}

/** Reads a row of `hand_in_parts`, or of its history. @throws AppError `malformed_row` naming the column. */
export function handInPartFromRow(value: unknown): HandInPart {
  const row = readRow('hand_in_parts', value);
  return {
    key: row.requiredText('part_key'),
    value: row.optional('value', partValueFrom) ?? partValueFrom(undefined),
    version: row.number('version'),
    writtenBy: row.optionalText('written_by'),
    writtenAt: row.time('written_at'),
  };
}
