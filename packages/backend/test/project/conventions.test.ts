// Rules of the house that every migration keeps.
import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrationFiles } from '@grow/local-supabase';
import { projectFolder } from '../../src/projectFolder';
import { createTestDatabase, type TestDatabase } from '../../src/testing';

let database: TestDatabase;
let sql: postgres.Sql;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const names = (rows: postgres.Row[]): unknown[] => rows.map((row): unknown => row.name);

describe('the schema', () => {
  it('protects every table by row security', async () => {
    expect(
      names(
        await sql`select oid::regclass::text as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not relrowsecurity`,
      ),
    ).toEqual([]);
  });

  it('lets every exposed view run with the rights of the caller', async () => {
    expect(
      names(
        await sql`select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'v'
          and not coalesce(reloptions, '{}') @> array['security_invoker=true']`,
      ),
    ).toEqual([]);
  });

  it('names the role of every policy, and has one policy a verb and role, in storage one a bucket', async () => {
    expect(
      names(
        await sql`select policyname as name from pg_policies
        where schemaname in ('public', 'private', 'storage') and (roles @> '{public}' or cmd = 'ALL')`,
      ),
    ).toEqual([]);
    expect(
      names(
        await sql`select schemaname || '.' || tablename || ' ' || cmd || ' ' || role
          || case when schemaname = 'storage' then ' ' || split_part(policyname, '_', 1) else '' end as name
        from pg_policies, unnest(roles) as role
        where schemaname in ('public', 'private', 'storage')
        group by 1 having count(*) > 1`,
      ),
    ).toEqual([]);
  });

  it('gives every function of ours an empty search path', async () => {
    expect(
      names(
        await sql`select oid::regprocedure::text as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig, '{}') @> array['search_path=""']`,
      ),
      // Its body is parsed when it is made; a setting would keep the planner from inlining it.
    ).toEqual(['private."current_time"()']);
  });

  it('says what every table, view and function is for', async () => {
    expect(
      names(
        await sql`select oid::regclass::text as name from pg_class
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v')
          and obj_description(oid, 'pg_class') is null
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and obj_description(oid, 'pg_proc') is null`,
      ),
    ).toEqual([]);
  });

  it('notes the time of a change wherever it keeps one', async () => {
    const tables = await sql<{ name: string }[]>`select a.attrelid::regclass::text as name from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      where a.attname = 'updated_at' and c.relkind = 'r'
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`;
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const triggers = await sql`select t.tgname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = ${name}::regclass and p.proname = 'touch_updated_at'`;
      expect(triggers.length, `${name} does not note its changes`).toBe(1);
    }
    const before = '2020-01-01T00:00:00.000Z';
    await sql`alter table public.seasons disable trigger seasons_touch`;
    await sql`update public.seasons set updated_at = ${before}`;
    await sql`alter table public.seasons enable trigger seasons_touch`;
    const [season] = await sql<
      { updated_at: Date }[]
    >`update public.seasons set phase = 'final' returning updated_at`;
    expect(season?.updated_at.getTime()).toBeGreaterThan(Date.parse(before));
  });
});

/** Functions and views by their names, policies and triggers by their names and their table's. */
const definedBy = (text: string): string[] =>
  [
    ...text.matchAll(/^ *create (?:or replace )?((?:function|view) [\w.]+)/gim),
    ...text.matchAll(/^ *create (?:or replace )?((?:policy|trigger) \w+)\s[^;]*?\b(on [\w.]+)/gim),
  ].map(([, object, table]) => [object, table].filter(Boolean).join(' '));

describe('the migrations', () => {
  it('are short, unconditional, and explain every policy in the line above it', async () => {
    for (const { name, text } of await readMigrationFiles(projectFolder)) {
      const lines = text.split('\n');
      expect(lines.length, `${name} is too long`).toBeLessThanOrEqual(501);
      expect(text, `${name} hides whether it did something`).not.toMatch(
        /(?:create (?!extension )|add )[a-z ]*if not exists/i,
      );
      lines.forEach((line, index) => {
        if (line.startsWith('create policy'))
          expect(lines[index - 1], `${name}: ${line}`).toMatch(/^-- .+\.$/);
      });
    }
  });

  // Until the first release a change is made where the object stands; see decision 031.
  it('define every function, view, policy and trigger once', async () => {
    const fileOf = new Map<string, string>();
    const again: string[] = [];
    for (const { name, text } of await readMigrationFiles(projectFolder))
      for (const object of definedBy(text)) {
        const first = fileOf.get(object);
        if (first) again.push(`${object} of ${first} in ${name}`);
        fileOf.set(object, name);
      }
    expect(fileOf.size).toBeGreaterThan(250);
    expect(again).toEqual([]);
  });

  it('change nothing that they made before', async () => {
    const changes =
      /^ *(?:create or replace|drop|alter (?!default privileges|publication|table \S+ enable row level security;$))/i;
    const found = (await readMigrationFiles(projectFolder)).flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => (changes.test(line) ? [`${name}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('ask one function for the time, which a simulation can replace', async () => {
    const clocks =
      /\b(?:now\s*\(\)|transaction_timestamp|statement_timestamp|clock_timestamp|timeofday|local_?timestamp)|(?<!private\.)\bcurrent_(?:time|timestamp|date)\b/gi;
    const found = (await readMigrationFiles(projectFolder)).flatMap(({ name, text }) =>
      text.split('\n').flatMap((line) => (line.match(clocks) ? [`${name}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual(['20241101080000_access.sql: return now();']);
  });

  it('bring no people: the reference data has no account', async () => {
    const seed = await readFile(new URL('../../supabase/seed.sql', import.meta.url), 'utf8');
    expect(seed).not.toMatch(/auth\.|profiles/);
    const [row] = await sql`select count(*)::int as people from auth.users`;
    expect(row).toEqual({ people: 0 });
  });
});
