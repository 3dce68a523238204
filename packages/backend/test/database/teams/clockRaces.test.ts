// The clock ends requests while people are taken on: neither waits for the other with something the other needs.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { after, teamWorld } from './teamWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 6, onnotice: () => undefined });
  world = teamWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

it('leaves a team that somebody works on to its next round', async () => {
  const teams = await Promise.all([world.teamOf(1), world.teamOf(1)]);
  const [first, second] = teams.sort((a, b) => (a.team.id < b.team.id ? -1 : 1));
  if (!first || !second) throw new Error('Two teams');
  const [ada, ben] = [await world.person(), await world.person()];
  const [toFirst, toSecond] = [await world.ask(ada, first.team.id), await world.ask(ben, second.team.id)];
  const soon = after(15 * 24 * 60);
  await sql.begin(async (busy) => {
    await busy`select private.lock_team(${second.team.id})`;
    await sql`set lock_timeout = '2s'`;
    const [run] = await sql<{ done: number }[]>`select private.expire_team_requests(1000, ${soon}) as done`;
    expect(run?.done).toBeGreaterThan(0);
  });
  expect(await world.request(toFirst.id)).toMatchObject({ status: 'expired' });
  expect(await world.request(toSecond.id)).toMatchObject({ status: 'pending' });
  await sql`select private.expire_team_requests(1000, ${soon})`;
  expect(await world.request(toSecond.id)).toMatchObject({ status: 'expired' });
});
