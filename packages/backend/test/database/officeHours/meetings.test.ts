// What a mentor says of a meeting, who is reminded of it, and what stays when mentors go.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { hours, officeHourWorld, refusal, week5 } from './officeHourWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof officeHourWorld>;
withDatabase((opened) => {
  sql = opened;
  world = officeHourWorld(opened);
});

describe('what a mentor says afterwards', () => {
  it('is held with a note and things to do, or not; and may be taken back until the team has answered', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    const items = [{ id: randomUUID(), text: ' Phone four shops ', due_week: 6, assigned_to: team.member }];
    expect(await refusal(world.settle(team.mentor, id, 'held', items, hours(29)))).toBe('GR103');
    expect(await refusal(world.settle(team.captain, id, 'held', items, hours(31)))).toBe('GR009');
    expect(await world.settle(team.mentor, id, 'held', items, hours(31))).toMatchObject({
      ...{ state: 'held', note: 'Phone four more.' },
    });
    await world.settle(team.mentor, id, 'held', items, hours(31));
    const listed = () => sql`
      select text, source_kind, source_week, from_user, assigned_to from public.action_items where team_id = ${team.id}`;
    expect([...(await listed())]).toEqual([
      {
        ...{ text: 'Phone four shops', source_kind: 'meeting', source_week: 5 },
        ...{ from_user: team.mentor, assigned_to: team.member },
      },
    ]);
    expect(await world.kindsOf(team.captain)).toEqual(['booked', 'noted']);
    await world.settle(team.mentor, id, 'booked', [], hours(31));
    expect([...(await listed())]).toEqual([]);
    await world.settle(team.mentor, id, 'held', items, hours(31));
    await sql`select private.answer_action_item(${team.member}, ${items[0]?.id ?? ''}, 'done', '', ${hours(32)})`;
    expect(await refusal(world.settle(team.mentor, id, 'no_show', [], hours(33)))).toBe('GR073');
    const outsider = [{ id: randomUUID(), text: 'x', assigned_to: team.mentor }];
    expect(await refusal(world.settle(team.mentor, id, 'held', outsider, hours(33)))).toBe('GR014');
  });

  it('is that nobody came, which the team reads and is not told', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    const missed = await world.settle(team.mentor, id, 'no_show', [], hours(31));
    // What was typed before is no note of a meeting that was none.
    expect(missed).toMatchObject({ state: 'no_show', note: '' });
    expect(await world.readable(team.member, 'office_hour_bookings')).toMatchObject([{ state: 'no_show' }]);
    expect(await world.kindsOf(team.member)).toEqual(['booked']);
    expect(await world.settle(team.mentor, id, 'booked', [], hours(31))).toMatchObject({ state: 'booked' });
  });

  it('a guest asks for what was agreed there, and for nothing else', async () => {
    const [team, host] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const slot = await world.addSlot(host, hours(30), 'all');
    const { id } = await world.book(team.captain, slot, hours(30));
    await world.settle(host, id, 'held', [], hours(31));
    const add = (kind: string, source: string | null) =>
      refusal(
        sql`select private.add_action_item(${host}, ${randomUUID()}, ${team.id}, 'x', 6, ${kind}, ${source}, null, ${hours(32)})`,
      );
    expect(await add('meeting', id)).toBe('not refused');
    expect(await add('meeting', randomUUID())).toBe('adviser_only');
    expect(await add('team', null)).toBe('adviser_only');
    expect(await world.readable(host, 'office_hour_bookings')).toHaveLength(1);
    expect(await world.readable(host, 'action_items')).toHaveLength(0);
  });

  it('reminds nobody of what they were told within a day of it', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(60));
    const { id } = await world.book(team.captain, slot, hours(60));
    const remind = (at: Date) => sql`select private.remind_of_office_hours(1000, ${at})`;
    await world.moveSlot(team.mentor, slot, hours(20));
    await remind(hours(1));
    expect(await world.kindsOf(team.member)).toEqual(['booked', 'moved']);
    await world.cancel(team.captain, id, hours(1));
    await world.book(team.captain, slot, hours(20), hours(1), id);
    await remind(hours(2));
    expect(await world.kindsOf(team.member)).toEqual(['booked', 'moved', 'cancelled', 'booked']);
  });

  it('reminds everybody of tomorrow, once a time', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(40));
    const { id } = await world.book(team.captain, slot, hours(40));
    const remind = (at: Date) => sql`select private.remind_of_office_hours(1000, ${at})`;
    await remind(hours(15));
    expect(await world.kindsOf(team.member)).toEqual(['booked']);
    await remind(hours(16));
    await remind(hours(17));
    for (const person of [...team.people, team.mentor])
      expect(await world.kindsOf(person)).toEqual(['booked', 'reminder']);
    await world.moveSlot(team.mentor, slot, hours(60));
    await remind(hours(37));
    expect(await world.kindsOf(team.member)).toEqual(['booked', 'reminder', 'moved', 'reminder']);
    // What waited for the mail server until it was over is not sent.
    const isNews = async (kind: string) => {
      const [row] = await sql<{ needed: boolean }[]>`
        select private.is_mail_needed(o, ${hours(61)}) as needed from private.outbox o
        where o.user_id = ${team.member} and o.kind = ${kind} order by o.created_at desc limit 1`;
      return row?.needed;
    };
    expect([
      await isNews('office_hour_reminder'),
      await isNews('office_hour_moved'),
      await isNews('office_hour_booked'),
    ]).toEqual([...[false, true, false]]);
    await world.cancel(team.captain, id, hours(50));
    expect(await isNews('office_hour_moved')).toBe(false);
  });
});

/** A team that its mentor has met at `past`, and meets again tomorrow: what goes by itself asks the clock. */
async function metAndToMeet() {
  const team = await world.addTeam();
  const past = await world.addSlot(team.mentor, hours(30));
  const held = await world.book(team.captain, past, hours(30));
  await world.settle(team.mentor, held.id, 'held', [], hours(31));
  const ahead = new Date(Date.now() + 86_400_000);
  const slot = await world.addSlot(team.mentor, ahead, 'own', hours(31));
  await world.book(team.captain, slot, ahead, hours(31));
  return { ...team, past };
}

describe('when somebody goes', () => {
  it('a mentor’s meetings to come are off, and what was agreed stays without their name', async () => {
    const team = await metAndToMeet();
    await sql`delete from auth.users where id = ${team.mentor}`;
    expect(await world.bookings(team.id)).toMatchObject([
      { state: 'held', mentor_id: null, slot_id: null, note: 'Phone four more.' },
      { state: 'cancelled', mentor_id: null, slot_id: null },
    ]);
    expect((await world.kindsOf(team.captain)).at(-1)).toBe('cancelled');
    expect(await world.readable(team.captain, 'office_hour_bookings')).toHaveLength(2);
  });

  it('who is a mentor no longer is met no longer, and keeps what was held', async () => {
    const team = await metAndToMeet();
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${team.mentor}`;
    expect(await world.bookings(team.id)).toMatchObject([
      { state: 'held', mentor_id: team.mentor },
      { state: 'cancelled', slot_id: null },
    ]);
    expect((await world.slots(team.mentor)).map(({ id }) => id)).toEqual([team.past]);
    expect((await world.kindsOf(team.member)).at(-1)).toBe('cancelled');
  });

  it('a team that leaves the contest meets nobody, and its mentor is told', async () => {
    const team = await world.addTeam();
    const ahead = new Date(Date.now() + 86_400_000);
    const slot = await world.addSlot(team.mentor, ahead, 'own');
    await world.book(team.captain, slot, ahead);
    await sql`update public.teams set status = 'withdrawn' where id = ${team.id}`;
    expect(await world.bookings(team.id)).toMatchObject([{ state: 'cancelled' }]);
    expect((await world.kindsOf(team.mentor)).at(-1)).toBe('cancelled');
    // Somebody else gets it.
    const other = await world.addTeam();
    await sql`update public.office_hour_slots set audience = 'all' where id = ${slot}`;
    expect((await world.bookable(other.captain, new Date())).map(({ id }) => id)).toContain(slot);
  });

  it('meetings go to a stand-in at the same times, or are off where they are busy or away', async () => {
    const [team, standIn] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    const handOver = async (from: string, to: string) => {
      const [row] = await sql<{ moved: number }[]>`
        select private.hand_over_meetings(${team.id}, ${from}, ${to}, null, '2024-12-05', '2024-12-06', ${week5}) as moved`;
      return row?.moved;
    };
    expect(await handOver(team.mentor, standIn)).toBe(1);
    expect(await world.bookings(team.id)).toMatchObject([{ id, mentor_id: standIn, starts_at: hours(30) }]);
    expect(await world.slots(team.mentor)).toMatchObject([{ is_blocked: true }]);
    const busy = await addPerson(sql, 'MENTOR');
    await world.addSlot(busy, hours(30));
    expect(await handOver(standIn, busy)).toBe(0);
    expect(await world.bookings(team.id)).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await world.kindsOf(standIn)).toEqual(['booked', 'cancelled']);
    const away = await addPerson(sql, 'MENTOR');
    await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${away}, '2024-12-05', '2024-12-05')`;
    const again = await world.addSlot(team.mentor, hours(31));
    await world.book(team.captain, again, hours(31));
    expect(await handOver(team.mentor, away)).toBe(0);
    expect((await world.bookings(team.id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });
});
