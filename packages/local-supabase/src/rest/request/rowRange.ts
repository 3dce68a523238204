import { refusals } from '../refusals';

/** Which rows are wanted: from an offset on, all of them or so many. */
export interface RowRange {
  offset: number;
  /** Null for no end. */
  limit: number | null;
}

/** Every row. */
export const ALL_ROWS: RowRange = { offset: 0, limit: null };

/** The range of `limit` and `offset`; what is no number does not count. */
export function rangeOfParameters(limit: string | undefined, offset: string | undefined): RowRange {
  return { offset: wholeNumber(offset) ?? 0, limit: wholeNumber(limit) };
}

/** The range of a `Range` header such as `0-9` or `20-`; any other text asks for everything. @throws RestRefusal PGRST103 */
export function rangeOfHeader(header: string | null): RowRange {
  const found = /^([0-9]+)-([0-9]*)$/.exec(header ?? '');
  if (found === null) return ALL_ROWS;
  const offset = Number(found[1]);
  if (found[2] === '') return { offset, limit: null };
  const limit = Number(found[2]) - offset + 1;
  if (limit < 1) {
    throw refusals.range(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit };
}

/** What both ranges hold; a limit of 0 is allowed, a negative one is not. @throws RestRefusal PGRST103 */
export function topLevelRange(parameters: RowRange, header: RowRange): RowRange {
  if (parameters.limit === 0) return { offset: 0, limit: 0 };
  const offset = Math.max(parameters.offset, header.offset);
  const end = Math.min(endOf(parameters), endOf(header));
  if (end === Infinity) return { offset, limit: null };
  if (end <= offset) throw refusals.range('Limit should be greater than or equal to zero.');
  return { offset, limit: end - offset };
}

/** Cuts a range at a number of rows. */
export function cutRange(range: RowRange, maxRows: number): RowRange {
  return { offset: range.offset, limit: Math.min(range.limit ?? maxRows, maxRows) };
}

/** The header `Content-Range`: `0-24/573`, `0-24/*`, or an asterisk for no rows. */
export function contentRange(lower: number, upper: number, total: number | null): string {
  const rows = total !== 0 && lower <= upper ? `${lower}-${upper}` : '*';
  return `${rows}/${total ?? '*'}`;
}

function endOf({ offset, limit }: RowRange): number {
  return limit === null ? Infinity : offset + limit;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^-?[0-9]{1,15}$/.test(text) ? Number(text) : null;
}
