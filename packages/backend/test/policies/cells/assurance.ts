// Organisers and their second factor. The organiser of the other cells has none and may write; these three have one.
import type { Outcome, Verb } from '../Action';
import type { Cell } from '../cell';
import { ids, roleOf } from '../world';
import { contentRows } from './contentRows';

const factor = (status: 'verified' | 'unverified') => `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), '${ids.orga}', 'App', 'totp', '${status}', now(), now(), 'A')`;

interface Write {
  relation: string;
  verb: Verb;
  name: string;
  sql: string;
  check?: string;
  /** Without the factor being shown, and with it. */
  expect: readonly [atAal1: Outcome, atAal2: Outcome];
  /** What the refusal hangs on. */
  guards: string[];
  /** What an outcome hangs on that is not about the factor. */
  otherwise?: string[];
}

function cellsOfWrite({
  relation,
  verb,
  name,
  sql,
  check,
  expect: [refused, allowed],
  guards,
  otherwise = [],
}: Write): Cell[] {
  const cell = (who: string, prepare: string, aal: string, expected: Outcome, own: string[]): Cell => ({
    relation,
    verb,
    name: `as an organiser: ${name}`,
    who,
    role: roleOf('orga'),
    persona: 'orga',
    prepare,
    claims: { aal },
    sql,
    check: check ?? null,
    expected: String(expected),
    guards: own,
  });
  return [
    cell('factor at aal1', factor('verified'), 'aal1', refused, guards),
    cell('factor at aal2', factor('verified'), 'aal2', allowed, otherwise),
    cell('unverified factor at aal1', factor('unverified'), 'aal1', allowed, otherwise),
  ];
}

const ada = `user_id = '${ids.self}'`;
const profiles = ['policy profiles_update_by_owner_or_orga', 'rls private.profiles'];
const guardsOf = (policy: string, table: string) => [`policy ${policy}`, `rls public.${table}`];

const writes: Write[] = [
  {
    relation: 'private.is_orga',
    verb: 'call',
    name: 'are they one still',
    sql: 'select where private.is_orga()',
    expect: [0, 1],
    guards: [],
  },
  {
    relation: 'public.profiles',
    verb: 'update',
    name: "change Ada's bio",
    sql: `update public.profiles set bio = 'Changed' where ${ada}`,
    expect: [0, 1],
    // Without the factor they do not even see the row, so that no single policy opens the way.
    guards: ['rls private.profiles'],
  },
  {
    relation: 'public.profiles',
    verb: 'update',
    name: 'change the own bio',
    sql: "update public.profiles set bio = 'Changed' where user_id = auth.uid()",
    expect: [0, 1],
    guards: profiles,
  },
  {
    relation: 'public.profiles',
    verb: 'update',
    name: "change Ada's role",
    sql: `update public.profiles set role = 'ORGA' where ${ada}`,
    expect: [0, 1],
    // Without the factor they do not even see the row, so that no single policy opens the way.
    guards: ['rls private.profiles'],
  },
  {
    relation: 'public.profiles',
    verb: 'update',
    name: 'give up being the last ORGA',
    sql: "update public.profiles set role = 'MENTOR' where user_id = auth.uid()",
    expect: [0, 'GR002'],
    guards: profiles,
    otherwise: ['trigger profiles_protect_last_orga'],
  },
  {
    relation: 'private.profile_private',
    verb: 'update',
    name: "change Ada's phone",
    sql: `update private.profile_private set phone = '+49 2' where ${ada}`,
    expect: [0, 1],
    // Without the factor they do not even see the row, so that no single policy opens the way.
    guards: ['rls private.profile_private'],
  },
  {
    relation: 'public.events',
    verb: 'insert',
    name: 'add an event',
    sql: `insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
      select id, 'new', 'New', 'Info', 'online', now(), now() + interval '1 hour' from public.seasons`,
    expect: ['policy: events', 1],
    guards: guardsOf('events_insert_by_orga', 'events'),
  },
  {
    relation: 'public.events',
    verb: 'update',
    name: 'publish an event',
    sql: "update public.events set visibility = 'public' where slug = 'mentor-table'",
    expect: [0, 1],
    guards: ['rls public.events'],
  },
  {
    relation: 'public.events',
    verb: 'delete',
    name: 'delete an event',
    // Who is no organiser does not see it either.
    sql: "delete from public.events where slug = 'a-draft'",
    expect: [0, 1],
    guards: ['rls public.events'],
  },
];

const contentWrites = contentRows.flatMap(({ table, one, all, add, first }): Write[] => {
  const relation = `public.${table}`;
  const on = (verb: string) => guardsOf(`${table}_${verb}_by_orga`, table);
  return [
    {
      relation,
      verb: 'insert',
      name: 'add one',
      sql: add,
      expect: [`policy: ${table}`, 1],
      guards: on('insert'),
    },
    {
      relation,
      verb: 'update',
      name: 'publish what is there',
      sql: `update ${relation} set published = true`,
      expect: [0, all],
      guards: on('update'),
    },
    {
      relation,
      verb: 'delete',
      name: 'delete one',
      sql: `delete from ${relation} where ${first}`,
      expect: [0, 1],
      guards: on('delete'),
    },
    {
      relation: `public.move_${one}`,
      verb: 'call',
      name: 'move the first to the end',
      sql: `select from ${relation} t where ${first} and public.move_${one}(t.id, ${all})`,
      check: `select from ${relation} where ${first} and position > 1`,
      expect: [0, 1],
      guards: on('update'),
    },
  ];
});

const session = '5e551011-0000-4000-8000-000000000001';
const openSession = (end: string) => `
  insert into auth.sessions (id, user_id, created_at, updated_at, not_after)
  values ('${session}', '${ids.orga}', now(), now(), ${end})`;
const ban = `update auth.users set banned_until = now() + interval '1 day' where id = '${ids.orga}'`;

/** An organiser's token outlives its session; what it opens does not. */
const sessionCells: Cell[] = (
  [
    ['a standing session', openSession('null'), { session_id: session }, 1],
    ['a session that lapsed', openSession("now() - interval '1 second'"), { session_id: session }, 0],
    ['a session that was ended', '', { session_id: session }, 0],
    ['a ban', ban, {}, 0],
  ] as const
).map(([who, prepare, claims, expected]) => ({
  relation: 'private.is_orga',
  verb: 'call',
  name: 'as an organiser: are they one now',
  who,
  role: roleOf('orga'),
  persona: 'orga',
  prepare,
  claims,
  sql: 'select where private.is_orga()',
  check: null,
  expected: String(expected),
  guards: [],
}));

export const assuranceCells = [...[...writes, ...contentWrites].flatMap(cellsOfWrite), ...sessionCells];
