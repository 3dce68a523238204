// schema.sql shows every table in its final state; it is compared with what the migrations give.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { isFull } from '../../../../vitest.shared';
import { schemaFile, schemaOf } from '../../src/schema';
import { createTestDatabase, type TestDatabase } from '../../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('schema.sql is what the migrations give; else run: pnpm --filter @grow/backend run schema', async () => {
  expect(await schemaOf(database.adminUrl)).toBe(await readFile(schemaFile, 'utf8'));
});

const changes = [
  'alter table public.faqs add column hint text',
  'alter table public.faqs add constraint short check (position < 1000)',
  'create index faqs_slug_idx on public.faqs (slug, position)',
  'alter table public.faqs disable row level security',
  'alter view public.profiles set (security_invoker = false)',
  'grant delete on public.skills to authenticated',
  'grant update (label) on public.seasons to anon',
  'alter policy faqs_read_by_visitors on public.faqs using (true)',
  'alter policy avatars_read_by_members on storage.objects using (true)',
  'drop trigger create_profile_on_sign_up on auth.users',
  `comment on column public.faqs.position is 'Other'`,
];
it.each(isFull ? changes : changes.slice(0, 2))('%s is noticed', async (change) => {
  const changed = await createTestDatabase();
  await withConnection(changed.adminUrl, (sql) => sql.unsafe(change));
  expect(await schemaOf(changed.adminUrl)).not.toBe(await readFile(schemaFile, 'utf8'));
  await changed.drop();
});
