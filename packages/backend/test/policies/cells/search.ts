// What teams and people are found by, the functions that find them, and fields that a person hides.
import type { Action } from '../Action';
import { cellsOf, prepared, type Cell } from '../cell';
import { ids, team } from '../world';
import { allBut, only, ownRow, ungranted } from './row';

const schema = 'no grant: schema private';
const hides = `update private.profiles set city = 'Karlsruhe', bio = 'Secret', skills = '{sales}', discoverable = true,
  hidden_fields = '{city,bio,skills}' where user_id = '${ids.self}'`;

const searchTable = (table: string, rows: number): Action[] => [
  {
    verb: 'select',
    name: 'read all',
    sql: `select from private.${table}`,
    expect: only(schema, rows, { noProfile: 0 }),
    ...(rows > 0
      ? {
          guards: {
            [`policy ${table}_read_by_members`]: ['noProfile'],
            [`rls private.${table}`]: ['noProfile'],
          },
        }
      : {}),
  },
];

/** A search; `guards` keep those without a profile from finding anybody. */
const call = (
  name: string,
  sql: string,
  expect: Action['expect'],
  guards: readonly string[] = [],
  more: Partial<Action> = {},
) =>
  cellsOf(`public.${name}`, [
    {
      ...{ verb: 'call', name: 'look for everyone', sql, expect },
      guards: Object.fromEntries(guards.map((guard) => [guard, ['noProfile']])),
      ...more,
    },
  ]);

const ofMembers = (name: string, rows: number): Action['expect'] =>
  only(`no grant: function ${name}`, rows, { noProfile: 0 });

const trigger = (name: string) =>
  cellsOf(`private.${name}`, [
    {
      verb: 'call',
      name: 'call it',
      sql: `select private.${name}()`,
      expect: only(schema, `no grant: function ${name}`, {}),
    },
  ]);

const words = (name: string, sql: string) =>
  cellsOf(`private.${name}`, [{ verb: 'call', name: 'what it gives', sql, expect: only(schema, 1, {}) }]);

/** A condition on something that Ada hides: only she and organisers find her by it. */
const hidden = (name: string, condition: string) =>
  prepared(
    cellsOf('public.profiles', [
      {
        verb: 'select',
        name,
        sql: `select from public.profiles where user_id = '${ids.self}' and ${condition}`,
        expect: only('no grant: view profiles', 0, { self: 1, orga: 1 }),
        lockedOut: { owed: { self: 1 } },
        guards: {
          'policy profile_private_read_by_owner_or_orga': ['other', 'mentor', 'demoted'],
          'rls private.profile_private': ['other', 'mentor', 'demoted'],
          'invoker public.profiles': ['other', 'mentor', 'noProfile', 'demoted'],
        },
      },
    ]),
    hides,
  );

/** What is found follows what is written, whoever writes it. */
const follows = (relation: string, trigger: string, sql: string, check: string): Cell => ({
  relation,
  verb: 'update',
  name: 'what is found follows',
  who: 'owner',
  role: 'postgres',
  persona: null,
  prepare: null,
  claims: {},
  sql,
  check,
  expected: '1',
  guards: [`trigger ${trigger}`],
});

const followingCells = [
  follows(
    'public.teams',
    'teams_note_words',
    `update public.teams set pitch = 'Zebra' where id = '${team.id}'`,
    "select from private.team_search where words like '%zebra%'",
  ),
  follows(
    'private.profiles',
    'profiles_note_words',
    `update private.profiles set discoverable = true where user_id = '${ids.self}'`,
    `select from private.people_search where user_id = '${ids.self}'`,
  ),
  follows(
    'public.skills',
    'skills_note_words',
    "update public.skills set name_en = 'Zebra' where key = 'sales'",
    "select from private.team_search where words like '%zebra%'",
  ),
];

export const searchCells = [
  ...followingCells,
  ...cellsOf('private.team_search', [
    ...searchTable('team_search', 1),
    ...ungranted('team_search', {
      insert: 'insert into private.team_search (team_id) values (gen_random_uuid())',
      update: "update private.team_search set words = ''",
      delete: 'delete from private.team_search',
    }).map((action) => ({ ...action, expect: only(schema, 'no grant: table team_search', {}) })),
  ]),
  ...cellsOf('private.people_search', [
    ...searchTable('people_search', 0),
    ...ungranted('people_search', {
      insert: `insert into private.people_search (user_id) values ('${ids.self}')`,
      update: "update private.people_search set words = ''",
      delete: 'delete from private.people_search',
    }).map((action) => ({ ...action, expect: only(schema, 'no grant: table people_search', {}) })),
  ]),
  ...prepared(
    cellsOf('private.people_search', [
      {
        verb: 'select',
        name: 'read one who wants to be found',
        sql: 'select from private.people_search',
        expect: only(schema, 1, { noProfile: 0 }),
        guards: {
          'policy people_search_read_by_members': ['noProfile'],
          'rls private.people_search': ['noProfile'],
          'trigger profiles_note_words': allBut('noProfile'),
        },
      },
      {
        verb: 'select',
        name: 'find one by what they hide',
        sql: "select from private.people_search where words like '%karlsruhe%' or words like '%sales%' or city is not null",
        expect: only(schema, 0, {}),
      },
    ]),
    hides,
  ),
  ...hidden('find Ada by a hidden city', "city = 'Karlsruhe'"),
  ...hidden('find Ada by a hidden text', "bio ilike '%secret%'"),
  ...hidden('find Ada by a hidden skill', "skills @> '{sales}'"),
  ...hidden('see what Ada hides', "hidden_fields <> '{}'"),
  ...cellsOf('public.profiles', [
    {
      verb: 'update',
      name: 'hide a field of one’s own',
      sql: "update public.profiles set hidden_fields = '{bio}', city = 'Kiel', wish = 'Peace' where user_id = auth.uid()",
      expect: only('no grant: view profiles', 1, { noProfile: 0 }),
      layered: ['anon'],
    },
    {
      verb: 'update',
      name: 'hide a name',
      sql: "update public.profiles set hidden_fields = '{last_name}' where user_id = auth.uid()",
      expect: only('no grant: view profiles', '23514', { noProfile: 0 }),
      layered: ['anon'],
    },
  ]),
  ...call('search_teams', 'select from public.search_teams()', ofMembers('search_teams', 1)),
  ...call('search_people', 'select from public.search_people()', ofMembers('search_people', 0)),
  ...call(
    'search_profiles',
    "select from public.search_profiles('example')",
    ofMembers('search_profiles', 5),
    ['invoker public.profiles', 'policy profiles_read_by_members', 'rls private.profiles'],
    { lockedOut: { owed: ownRow(1) } },
  ),
  ...call(
    'team_facets',
    "select where (public.team_facets() -> 'teams' ->> 'total')::int = 1",
    ofMembers('team_facets', 1),
    ['policy team_search_read_by_members', 'rls private.team_search'],
  ),
  ...words('folded', "select where private.folded('Ä-b') = 'a b'"),
  ...words('search_words', "select * from private.search_words('Sommer')"),
  ...cellsOf('private.skill_names', [
    {
      verb: 'call',
      name: 'call it',
      sql: "select private.skill_names('{sales}')",
      expect: only(schema, 'no grant: function skill_names', {}),
    },
  ]),
  ...trigger('note_team_words'),
  ...trigger('note_person_words'),
  ...trigger('note_skill_words'),
];
