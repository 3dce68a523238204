// What the functions on teams are made of: called by them and by nobody else, but for what policies ask.
import { cellsOf, type Cell } from '../cell';
import { ids, team } from '../world';
import { innerCells } from './inner';
import { only } from './row';

const schema = 'no grant: schema private';

const asked = (name: string, args: string, expect: ReturnType<typeof only>): Cell[] =>
  cellsOf(`private.${name}`, [
    { verb: 'call', name: 'what it says', sql: `select where private.${name}(${args})`, expect },
  ]);

const inner: Record<string, string> = {
  count_members: '',
  collect_wanted_skills: '',
  check_team_role: '',
  lock_own_team: '',
  keep_mentors_out_of_teams: '',
  leave_teams_before_profile_goes: '',
  prepare_end_of_account: '',
  current_season: '',
  acting_person: '',
  slug_of: "'A'",
  free_team_slug: `'${team.id}', 'A'`,
  team_of: `'${ids.self}', '${team.id}'`,
  lock_team: `'${team.id}'`,
  lock_person: `'${ids.self}'`,
  found_team: `'${ids.self}', 'A', '', now()`,
  cancel_requests_of: `'${ids.self}', '${team.id}', now()`,
  add_member: `null::public.teams, '${ids.self}', null, now()`,
  end_team: `'${team.id}', now()`,
  end_teams: `'{${team.id}}', now()`,
  remove_from_team: `null::public.teams, '${ids.self}', null, now()`,
  leave_team: `'${ids.self}', '${team.id}', null, now()`,
  hand_over_team: `'${ids.self}', '${team.id}', '${ids.other}', now()`,
  remove_member: `'${ids.self}', '${team.id}', '${ids.other}', now()`,
  check_team_open: 'null::public.teams, now()',
  request_details: `null::public.teams, '${ids.self}', ''`,
  invitation_details: "'team_invite', '{}'",
  ask_to_join: `'${ids.other}', '${team.id}', '', null, now()`,
  expire_requests_of: `'${team.id}', now()`,
  expire_team_requests: '1, now()',
  invite: `'${ids.self}', '${team.id}', '${ids.other}', null, '', null, now()`,
  account_of: `'mentor@example.org'`,
  notify_invited: `null::public.teams, null::public.team_requests, '', '${ids.self}', now()`,
  is_request_mine: `null::public.team_requests, '${ids.self}'`,
  answer_request: `'${ids.self}', '${team.application}', true, now()`,
  withdraw_request: `'${ids.other}', '${team.application}', now()`,
  reopen_request: `'${ids.other}', '${team.application}', now()`,
  remind_request: `'${ids.self}', '${team.invitation}', now()`,
  hash_of: "''",
  create_invite_link: `'${ids.self}', '${team.id}', 1, 1, '', now()`,
  join_by_link: `'${ids.other}', '${team.token}', now()`,
  leave_teams_of: `'${ids.self}', now()`,
  acting_orga: "'Because'",
  move_member: `'${ids.orga}', '${ids.other}', '${team.id}', null, now()`,
  merge_teams: `'${ids.orga}', '${team.id}', '${team.ended}', now()`,
  withdraw_team: `'${ids.orga}', '${team.id}', now()`,
};

export const teamInnerCells = [
  ...cellsOf('private.editable_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.editable_teams()',
      expect: only(schema, 0, { self: 1, orga: 2 }),
    },
  ]),
  ...cellsOf('private.team_of_logo', [
    {
      verb: 'call',
      name: 'which it is',
      sql: `select where private.team_of_logo('logos', '${team.id}-9.jpg') = '${team.id}'`,
      expect: only(schema, 1, {}),
    },
  ]),
  ...asked('has_room_for_logo', `'${team.id}-9.jpg'`, only(schema, 1, {})),
  ...cellsOf('private.my_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.my_teams()',
      expect: only(schema, 0, { self: 1, demoted: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.my_mail_invitations', [
    {
      verb: 'call',
      name: 'which they are',
      sql: 'select from private.my_mail_invitations()',
      expect: only(schema, 0, { mentor: 1 }),
      lockedOut: 'unasked',
    },
  ]),
  ...innerCells(inner),
];
