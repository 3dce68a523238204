import { afterAll, beforeAll, expect, it } from 'vitest';
import { withConnection } from '@grow/local-supabase';
import { createTestDatabase, type TestDatabase } from '../testing';
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
