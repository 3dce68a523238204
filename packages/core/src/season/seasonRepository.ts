import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { seasonFromRow, type Season } from './Season';

/** Reads seasons. Every call throws only AppError. */
export function seasonRepository(client: GrowSupabase) {
  return {
    /** The season that started last, or starts next; null when there is none. @throws AppError `malformed_row` */
    async currentSeason({ signal }: ReadOptions = {}): Promise<Season | null> {
      const query = client.from('seasons').select('*').order('starts_on', { ascending: false }).limit(1);
      return (await readList(query, seasonFromRow, signal))[0] ?? null;
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
