import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { teamRoleFromRow, type TeamRole } from './Team';

/** What a captain writes of a role; an absent field stays, null as `filledBy` opens it again. */
export interface TeamRoleChanges {
  readonly title?: string;
  readonly skills?: readonly string[];
  readonly filledBy?: string | null;
}

/** Whom teams look for; writing is for the captain. Every call throws only AppError. */
export function teamRoleRepository(client: GrowSupabase) {
  return {
    /** The roles of a team, twelve at most, oldest first. @throws AppError `malformed_row` */
    async listRoles(teamId: string, { signal }: ReadOptions = {}): Promise<TeamRole[]> {
      const query = client
        .from('team_roles')
        .select('*')
        .eq('team_id', teamId)
        .order('created_at')
        .order('id');
      return readList(query, teamRoleFromRow, signal);
    },

    /** Adds an open role. @throws AppError `forbidden`, `invalid_value` */
    async addRole(teamId: string, title: string, skills: readonly string[]): Promise<TeamRole> {
      const row = { team_id: teamId, title: title.trim(), skills: [...skills] };
      return guard(async () =>
        teamRoleFromRow(unwrap(await client.from('team_roles').insert(row).select().single())),
      );
    },

    /** Writes what changed. @throws AppError `single_row_expected` when it may not be written or is gone; `not_in_team`, `invalid_value` */
    async updateRole(id: string, { title, skills, filledBy }: TeamRoleChanges): Promise<TeamRole> {
      const row = {
        ...(title === undefined ? {} : { title: title.trim() }),
        ...(skills === undefined ? {} : { skills: [...skills] }),
        ...(filledBy === undefined ? {} : { filled_by: filledBy }),
      };
      return guard(async () =>
        teamRoleFromRow(unwrap(await client.from('team_roles').update(row).eq('id', id).select().single())),
      );
    },

    /** Gives up looking; returns the role as it was. @throws AppError `single_row_expected` when it may not be deleted or is gone. */
    async removeRole(id: string): Promise<TeamRole> {
      return guard(async () =>
        teamRoleFromRow(unwrap(await client.from('team_roles').delete().eq('id', id).select().single())),
      );
    },
  };
}
