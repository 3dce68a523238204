// Roles of a team written by its captain while people come and go, on connections of their own.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { asPerson } from '../people';
import { after, teamWorld } from './teamWorld';

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof teamWorld>;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 12, onnotice: () => undefined });
  world = teamWorld(sql);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const ROUNDS = 15;
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code ?? String(result.reason)] : [],
  );
const newRole = async (team: string, filledBy: string | null = null) => {
  const [row] = await sql<{ id: string }[]>`insert into public.team_roles (team_id, title, skills, filled_by)
    values (${team}, 'Sells', '{sales}', ${filledBy}) returning id`;
  return row?.id ?? '';
};

describe('roles', () => {
  it('are twelve at most, also when many are added at once', async () => {
    const { team, captain } = await world.teamOf(1);
    for (let count = 0; count < 11; count += 1) await newRole(team.id);
    const add = () =>
      asPerson(sql, captain, async (as) => {
        await as`insert into public.team_roles (team_id, title) values (${team.id}, 'Codes')`;
        // Nobody has committed when the last one begins.
        await as`select pg_sleep(0.05)`;
      });
    expect(codes(await Promise.allSettled(Array.from({ length: 8 }, add)))).toEqual(
      Array.from({ length: 7 }, () => '54000'),
    );
  });

  it('are never filled by somebody who left meanwhile', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { team, people, captain } = await world.teamOf(2);
      const [, second = ''] = people;
      const id = await newRole(team.id);
      await Promise.allSettled([
        asPerson(
          sql,
          captain,
          (as) => as`update public.team_roles set filled_by = ${second} where id = ${id}`,
        ),
        world.leave(second, team.id, null, after(9)),
      ]);
      const [role] = await sql`select filled_by from public.team_roles where id = ${id}`;
      expect(role?.filled_by).toBeNull();
    }
  });

  it('wait for who leaves, and who leaves waits for them, without a deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { team, people, captain } = await world.teamOf(3);
      const [, second = '', third = ''] = people;
      const [a, b] = [await newRole(team.id, second), await newRole(team.id, third)];
      const results = await Promise.allSettled([
        asPerson(
          sql,
          captain,
          (as) => as`update public.team_roles set filled_by = null where team_id = ${team.id}`,
        ),
        world.leave(second, team.id, null, after(9)),
        asPerson(sql, captain, (as) => as`delete from public.team_roles where id in (${a}, ${b})`),
        world.leave(third, team.id, null, after(9)),
      ]);
      expect(codes(results)).toEqual([]);
    }
  });
});
