import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { createTestDatabase, type TestDatabase } from '../testing';
import { checkDatabaseLevel } from './databaseLevel';
import { checkTypes } from './index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("core's database types are those of the migrations, and a changed schema is noticed", async () => {
  expect(
    await checkTypes(database.url),
    'run "pnpm --filter @grow/backend run types" and commit the file',
  ).toBe(true);
  await withConnection(database.url, (sql) => sql`alter table public.seasons add column motto text`);
  expect(await checkTypes(database.url)).toBe(false);
});

it('core says the newest migration, and one more makes that wrong', async () => {
  expect(await checkDatabaseLevel(), 'run "pnpm --filter @grow/backend run types" and commit the file').toBe(
    true,
  );
  const folder = await mkdtemp(join(tmpdir(), 'grow-level-'));
  try {
    await mkdir(join(folder, 'supabase/migrations'), { recursive: true });
    await writeFile(join(folder, 'supabase/migrations/99990101000000_later.sql'), 'select 1;');
    expect(await checkDatabaseLevel(folder)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
