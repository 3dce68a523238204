// What mentors note about a team, which it never reads, and what they work through.
import { cellsOf, prepared, serviceCell } from '../cell';
import { handIn, ids, record, team } from '../world';
import { call } from './calls';
import { innerCells } from './inner';
import { allBut, only, ungranted } from './row';

const { id } = team;
const fresh = '99999999-0000-4000-8000-000000000001';
const guards = {
  'policy mentor_notes_read_by_mentors': allBut('mentor', 'orga'),
  'rls public.mentor_notes': allBut('mentor', 'orga'),
};
const byName = {
  verb: 'call' as const,
  name: "read those about Ada's team by it",
  sql: `select from public.team_mentor_notes('${id}')`,
  expect: only('no grant: function team_mentor_notes', 0, { mentor: 1, orga: 1 }),
  guards: {
    'policy mentor_notes_read_by_mentors': ['self', 'other', 'demoted'],
    'rls public.mentor_notes': ['self', 'other', 'demoted'],
  } as const,
};
const read = {
  verb: 'select' as const,
  name: "read what is noted about Ada's team",
  sql: 'select from public.mentor_notes',
};
export const mentorNoteCells = [
  ...cellsOf('public.mentor_notes', [
    { ...read, expect: only('no grant: table mentor_notes', 0, { mentor: 1, orga: 1 }), guards },
    {
      ...read,
      name: "read it beside what Ada's team handed in",
      sql: `select from public.hand_in_versions v join public.mentor_notes n on n.team_id = v.team_id
        where v.hand_in_id = '${handIn.submitted}'`,
      expect: only('no grant: table hand_in_versions', 0, { mentor: 1, orga: 1 }),
      guards: {
        'policy mentor_notes_read_by_mentors': ['self', 'demoted'],
        'rls public.mentor_notes': ['self', 'demoted'],
      },
    },
    ...ungranted('mentor_notes', {
      insert: `insert into public.mentor_notes (team_id, text) values ('${id}', 'x')`,
      update: "update public.mentor_notes set text = 'x'",
      delete: 'delete from public.mentor_notes',
    }),
  ]),
  // An organiser in the team is of the team; who wrote it knows it.
  ...prepared(
    cellsOf('public.mentor_notes', [
      {
        ...read,
        name: 'read what is noted about a team that one joined',
        expect: only('no grant: table mentor_notes', 0, { mentor: 1 }),
        guards: {
          'policy mentor_notes_read_by_mentors': allBut('mentor'),
          'rls public.mentor_notes': allBut('mentor'),
        },
      },
    ]),
    `insert into public.team_members (team_id, season_id, user_id) select id, season_id, '${ids.orga}' from public.teams where id = '${id}'`,
  ),
  // Whoever looks after the team no longer keeps what they wrote; the next one reads it.
  ...prepared(
    cellsOf('public.mentor_notes', [
      {
        ...read,
        name: 'read what was noted by somebody whose account is gone',
        expect: only('no grant: table mentor_notes', 0, { mentor: 1, orga: 1 }),
        guards,
      },
    ]),
    'update public.mentor_notes set author_id = null',
  ),
  ...prepared(
    cellsOf('public.mentor_notes', [
      {
        ...read,
        name: 'read what one wrote of a team that has another mentor',
        expect: only('no grant: table mentor_notes', 0, { mentor: 1, orga: 1, other: 1 }),
        guards: {
          'policy mentor_notes_read_by_mentors': ['self', 'noProfile', 'demoted'],
          'rls public.mentor_notes': ['self', 'noProfile', 'demoted'],
        },
      },
    ]),
    `update private.profiles set role = 'MENTOR' where user_id = '${ids.other}';
      update public.mentor_assignments set mentor_id = '${ids.other}' where status = 'active'`,
  ),
  ...cellsOf('public.team_mentor_notes', [byName]),
  ...call(
    'save_mentor_note',
    `'${fresh}', '${id}', 'Ask Emre'`,
    "note something about Ada's team",
    "select from public.mentor_notes where text = 'Ask Emre'",
    'not_your_team',
    { mentor: 1, orga: 1 },
  ),
  ...call(
    'remove_mentor_note',
    `'${record.note}'`,
    'take away what the mentor noted',
    `select where not exists (select from public.mentor_notes where id = '${record.note}')`,
    0,
    { mentor: 1 },
  ),
  ...cellsOf('public.review_queue', [
    {
      verb: 'call',
      name: 'what waits for a review',
      sql: 'select from public.review_queue()',
      expect: only('no grant: function review_queue', 0, { mentor: 1 }),
    },
  ]),
  ...cellsOf('private.noted_teams', [
    {
      verb: 'call',
      name: 'which they are',
      sql: `select from private.noted_teams() n where n = '${id}'`,
      expect: only('no grant: schema private', 0, { mentor: 1, orga: 1 }),
    },
  ]),
  serviceCell({
    relation: 'auth.users',
    verb: 'delete',
    name: "a mentor's note stays without their name",
    sql: `delete from auth.users where id = '${ids.mentor}'`,
    check: `select from public.mentor_notes where id = '${record.note}' and author_id is null`,
    expected: '1',
    guards: [],
  }),
  ...innerCells({
    save_mentor_note: `'${ids.mentor}', '${fresh}', '${id}', null, 'x', now()`,
    remove_mentor_note: `'${ids.mentor}', '${record.note}'`,
    checked_advice: "'[]'",
    check_room_for_advice: `'${id}', '[]'`,
    check_owners_of_advice: `'${id}', '[]'`,
    add_items_of_verdict: 'null::public.hand_in_verdicts',
  }),
];
