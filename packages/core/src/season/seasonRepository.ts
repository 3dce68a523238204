import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { seasonFromRow, type Season } from './Season';

/**
 * What is read of `seasons`, as the data API's `select`. Every page says the week by its verb: the weeks come with the season, and
 * no second question follows.
 */
export const seasonColumns =
  '*,season_weeks(week,verb_en,verb_de,task_en,task_de,milestones(title_en,title_de,due_at))';

/** Reads seasons. Every call throws only AppError. */
export function seasonRepository(client: GrowSupabase) {
  return {
    /** The season that started last, or starts next, with its weeks, and none that organisers still prepare; null when there is none. @throws AppError `malformed_row` */
    async currentSeason({ signal }: ReadOptions = {}): Promise<Season | null> {
      const query = client
        .from('seasons')
        .select(seasonColumns)
        .not('opened_at', 'is', null)
        .order('starts_on', { ascending: false })
        .limit(1);
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
