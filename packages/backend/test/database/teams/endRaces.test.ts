// An account ends while its team changes: both take the team first.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { addPerson, asPerson } from '../people';
import { teamWorld } from './teamWorld';

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

it('without a deadlock', async () => {
  const orga = await addPerson(sql, 'ORGA');
  const from = await world.teamOf(2);
  const into = await world.teamOf(1);
  const leaver = from.people[1] ?? '';
  const ends = await sql.begin(async (busy) => {
    await busy`select private.lock_team(${from.team.id})`;
    const ending = sql`select private.erase_account(${leaver}, now())`.then(
      () => 'ended',
      (error: { code: string }) => error.code,
    );
    // The account's end waits for the team by now.
    await expect
      .poll(
        () =>
          sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%erase_account%'`,
      )
      .toHaveLength(1);
    await busy`select private.lock_person(${leaver})`;
    return { ending };
  });
  expect(await ends.ending).toBe('ended');
  await asPerson(
    sql,
    orga,
    (as) => as`select public.merge_teams(${from.team.id}, ${into.team.id}, 'Both wanted to')`,
  );
  expect(await world.members(into.team.id)).toEqual([into.captain, from.captain]);
});
