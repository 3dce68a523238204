import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { TeamProfile } from '../team/Team';
import { peopleOf } from '../team/teamPeople';
import { handInHistoryFromRow, type HandInHistory } from './HandInHistory';

/** What a team handed in so far, and the people who are named there. */
export interface HandInHistories {
  readonly histories: readonly HandInHistory[];
  /** By their ids, as far as the reader may see them. */
  readonly people: ReadonlyMap<string, TeamProfile>;
}

const VERSION = 'id, number, handed_in_at, handed_in_by, is_by_clock, is_complete, is_late, replaced_at';
const VERDICT = 'id, version_id, author_id, decision, note, settled_at';

/** The record of a team. Every call throws only AppError. */
export function recordRepository(client: GrowSupabase) {
  return {
    /** What a team and those merged into it handed in, week by week. @throws AppError `malformed_row` */
    async listHandIns(teamId: string, { signal }: ReadOptions = {}): Promise<HandInHistories> {
      return guard(async () => {
        const query = client
          .rpc('team_hand_ins', { p_team_id: teamId })
          .select(
            `id, milestone_id, hand_in_versions(${VERSION}), hand_in_verdicts!hand_in_verdicts_of_hand_in(${VERDICT})`,
          );
        const histories = await readList(query, handInHistoryFromRow, signal);
        const ids = histories.flatMap(({ versions, verdicts }) => [
          ...versions.map(({ handedInBy }) => handedInBy),
          ...verdicts.map(({ authorId }) => authorId),
        ]);
        return { histories, people: await peopleOf(client, ids, signal) };
      }, signal);
    },
  };
}

/** Cache keys of a team's record; below those of hand-ins, whose changes they show. */
export const recordKeys = {
  handIns: (teamId: string) => ['handIns', 'history', teamId] as const,
};

/** Queries of a team's record. The client may be missing while a query is only described. */
export function recordQueries(client: GrowSupabase | undefined) {
  return {
    /** What a team handed in so far, and what was said of it. */
    handIns: (teamId: string): ProductQuery<HandInHistories> =>
      productQuery(recordKeys.handIns(teamId), async () =>
        recordRepository(requireClient(client)).listHandIns(teamId),
      ),
  };
}
