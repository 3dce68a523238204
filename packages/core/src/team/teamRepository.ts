import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { seasonRepository } from '../season/seasonRepository';
import { teamFromRow, teamToRow, type Team, type TeamChanges, type TeamMember } from './Team';
import { peopleOf } from './teamPeople';

/** Reads teams and changes who is in them. Every call throws only AppError. */
export function teamRepository(client: GrowSupabase) {
  return {
    /** The team of the current season with this address; undefined when there is none. @throws AppError `malformed_row` */
    async getTeamBySlug(slug: string, { signal }: ReadOptions = {}): Promise<Team | undefined> {
      return guard(async () => {
        const season = await seasonRepository(client).currentSeason({ signal });
        if (!season) return undefined;
        const rows = await read(
          client.from('teams').select('*').eq('slug', slug).eq('season_id', season.id),
          signal,
        );
        return rows[0] === undefined ? undefined : teamFromRow(rows[0]);
      }, signal);
    },

    /** The team that somebody is in this season; null when in none. @throws AppError `malformed_row` */
    async getOwnTeam(userId: string, { signal }: ReadOptions = {}): Promise<Team | null> {
      return guard(async () => {
        const query = client
          .from('team_members')
          .select('season_id, team:teams(*)')
          .eq('user_id', userId)
          .is('left_at', null);
        const [season, rows] = await Promise.all([
          seasonRepository(client).currentSeason({ signal }),
          read(query, signal),
        ]);
        const current = rows.find((row) => row.season_id === season?.id);
        return current === undefined ? null : teamFromRow(current.team);
      }, signal);
    },

    /** Who is in a team, in the order they came. @throws AppError `malformed_row` */
    async listMembers(teamId: string, { signal }: ReadOptions = {}): Promise<TeamMember[]> {
      return guard(async () => {
        const query = client
          .from('team_members')
          .select('user_id, joined_at')
          .eq('team_id', teamId)
          .is('left_at', null)
          .order('joined_at')
          .order('id');
        const rows = await read(query, signal);
        const members = rows.map((value) => {
          const row = readRow('team_members', value);
          return { userId: row.requiredText('user_id'), joinedAt: row.time('joined_at') };
        });
        const ids = members.map(({ userId }) => userId);
        const people = await peopleOf(client, ids, signal);
        return members.flatMap(({ userId, joinedAt }) => {
          const person = people.get(userId);
          return person ? [{ ...person, joinedAt }] : [];
        });
      }, signal);
    },

    /** Founds a team with the caller as captain. @throws AppError `already_in_team`, `teams_closed`, `team_name_taken`, `invalid_value` */
    async foundTeam(name: string, pitch: string): Promise<Team> {
      return guard(async () =>
        teamFromRow(unwrap(await client.rpc('found_team', { p_name: name.trim(), p_pitch: pitch.trim() }))),
      );
    },

    /** Writes what changed. @throws AppError `single_row_expected` when it may not be written; `already_exists` for a taken name */
    async updateTeam(id: string, changes: TeamChanges): Promise<Team> {
      return guard(async () =>
        teamFromRow(
          unwrap(await client.from('teams').update(teamToRow(changes)).eq('id', id).select().single()),
        ),
      );
    },

    /** The caller leaves; a captain of others names who follows. @throws AppError `successor_needed` */
    async leaveTeam(teamId: string, successor?: string): Promise<void> {
      const named = successor === undefined ? {} : { p_successor: successor };
      return guard(async () => {
        unwrapOptional(await client.rpc('leave_team', { p_team_id: teamId, ...named }));
      });
    },

    /** The captain makes another member captain. @throws AppError `not_in_team`, `forbidden` */
    async handOver(teamId: string, successor: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('hand_over_team', { p_team_id: teamId, p_successor: successor }));
      });
    },

    /** The captain takes another member out. @throws AppError `forbidden` */
    async removeMember(teamId: string, userId: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('remove_member', { p_team_id: teamId, p_user_id: userId }));
      });
    },
  };
}
