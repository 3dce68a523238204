import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { triagedTeamFromRow, type TriagedTeam } from './TriagedTeam';
import { triageKeys } from './triageKeys';

/** More teams than any mentor has. */
const MOST = 100;

/** Which teams need their mentor. Every call throws only AppError. */
export function triageRepository(client: GrowSupabase) {
  return {
    /** The caller's teams this season, those that need them most first. @throws AppError `malformed_row` */
    async list({ signal }: ReadOptions = {}): Promise<TriagedTeam[]> {
      return readList(client.rpc('mentor_triage').limit(MOST), triagedTeamFromRow, signal);
    },
  };
}

/** Queries of triage. The client may be missing while a query is only described. */
export function triageQueries(client: GrowSupabase | undefined) {
  return {
    /** The teams of a mentor who is logged in, those that need them most first. */
    own: (mentorId: string): ProductQuery<TriagedTeam[]> =>
      productQuery(triageKeys.own(mentorId), async () => triageRepository(requireClient(client)).list()),
  };
}
