// The rules a hosted project is checked by, for security and for speed.
import { afterEach, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { isFull } from '../../../../vitest.shared';
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
  // A fresh database has used none of its indexes.
  return results
    .filter(({ name }) => name !== 'unused_index')
    .map((result) => `${result.name}: ${result.detail}`);
};

it('find nothing in our schema but the clock, whose parsed body looks nothing up and is inlined', async () => {
  database = await createTestDatabase();
  expect(await findings()).toEqual([
    'function_search_path_mutable: Function `private.current_time` has a role mutable search_path',
  ]);
});

// Shows that the first test can fail.
if (isFull)
  it('find what is wrong with a careless one', async () => {
    database = await createTestDatabase();
    await withConnection(database.url, async (sql) => {
      await sql`create table public.careless (id int, owner uuid references private.profiles (user_id))`;
      // By default nobody may read a new table.
      await sql`grant select on public.careless to anon`;
      await sql`create view public.leak as select email from private.profile_private`;
      await sql`grant select on public.leak to anon`;
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
