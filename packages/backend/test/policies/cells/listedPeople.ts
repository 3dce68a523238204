// What organisers see of people besides their profiles.
import { cellsOf, serviceCell, type Cell } from '../cell';
import { ids, team } from '../world';
import { innerCells } from './inner';
import { allBut, only, ungranted } from './row';

const schema = 'no grant: schema private';

const ofOrga = (name: string, sql: string) =>
  cellsOf(`public.${name}`, [
    { verb: 'call', name: 'see everybody', sql, expect: only(`no grant: function ${name}`, 0, { orga: 1 }) },
  ]);

const notCallable = ['note_confirmation', 'note_visit', 'note_membership'].flatMap((name) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select private.${name}()`,
      expect: only(schema, `no grant: function ${name}`, {}),
    },
  ]),
);

/** What stands there follows, whoever writes it. */
const follows = (verb: 'insert' | 'update', name: string, sql: string, check: string): Cell => ({
  relation: 'public.team_members',
  verb,
  name,
  who: 'owner',
  role: 'postgres',
  persona: null,
  prepare: null,
  claims: {},
  sql,
  check,
  expected: '1',
  guards: ['trigger team_members_note_membership'],
});

const factsOf = (condition: string) =>
  `select from private.people_facts where user_id = '${ids.other}' and ${condition}`;

export const listedPeopleCells: Cell[] = [
  ...cellsOf('private.people_facts', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from private.people_facts',
      expect: only(schema, 0, { orga: 5 }),
      guards: {
        'policy people_facts_read_by_orga': allBut('orga'),
        'rls private.people_facts': allBut('orga'),
      },
    },
    ...ungranted('people_facts', {
      insert: `insert into private.people_facts (user_id) values ('${ids.self}')`,
      update: 'update private.people_facts set confirmed_at = now()',
      delete: 'delete from private.people_facts',
    }).map((action) => ({ ...action, expect: only(schema, 'no grant: table people_facts', {}) })),
  ]),
  ...cellsOf('private.listed_people', [
    {
      verb: 'select',
      name: 'read all',
      sql: 'select from private.listed_people',
      expect: only(schema, 0, { orga: 5 }),
      guards: {
        'policy people_facts_read_by_orga': allBut('orga', 'noProfile'),
        'rls private.people_facts': allBut('orga', 'noProfile'),
      },
    },
    // A view of several tables takes no writes, whatever is granted.
    ...(
      [
        ['insert', 'insert into private.listed_people (user_id) values (gen_random_uuid())'],
        ['update', "update private.listed_people set role = 'ORGA'"],
        ['delete', 'delete from private.listed_people'],
      ] as const
    ).map(([verb, sql]) => ({ verb, name: `${verb} by hand`, sql, expect: only(schema, '55000', {}) })),
  ]),
  ...(
    [
      ['everybody in a list', '', 'people', '{email}', 4],
      ['a file', `p_file_id => '${team.id}'`, 'people_file', '{email,phone}', 4],
      ['one person', `p_user_id => '${ids.self}'`, 'person', '{email,gender,phone}', 1],
    ] as const
  ).flatMap(([name, args, what, columns, count]) =>
    cellsOf('public.list_people', [
      {
        verb: 'call',
        name: `${name}, which is noted`,
        sql: `select from public.list_people(${args})`,
        check: `select from public.data_reads where what = '${what}' and columns = '${columns}' and people_count = ${count}`,
        expect: only('no grant: function list_people', 0, { orga: 1 }),
      },
    ]),
  ),
  ...innerCells({ note_people_read: `'${ids.orga}', 'people', '{}', '{}', '{}', null, now()` }),
  ...ofOrga('count_people', 'select from public.count_people() where everybody = 5'),
  ...cellsOf('private.word_patterns', [
    {
      verb: 'call',
      name: 'what it gives',
      sql: "select where private.word_patterns('50% off') = array['%50\\%%', '%off%']",
      expect: only(schema, 1, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...notCallable,
  serviceCell({
    relation: 'auth.users',
    verb: 'update',
    name: 'organisers learn that an address was confirmed',
    sql: `update auth.users set email_confirmed_at = now() where id = '${ids.other}'`,
    check: factsOf('confirmed_at is not null'),
    expected: '1',
    guards: ['trigger note_confirmation'],
  }),
  serviceCell({
    relation: 'auth.sessions',
    verb: 'update',
    name: 'organisers learn of a visit',
    sql: `update auth.sessions set refreshed_at = now() at time zone 'utc' + interval '1 hour' where user_id = '${ids.other}'`,
    check: factsOf("last_visit_at > now() + interval '59 minutes'"),
    expected: '1',
    guards: ['trigger note_visit'],
  }),
  follows(
    'insert',
    'organisers find who joined by their team',
    `insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, '${ids.other}' from public.teams where id = '${team.id}'`,
    factsOf(`team_id = '${team.id}'`),
  ),
  follows(
    'update',
    'organisers find who left without a team',
    `update public.team_members set left_at = now() where team_id = '${team.id}' and user_id = '${ids.demoted}'`,
    `select from private.people_facts where user_id = '${ids.demoted}' and team_id is null`,
  ),
];
