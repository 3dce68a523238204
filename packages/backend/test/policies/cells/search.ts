// What teams and people are found by, the functions that find them, and fields that a person hides.
import { cellsOf, type Action } from '../cell';
import { ids } from '../world';
import { only, ungranted } from './row';

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

const call = (name: string, sql: string, expect: Action['expect']) =>
  cellsOf(`public.${name}`, [{ verb: 'call', name: 'look for everyone', sql, expect }]);

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
  cellsOf('public.profiles', [
    {
      verb: 'select',
      name,
      sql: `select from public.profiles where user_id = '${ids.self}' and ${condition}`,
      expect: only('no grant: view profiles', 0, { self: 1, orga: 1 }),
      guards: {
        'policy profile_private_read_by_owner_or_orga': ['other', 'mentor', 'demoted'],
        'rls private.profile_private': ['other', 'mentor', 'demoted'],
        'invoker public.profiles': ['other', 'mentor', 'noProfile', 'demoted'],
      },
    },
  ]).map((cell) => ({ ...cell, prepare: hides }));

export const searchCells = [
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
  ...cellsOf('private.people_search', [
    {
      verb: 'select',
      name: 'read one who wants to be found',
      sql: 'select from private.people_search',
      expect: only(schema, 1, { noProfile: 0 }),
      guards: {
        'policy people_search_read_by_members': ['noProfile'],
        'rls private.people_search': ['noProfile'],
      },
    },
    {
      verb: 'select',
      name: 'find one by what they hide',
      sql: "select from private.people_search where words like '%karlsruhe%' or words like '%sales%' or city is not null",
      expect: only(schema, 0, {}),
    },
  ]).map((cell) => ({ ...cell, prepare: hides })),
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
  ),
  ...call(
    'team_facets',
    "select where (public.team_facets() -> 'teams' ->> 'total')::int = 1",
    ofMembers('team_facets', 1),
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
