import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { guard, unwrapOptional } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { seasonFromRow, type Season } from './Season';

/** Reads seasons. Every call throws only AppError. */
export function seasonRepository(client: GrowSupabase) {
  return {
    /** The season that started last, or starts next; null when there is none. @throws AppError `malformed_row` */
    async currentSeason({ signal }: ReadOptions = {}): Promise<Season | null> {
      return guard(async () => {
        const query = client.from('seasons').select('*').order('starts_on', { ascending: false }).limit(1);
        const rows = unwrapOptional(await (signal ? query.abortSignal(signal) : query), signal) ?? [];
        return rows[0] === undefined ? null : seasonFromRow(rows[0]);
      });
    },
  };
}

/** Cache keys of seasons. */
export const seasonKeys = { current: ['season', 'current'] as const };

/** Queries of seasons. The client may be missing while a query is only described. */
export function seasonQueries(client: GrowSupabase | undefined) {
  return {
    /** The current season, or null. */
    current: (): ProductQuery<Season | null> =>
      productQuery(seasonKeys.current, async () => seasonRepository(requireClient(client)).currentSeason()),
  };
}
