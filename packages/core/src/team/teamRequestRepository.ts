import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { peopleOf } from './teamPeople';
import {
  requestTeamFromRow,
  teamRequestFromRow,
  type OwnTeamRequest,
  type ReceivedTeamRequest,
  type TeamRequest,
} from './TeamRequest';

/** What comes with asking somebody: a message that may be '', and the role it is about. */
export interface TeamRequestDetails {
  readonly message: string;
  readonly roleId?: string | undefined;
}

/** Most pending requests that are read at once; a team has 20 invitations at most. */
const mostPending = 200;

const asArgs = ({ message, roleId }: TeamRequestDetails) => ({
  p_message: message.trim(),
  ...(roleId === undefined ? {} : { p_role_id: roleId }),
});

/** Applications and invitations. Every call throws only AppError. */
export function teamRequestRepository(client: GrowSupabase) {
  /** The addresses that the caller typed into pending invitations of a team, by request. */
  const addressesOf = async (teamId: string, signal: AbortSignal | undefined) => {
    const rows = await read(client.rpc('invited_addresses', { p_team_id: teamId }), signal);
    return new Map(rows.map((row) => [row.request_id, row.email]));
  };

  return {
    /** What waits for an answer at a team, oldest first. @throws AppError `malformed_row` */
    async listOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<ReceivedTeamRequest[]> {
      return guard(async () => {
        const query = client
          .from('team_requests')
          .select('*')
          .eq('status', 'pending')
          .eq('team_id', teamId)
          .order('created_at')
          .order('id')
          .limit(mostPending);
        const rows = await read(query, signal);
        const requests = rows.map(teamRequestFromRow);
        const ids = requests.flatMap(({ userId, createdBy }) => [userId, createdBy]);
        const isByMail = requests.some(({ userId }) => userId === undefined);
        const [people, addresses] = await Promise.all([
          peopleOf(client, ids, signal),
          isByMail ? addressesOf(teamId, signal) : new Map<string, string>(),
        ]);
        return requests.map((request) => ({
          ...request,
          email: addresses.get(request.id),
          person: people.get(request.userId ?? ''),
          creator: people.get(request.createdBy ?? ''),
        }));
      }, signal);
    },

    /**
     * What waits between the caller and teams, newest first: their applications, and invitations to them or to their
     * confirmed address.
     * @throws AppError `malformed_row`
     */
    async listMine({ signal }: ReadOptions = {}): Promise<OwnTeamRequest[]> {
      return guard(async () => {
        const query = client
          .rpc('my_requests')
          .select('*, team:teams(id, name, slug, pitch, logo, member_count)');
        const rows = await read(query, signal);
        const requests = rows.map((row) => ({
          ...teamRequestFromRow(row),
          team: requestTeamFromRow(row.team),
        }));
        const invites = requests.filter(({ kind }) => kind === 'invite');
        const ids = invites.map(({ createdBy }) => createdBy);
        const people = await peopleOf(client, ids, signal);
        return requests.map((request) => ({ ...request, creator: people.get(request.createdBy ?? '') }));
      }, signal);
    },

    /** The caller asks to join. @throws AppError `already_asked`, `already_in_team`, `teams_closed`, `team_full`, `team_ended`, `too_many_requests` */
    ask: async (teamId: string, words: TeamRequestDetails): Promise<TeamRequest> =>
      guard(async () =>
        teamRequestFromRow(unwrap(await client.rpc('ask_to_join', { p_team_id: teamId, ...asArgs(words) }))),
      ),

    /** A member invites a person. @throws AppError as `ask`, and `not_in_team` */
    invitePerson: async (teamId: string, userId: string, words: TeamRequestDetails): Promise<TeamRequest> =>
      guard(async () => {
        const args = { p_team_id: teamId, p_user_id: userId, ...asArgs(words) };
        return teamRequestFromRow(unwrap(await client.rpc('invite_person', args)));
      }),

    /** A member invites whoever has an address. @throws AppError as `ask`, and `not_in_team`, `invalid_value` for no address */
    inviteByEmail: async (teamId: string, email: string, words: TeamRequestDetails): Promise<TeamRequest> =>
      guard(async () => {
        const args = { p_team_id: teamId, p_email: email.trim(), ...asArgs(words) };
        return teamRequestFromRow(unwrap(await client.rpc('invite_by_email', args)));
      }),

    /** Takes on or declines. @throws AppError `request_closed`, `already_in_team`, `teams_closed`, `team_full`, `team_ended` */
    answer: async (requestId: string, isAccepted: boolean): Promise<TeamRequest> =>
      guard(async () => {
        const args = { p_request_id: requestId, p_accepts: isAccepted };
        return teamRequestFromRow(unwrap(await client.rpc('answer_request', args)));
      }),

    /** Takes back what was asked. @throws AppError `request_closed` */
    withdraw: async (requestId: string): Promise<TeamRequest> =>
      guard(async () =>
        teamRequestFromRow(unwrap(await client.rpc('withdraw_request', { p_request_id: requestId }))),
      ),

    /** Undoes declining or withdrawing within five minutes. @throws AppError `request_closed`, `already_asked` */
    reopen: async (requestId: string): Promise<TeamRequest> =>
      guard(async () =>
        teamRequestFromRow(unwrap(await client.rpc('reopen_request', { p_request_id: requestId }))),
      ),

    /** Reminds whom the team invited, once a day. @throws AppError `reminded_already`, `request_closed`, `not_in_team` */
    remind: async (requestId: string): Promise<TeamRequest> =>
      guard(async () =>
        teamRequestFromRow(unwrap(await client.rpc('remind_request', { p_request_id: requestId }))),
      ),
  };
}
