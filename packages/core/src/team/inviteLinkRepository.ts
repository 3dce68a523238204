import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import {
  inviteLinkFromRow,
  newInviteLinkFromRow,
  teamBehindLinkFromRow,
  type InviteLink,
  type NewInviteLink,
  type TeamBehindLink,
} from './InviteLink';
import { teamFromRow, type Team } from './Team';

/** Links into teams. Every call throws only AppError. */
export function inviteLinkRepository(client: GrowSupabase) {
  return {
    /** The links of a team that were not revoked, newest first. @throws AppError `malformed_row` */
    async listLinks(teamId: string, { signal }: ReadOptions = {}): Promise<InviteLink[]> {
      const query = client
        .from('team_invite_links')
        .select('id, team_id, max_uses, uses, expires_at, revoked_at')
        .eq('team_id', teamId)
        .is('revoked_at', null)
        .order('created_at', { ascending: false });
      return readList(query, inviteLinkFromRow, signal);
    },

    /** Makes a link for so many people and days. @throws AppError `forbidden`, `too_many_requests`, `invalid_value` */
    async createLink(teamId: string, maxUses: number, days: number): Promise<NewInviteLink> {
      const args = { p_team_id: teamId, p_max_uses: maxUses, p_days: days };
      return guard(async () => newInviteLinkFromRow(unwrap(await client.rpc('create_invite_link', args))[0]));
    },

    /** Ends a link. @throws AppError `forbidden` */
    async revokeLink(linkId: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('revoke_invite_link', { p_link_id: linkId }));
      });
    },

    /** The team that a link leads into; null for a link that never was. @throws AppError `malformed_row` */
    async behindLink(token: string, { signal }: ReadOptions = {}): Promise<TeamBehindLink | null> {
      return guard(async () => {
        const rows = await read(client.rpc('team_behind_link', { p_token: token }), signal);
        return rows[0] === undefined ? null : teamBehindLinkFromRow(rows[0]);
      }, signal);
    },

    /** The caller joins. @throws AppError `link_invalid`, `already_in_team`, `teams_closed`, `team_full`, `team_ended` */
    async joinByLink(token: string): Promise<Team> {
      return guard(async () => teamFromRow(unwrap(await client.rpc('join_by_link', { p_token: token }))));
    },
  };
}
