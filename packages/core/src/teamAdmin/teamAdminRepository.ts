import { allPages, type OnProgress } from '../db/allPages';
import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { searchPage } from '../db/searchPage';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import { teamFromRow, type Team, type TeamStage, type TeamStatus } from '../team/Team';
import {
  listedTeamFromRow,
  teamCountsFromRow,
  type ListedTeam,
  type TeamCounts,
  type TeamListRequest,
} from './ListedTeam';
import { teamHistoryFromRow, type TeamHistoryEntry } from './TeamHistory';

/** What an organiser may write about a team; an absent field stays, '' clears industry and city. */
export type TeamEdits = {
  readonly [Field in 'name' | 'pitch' | 'description' | 'industry' | 'city']?: string;
} & {
  readonly stage?: TeamStage;
  readonly listed?: boolean;
  /** Taking a team out of the contest is `withdrawTeam`. */
  readonly status?: Exclude<TeamStatus, 'withdrawn'>;
};

/** Where a person is to go; without a team they leave theirs. */
export interface TeamMemberMove {
  readonly userId: string;
  readonly teamId: string | null;
  /** Who follows, where the person leads others. */
  readonly successor?: string | undefined;
}

/** What organisers do with teams. Every call throws only AppError; each change has a reason of 3 to 500 characters. */
export function teamAdminRepository(client: GrowSupabase) {
  const repository = {
    /** A page of the season's teams; empty for everybody but ORGA. @throws AppError `invalid_value`, `malformed_row` */
    async listTeams(request: TeamListRequest & ReadOptions): Promise<Page<ListedTeam>> {
      const { search, status, seats, state, sort, signal } = request;
      const ask = (limit: number, offset: number) =>
        read(
          client.rpc('list_teams', {
            p_query: search,
            ...(status ? { p_status: status } : {}),
            ...(seats ? { p_seats: seats } : {}),
            ...(state ? { p_state: state } : {}),
            p_sort: sort.by,
            p_descending: sort.isDescending,
            p_limit: limit,
            p_offset: offset,
          }),
          signal,
        );
      return guard(async () => searchPage(request, ask, listedTeamFromRow), signal);
    },

    /**
     * Every team that a filter finds, in its order, page after page. `onProgress` hears how many of how many are there.
     * @throws AppError `malformed_row`, `aborted`
     */
    async allTeams({
      onProgress,
      ...request
    }: Omit<TeamListRequest, 'page' | 'pageSize'> & ReadOptions & { onProgress?: OnProgress }): Promise<
      ListedTeam[]
    > {
      return allPages(
        (page) => repository.listTeams({ ...request, ...page }),
        ({ id }) => id,
        onProgress,
      );
    },

    /** How many teams there are, and how many in each state; `forbidden` for everybody but ORGA. @throws AppError `malformed_row` */
    async countTeams({ signal }: ReadOptions = {}): Promise<TeamCounts> {
      return guard(async () => {
        const [row] = await read(client.rpc('count_teams'), signal);
        return teamCountsFromRow(row);
      }, signal);
    },

    /** What was changed about a team, newest first, at most a hundred. @throws AppError `malformed_row` */
    async teamHistory(teamId: string, { signal }: ReadOptions = {}): Promise<TeamHistoryEntry[]> {
      return readList(
        client.rpc('team_history', { p_team_id: teamId, p_limit: 100 }),
        teamHistoryFromRow,
        signal,
      );
    },

    /** Changes what a team says of itself, or its status. @throws AppError `team_name_taken`, `forbidden`, `invalid_value` */
    async editTeam(teamId: string, edits: TeamEdits, reason: string): Promise<Team> {
      const given = { p_team_id: teamId, p_changes: { ...edits }, p_reason: reason };
      return guard(async () => teamFromRow(unwrap(await client.rpc('edit_team', given))));
    },

    /** Moves a person. @throws AppError `successor_needed`, `team_full`, `team_ended`, `forbidden`, `conflict` */
    async moveMember({ userId, teamId, successor }: TeamMemberMove, reason: string): Promise<void> {
      const given = {
        p_user_id: userId,
        // The generated type knows no null for an argument; null takes the person out.
        p_team_id: teamId as string,
        p_reason: reason,
        ...(successor ? { p_successor: successor } : {}),
      };
      return guard(async () => {
        unwrapOptional(await client.rpc('move_member', given));
      });
    },

    /** The people of one team go into another, and the first one ends. @throws AppError `team_full`, `team_ended`, `forbidden` */
    async mergeTeams(from: string, into: string, reason: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('merge_teams', { p_from: from, p_into: into, p_reason: reason }));
      });
    },

    /** Takes a team out of the contest. @throws AppError `forbidden` */
    async withdrawTeam(teamId: string, reason: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('withdraw_team', { p_team_id: teamId, p_reason: reason }));
      });
    },
  };
  return repository;
}

/** Cache keys of the organisers' teams, below `teams`: what changes a team changes these. */
export const teamAdminKeys = {
  all: ['teams', 'admin'] as const,
  list: (request: TeamListRequest) => ['teams', 'admin', 'list', request] as const,
  counts: ['teams', 'admin', 'counts'] as const,
  history: (teamId: string) => ['teams', 'admin', 'history', teamId] as const,
};

/** Queries of the organisers' teams. The client may be missing while a query is only described. */
export function teamAdminQueries(client: GrowSupabase | undefined) {
  return {
    /** A page of the season's teams. */
    list: (request: TeamListRequest): ProductQuery<Page<ListedTeam>> =>
      searchQuery(teamAdminKeys.list(request), async (signal) =>
        teamAdminRepository(requireClient(client)).listTeams({ ...request, signal }),
      ),
    /** How many teams there are, and how many in each state. */
    counts: (): ProductQuery<TeamCounts> =>
      productQuery(teamAdminKeys.counts, async () => teamAdminRepository(requireClient(client)).countTeams()),
    /** What was changed about a team. */
    history: (teamId: string): ProductQuery<TeamHistoryEntry[]> =>
      productQuery(teamAdminKeys.history(teamId), async () =>
        teamAdminRepository(requireClient(client)).teamHistory(teamId),
      ),
  };
}
