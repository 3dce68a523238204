// Hosted projects differ in what a new object gives away by default. Our first migration takes every default back and each
// object states its grants, so the result is the same on a generous project and on a strict one.
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withConnection, migrateDatabase } from '@grow/local-supabase';
import { projectFolder } from '../../src/projectFolder';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { createEmptyProject } from '@grow/local-supabase/testing';
import { giveNothingAway } from './hosted/hostedProject';

let generous: TestDatabase;
let strict: TestDatabase;
beforeAll(async () => {
  generous = await createTestDatabase();
  strict = await createEmptyProject(inject('clusterAdminUrl'));
  await giveNothingAway(strict);
  await migrateDatabase(strict.url, projectFolder);
});
afterAll(async () => {
  await generous.drop();
  await strict.drop();
});

const grantsOf = (url: string): Promise<postgres.Row[]> =>
  withConnection(
    url,
    (sql) => sql`
      select c.oid::regclass::text as object, r.role, v.verb,
        case when v.verb = 'DELETE' then has_table_privilege(r.role, c.oid, v.verb)
          else has_any_column_privilege(r.role, c.oid, v.verb) end as is_granted,
        has_table_privilege(r.role, c.oid, v.verb) as is_granted_whole
      from pg_class c
      cross join unnest(array['anon', 'authenticated', 'service_role']) as r (role)
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as v (verb)
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
      union all
      select p.oid::regprocedure::text, r.role, 'EXECUTE', has_function_privilege(r.role, p.oid, 'EXECUTE'), null
      from pg_proc p
      cross join unnest(array['anon', 'authenticated', 'service_role']) as r (role)
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select c.oid::regclass::text, r.role, 'USAGE', has_sequence_privilege(r.role, c.oid, 'USAGE'), null
      from pg_class c
      cross join unnest(array['anon', 'authenticated', 'service_role']) as r (role)
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
      order by 1, 2, 3`,
  );

it('grants are the same whatever the defaults', async () => {
  const grants = await grantsOf(generous.url);
  expect(grants.length).toBeGreaterThan(80);
  expect(await grantsOf(strict.url)).toEqual(grants);
});

it('nothing new is given away before a migration grants it', async () => {
  await withConnection(generous.url, async (sql) => {
    await sql`create table public.new_table (id bigint generated always as identity)`;
    await sql`create function public.new_function() returns int language sql as 'select 1'`;
  });
  const given = (await grantsOf(generous.url)).filter(
    ({ object, is_granted }) => String(object).startsWith('new_') && is_granted,
  );
  expect(given).toEqual([]);
});
