import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { milestoneFromRow, type Milestone } from './Milestone';

/** Reads milestones. Every call throws only AppError. */
export function milestoneRepository(client: GrowSupabase) {
  return {
    /** What a season asks for, week by week, with the parts of each in their order. @throws AppError `malformed_row` */
    async seasonMilestones(seasonId: string, { signal }: ReadOptions = {}): Promise<Milestone[]> {
      const parts = { referencedTable: 'milestone_parts' };
      const query = client
        .from('milestones')
        .select('*, milestone_parts(*)')
        .eq('season_id', seasonId)
        .order('week')
        .order('position', parts)
        .order('key', parts);
      return readList(query, milestoneFromRow, signal);
    },
  };
}

/** Cache keys of milestones. */
export const milestoneKeys = {
  all: ['milestones'] as const,
  season: (seasonId: string) => ['milestones', seasonId] as const,
};

/** Queries of milestones. The client may be missing while a query is only described. */
export function milestoneQueries(client: GrowSupabase | undefined) {
  return {
    /** What a season asks for, week by week. */
    season: (seasonId: string): ProductQuery<Milestone[]> =>
      productQuery(milestoneKeys.season(seasonId), async () =>
        milestoneRepository(requireClient(client)).seasonMilestones(seasonId),
      ),
  };
}
