// Teams whose names differ and whose addresses would not, founded at once.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { refusal, teamWorld } from './teamWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 8, onnotice: () => undefined });
  world = teamWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

it('all come to be, each with an address of its own', async () => {
  const names = ['שלום', 'こんにちは', '안녕하세요', 'مرحبا', 'Привет', 'สวัสดี'];
  const people = await Promise.all(names.map(() => world.person()));
  const teams = await Promise.all(names.map((name, index) => world.found(people[index] ?? '', name)));
  expect(teams.map(({ name }) => name)).toEqual(names);
  expect(teams.map(({ slug }) => slug).sort()).toEqual([
    'team',
    ...[2, 3, 4, 5, 6].map((number) => `team-${number}`),
  ]);
});

it('are one when the names are the same', async () => {
  const people = await Promise.all([world.person(), world.person(), world.person()]);
  const results = await Promise.allSettled(people.map((person) => world.found(person, 'Acker')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(refusal('GR012', 'team_name_taken'));
});
