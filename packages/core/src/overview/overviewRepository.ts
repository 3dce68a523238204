import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard } from '../errors/unwrap';
import { peopleGrowthFromRow, seasonNewsFromRow, type PeopleGrowth, type SeasonNews } from './Overview';

/** What organisers see first, besides what lists count. Every call throws only AppError; `forbidden` for everybody else. */
export function overviewRepository(client: GrowSupabase) {
  return {
    /** When participants registered, and where they are from. @throws AppError `malformed_row` */
    async getGrowth({ signal }: ReadOptions = {}): Promise<PeopleGrowth> {
      return guard(async () => peopleGrowthFromRow(await read(client.rpc('people_growth'), signal)), signal);
    },

    /** What happened last, newest first. @throws AppError `malformed_row` */
    async listNews({ signal }: ReadOptions = {}): Promise<SeasonNews[]> {
      return readList(client.rpc('season_news', {}), seasonNewsFromRow, signal);
    },
  };
}
