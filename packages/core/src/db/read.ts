import { guard, unwrap, unwrapOptional, type BackendResponse } from '../errors/unwrap';
import type { Page } from './growSupabase';
import { isBeyondEnd, pageFromResponse, type CountedResponse } from './paging';

/** A query of supabase-js that can still be given its signal. */
interface Query<Response> extends PromiseLike<Response> {
  abortSignal(signal: AbortSignal): PromiseLike<Response>;
}

/** A query that can be narrowed to one row. */
interface RowQuery {
  abortSignal(signal: AbortSignal): RowQuery;
  single(): PromiseLike<BackendResponse<unknown>>;
  maybeSingle(): PromiseLike<BackendResponse<unknown>>;
}

/** The answer of a query as it came, with the signal where there is one. */
export const answerOf = async <Response>(query: Query<Response>, signal?: AbortSignal): Promise<Response> =>
  signal ? query.abortSignal(signal) : query;

/** The data of a query. @throws AppError `aborted` by the signal; `no_data`; the answer's own error, mapped */
export const read = async <T>(query: Query<BackendResponse<T>>, signal?: AbortSignal): Promise<T> =>
  guard(async () => unwrap(await answerOf(query, signal), signal), signal);

/** Every row of a query. @throws AppError as `read`, and what `fromRow` throws: `malformed_row` */
export const readList = async <Row, T>(
  query: Query<BackendResponse<Row[]>>,
  fromRow: (row: Row) => T,
  signal?: AbortSignal,
): Promise<T[]> => guard(async () => (await read(query, signal)).map((row) => fromRow(row)), signal);

/** The one row of a query. @throws AppError as `readList`, and `single_row_expected` (406) for none or several */
export const readSingle = async <T>(
  query: RowQuery,
  fromRow: (row: unknown) => T,
  signal?: AbortSignal,
): Promise<T> =>
  guard(async () => {
    const answer = await (signal ? query.abortSignal(signal) : query).single();
    return fromRow(unwrap(answer, signal));
  }, signal);

/** The one row of a query, undefined for none. @throws AppError as `readList`, and `single_row_expected` (406) for several */
export const readOptional = async <T>(
  query: RowQuery,
  fromRow: (row: unknown) => T,
  signal?: AbortSignal,
): Promise<T | undefined> =>
  guard(async () => {
    const answer = await (signal ? query.abortSignal(signal) : query).maybeSingle();
    const row = unwrapOptional(answer, signal);
    return row === undefined ? undefined : fromRow(row);
  }, signal);

/**
 * One page of a query that counts. Beyond the end the backend refuses and says no total: `count`, the same query with `head`, is
 * asked for it then.
 * @throws AppError as `readList`
 */
export const readPage = async <T>(
  query: Query<CountedResponse>,
  count: () => Query<CountedResponse>,
  fromRow: (row: unknown) => T,
  signal?: AbortSignal,
): Promise<Page<T>> =>
  guard(async () => {
    const answer = await answerOf(query, signal);
    if (!isBeyondEnd(answer)) return pageFromResponse(answer, fromRow, signal);
    const counted = await answerOf(count(), signal);
    unwrap({ ...counted, data: [] }, signal);
    return { items: [], total: counted.count ?? 0 };
  }, signal);
