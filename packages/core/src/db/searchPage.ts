import { readRow } from './readRow';
import { rangeOf } from './paging';
import type { Page, PageRequest } from './growSupabase';

/**
 * A page out of a search of the database, whose rows all carry the whole number as `total`. Beyond the end there is no row to carry
 * it, so it is asked for once more from the beginning.
 * @throws AppError `invalid_value` for a page that cannot be; `malformed_row`.
 */
export async function searchPage<T>(
  { page, pageSize }: PageRequest,
  ask: (limit: number, offset: number) => Promise<readonly unknown[]>,
  fromRow: (row: unknown) => T,
): Promise<Page<T>> {
  const { from } = rangeOf({ page, pageSize });
  const rows = await ask(pageSize, from);
  const counted = rows.length === 0 && from > 0 ? await ask(1, 0) : rows;
  const total = counted.length === 0 ? 0 : readRow('search', counted[0]).number('total');
  return { items: rows.map(fromRow), total };
}
