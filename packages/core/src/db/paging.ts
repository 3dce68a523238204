import { AppError } from '../errors/AppError';
import { unwrap, type BackendResponse } from '../errors/unwrap';
import type { Page, PageRequest } from './growSupabase';

/** Rows that a hosted backend returns at most, whatever was asked for. */
export const maxRows = 1000;

/** First and last offset of a page. @throws AppError `invalid_value` when page or size is out of range. */
export function rangeOf({ page, pageSize }: PageRequest): { from: number; to: number } {
  const isWhole = Number.isInteger(page) && Number.isInteger(pageSize);
  if (!isWhole || page < 1 || pageSize < 1 || pageSize > maxRows) {
    throw new AppError('invalid_value', { message: `No such page: ${page} of ${pageSize} rows` });
  }
  const from = (page - 1) * pageSize;
  return { from, to: from + pageSize - 1 };
}

/** An answer that was asked to count. */
export interface CountedResponse extends BackendResponse<readonly unknown[]> {
  readonly count: number | null;
}

/** Whether the backend refused a page because the list ends before it. */
export function isBeyondEnd({ error }: BackendResponse<unknown>): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'PGRST103';
}

/**
 * Takes one page out of a counted answer.
 * @throws AppError the answer's error; `invalid_response` when there are rows without a total; `malformed_row`.
 */
export function pageFromResponse<T>(
  response: CountedResponse,
  fromRow: (row: unknown) => T,
  signal?: AbortSignal,
): Page<T> {
  const rows = unwrap(response, signal);
  const total = response.count ?? (rows.length === 0 ? 0 : Number.NaN);
  if (!Number.isInteger(total)) {
    throw new AppError('invalid_response', {
      message: 'The list came without its total',
      status: response.status,
    });
  }
  return { items: rows.map(fromRow), total };
}
