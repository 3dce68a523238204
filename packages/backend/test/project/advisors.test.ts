// The rules a hosted project is checked by, for security and for speed.
import { afterEach, expect, it } from 'vitest';
import { withConnection } from '../../src/bootstrap/connection';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { runSupabaseCli } from '../../src/types/supabaseCli';

let database: TestDatabase;
afterEach(() => database.drop());

/** Names of the rules that find something. Without the setting the linter believes that nothing is exposed. */
const findings = async (): Promise<string[]> => {
  const result = await runSupabaseCli(
    [
      'db',
      'advisors',
      '--level',
      'info',
      '--fail-on',
      'none',
      '--output-format',
      'json',
      `--remote=${database.url}`,
    ],
    { env: { PGOPTIONS: '-c pgrst.db_schemas=public' } },
  );
  const json = result.stdout.split('\n').find((line) => line.startsWith('{'));
  if (!json) throw new Error(`The linter gave no result:\n${result.stdout}\n${result.stderr}`);
  const { results } = JSON.parse(json) as { results: { name: string; detail: string }[] };
  return results.map((result) => `${result.name}: ${result.detail}`);
};

/** A fresh database has used none of its indexes, which is a finding; these queries use each of them. */
const useIndexes = (): Promise<unknown> =>
  withConnection(database.adminUrl, async (sql) => {
    await sql`set enable_seqscan = off`;
    const nobody = '00000000-0000-4000-8000-000000000000';
    await sql`select from private.profiles where user_id = ${nobody} and role = 'ORGA'`;
    await sql`select user_id from private.profiles where role = 'ORGA'`;
    await sql`select from public.consents where user_id = ${nobody}`;
    await sql`select from private.outbox where user_id = ${nobody}`;
    await sql`select from private.outbox where state = 'waiting' and due_at <= now() order by due_at`;
    await sql`select from private.outbox where state <> 'waiting' and updated_at < now()`;
    await sql`select from public.events where season_id = ${nobody}`;
    await sql`select from public.events where visibility = 'public' order by starts_at`;
    await sql`select from public.faqs where published order by position`;
    await sql`select from public.partners where published order by position`;
    await sql`select from private.team_search where words operator(extensions.%>) 'word'`;
    await sql`select from private.team_search where season_id = ${nobody}`;
    await sql`select from private.people_search where words operator(extensions.%>) 'word'`;
    await sql`select first_name, last_name, avatar from private.profiles where user_id = ${nobody}`;
    await sql`select from private.profiles order by last_name, first_name, user_id`;
    await sql`select from private.profiles where role = 'MENTOR'`;
    await sql`select pg_stat_force_next_flush()`;
  });

it('find nothing in our schema', async () => {
  database = await createTestDatabase();
  await useIndexes();
  expect(await findings()).toEqual([]);
});

it('find what is wrong with a careless one', async () => {
  database = await createTestDatabase();
  await useIndexes();
  await withConnection(database.url, async (sql) => {
    await sql`create table public.careless (id int, owner uuid references private.profiles (user_id))`;
    await sql`create view public.leak as select email from private.profile_private`;
    await sql`create function public.loose() returns int language sql as 'select 1'`;
    await sql`create policy slow on public.seasons for delete to authenticated using (auth.uid() is null)`;
  });
  const rules = new Set((await findings()).map((finding) => finding.split(':')[0]));
  for (const rule of [
    'rls_disabled_in_public',
    'no_primary_key',
    'unindexed_foreign_keys',
    'security_definer_view',
    'function_search_path_mutable',
    'auth_rls_initplan',
  ])
    expect(rules).toContain(rule);
});
