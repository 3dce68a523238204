// What members and organisers do with teams: who may is decided inside, so that every refusal is the function's own.
import { cellsOf } from '../cell';
import { ids, team } from '../world';
import { byOrga, call } from './calls';
import { all } from './row';

const { id, application, invitation, link, token, ended } = team;

const requestIs = (request: string, status: string) =>
  `select from public.team_requests where id = '${request}' and status = '${status}'`;
const memberIs = (person: string, where: string = id) =>
  `select from public.team_members where user_id = '${person}' and team_id = '${where}' and left_at is null`;

export const teamFunctionCells = [
  ...call('found_team', "'Mine'", 'found a team', "select from public.teams where name = 'Mine'", 1, {
    self: 'GR010',
    demoted: 'GR010',
    mentor: 'not_for_mentors',
  }),
  ...call(
    'leave_team',
    `'${id}'`,
    "leave Ada's team",
    `select from public.team_members where team_id = '${id}' and left_at is not null`,
    0,
    { self: 'GR013', demoted: 1 },
  ),
  ...call(
    'hand_over_team',
    `'${id}', '${ids.demoted}'`,
    "make the member captain of Ada's team",
    `select from public.teams where captain_id = '${ids.demoted}'`,
    'captain_only',
    { self: 1 },
  ),
  ...call(
    'remove_member',
    `'${id}', '${ids.demoted}'`,
    "take the member out of Ada's team",
    `select from public.team_members where user_id = '${ids.demoted}' and left_at is not null`,
    'captain_only',
    { self: 1 },
  ),
  ...call(
    'ask_to_join',
    `'${id}', 'Hello'`,
    "ask to join Ada's team",
    `select from public.team_requests where kind = 'apply' and user_id <> '${ids.other}'`,
    1,
    { self: 'GR010', demoted: 'GR010', other: 'GR016', mentor: 'not_for_mentors' },
  ),
  ...call(
    'invite_person',
    `'${id}', '${ids.orga}'`,
    "invite somebody into Ada's team",
    `select from public.team_requests where user_id = '${ids.orga}' and kind = 'invite'`,
    'GR014',
    { self: 1, demoted: 1 },
  ),
  ...call(
    'invite_by_email',
    `'${id}', 'New@Example.org'`,
    "invite an address into Ada's team",
    "select from private.mail_invitations where email = 'new@example.org'",
    'GR014',
    { self: 1, demoted: 1 },
  ),
  ...call(
    'answer_request',
    `'${application}', true`,
    "take somebody on in Ada's team",
    memberIs(ids.other),
    'not_yours_to_answer',
    { self: 1 },
  ),
  ...call(
    'answer_request',
    `'${invitation}', false`,
    'decline an invitation to an address',
    requestIs(invitation, 'declined'),
    'not_yours_to_answer',
    { mentor: 1 },
  ),
  ...call(
    'withdraw_request',
    `'${application}'`,
    "take back another's application",
    requestIs(application, 'cancelled'),
    'not_yours_to_withdraw',
    { other: 1 },
  ),
  ...call(
    'reopen_request',
    `'${application}'`,
    'take back an answer that nobody gave',
    null,
    'not_yours_to_reopen',
    {},
  ),
  ...call(
    'remind_request',
    `'${invitation}'`,
    "remind whom Ada's team invited",
    `select from public.team_requests where reminded_at is not null`,
    'GR014',
    { self: 1, demoted: 1 },
  ),
  ...cellsOf('public.expire_team_requests', [
    {
      verb: 'call',
      name: 'end what nobody answered',
      sql: 'select public.expire_team_requests(1)',
      expect: all('no grant: function expire_team_requests'),
    },
  ]),
  ...call(
    'create_invite_link',
    `'${id}'`,
    "make a link into Ada's team",
    `select from public.team_invite_links where id <> '${link}'`,
    'captain_only',
    { self: 1 },
  ),
  ...call(
    'revoke_invite_link',
    `'${link}'`,
    "end a link into Ada's team",
    'select from public.team_invite_links where revoked_at is not null',
    'captain_only',
    { self: 1 },
  ),
  ...call('team_behind_link', `'${token}'`, 'look where a link leads', null, 1, {}),
  ...call(
    'join_by_link',
    `'${token}'`,
    "join Ada's team by a link",
    `select from public.team_members where team_id = '${id}' and user_id in ('${ids.other}', '${ids.orga}')`,
    1,
    { self: 0, demoted: 0, mentor: 'not_for_mentors' },
  ),
  ...byOrga(
    'move_member',
    `'${ids.other}', '${id}', 'They asked'`,
    "put somebody into Ada's team",
    memberIs(ids.other),
  ),
  ...byOrga(
    'merge_teams',
    `'${id}', '${ended}', 'They asked'`,
    'put a team into one that ended',
    memberIs(ids.self, ended),
    'GR017',
  ),
  ...byOrga(
    'withdraw_team',
    `'${id}', 'They asked'`,
    "take Ada's team out of the contest",
    `select from public.teams where id = '${id}' and status = 'withdrawn'`,
  ),
  ...byOrga(
    'edit_team',
    `'${id}', '{"name": "Better"}', 'They asked'`,
    "rename Ada's team and say why",
    "select from public.audit_log where reason = 'They asked' and after ->> 'name' = 'Better'",
  ).map((cell) => ({
    ...cell,
    guards: cell.persona === 'orga' ? [...cell.guards, 'trigger teams_audit'] : cell.guards,
  })),
];
