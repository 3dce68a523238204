// The clock reminds of meetings while accounts and teams end: neither waits for the other with something the other needs.
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { withDatabase } from '../withDatabase';
import { hours, officeHourWorld } from './officeHourWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof officeHourWorld>;
withDatabase((opened) => {
  sql = opened;
  world = officeHourWorld(opened);
});

it('leaves a team that somebody works on to the next round of reminders', async () => {
  const teams = [await world.addTeam(), await world.addTeam()] as const;
  for (const team of teams)
    await world.book(team.captain, await world.addSlot(team.mentor, hours(40)), hours(40));
  const [free, busy] = teams;
  await sql.begin(async (working) => {
    await working`select private.lock_team(${busy.id})`;
    await sql.begin(async (clock) => {
      await clock`set local lock_timeout = '2s'`;
      await clock`select private.remind_of_office_hours(1000, ${hours(16)})`;
    });
  });
  expect(await world.kindsOf(free.member)).toEqual(['booked', 'reminder']);
  expect(await world.kindsOf(busy.member)).toEqual(['booked']);
  await sql`select private.remind_of_office_hours(1000, ${hours(17)})`;
  expect(await world.kindsOf(busy.member)).toEqual(['booked', 'reminder']);
});
