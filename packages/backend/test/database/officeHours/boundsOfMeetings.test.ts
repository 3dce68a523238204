// What a mentor may do to a team's meetings, and for how long; and what of them stays with whom.
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

describe('times', () => {
  it('are those that a calendar can show', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    await world.book(team.captain, slot, hours(30));
    const add = (at: string) =>
      refusal(
        sql`select private.add_slot(${team.mentor}, ${randomUUID()}, ${at}::text::timestamptz, 20, 'own', '', ${week5})`,
      );
    const move = (at: string) =>
      refusal(sql`select private.move_slot(${team.mentor}, ${slot}, ${at}::text::timestamptz, 20, ${week5})`);
    for (const at of ['infinity', '9999-12-31Z', '294276-12-31Z'])
      expect([await add(at), await move(at)], at).toEqual(['23514', '23514']);
    expect([await add('-infinity'), await move('-infinity')]).toEqual(['GR101', 'GR101']);
    expect(await world.bookings(team.id)).toMatchObject([{ starts_at: hours(30) }]);
    for (const [first, last] of [
      ['infinity', 'infinity'],
      ['9999-01-04', '9999-02-01'],
      ['-infinity', '2025-01-01'],
    ]) {
      const rule = sql`private.checked_series(${randomUUID()}, ${team.mentor}, 4, '16:00', '18:00', 20, ${first ?? ''}::text::date,
        ${last ?? ''}::text::date, 'own', '')`;
      expect(await refusal(sql`select ${rule}`), first).toBe('22023');
    }
  });
});

describe('a mentor who called a meeting off', () => {
  it('brings that one back as the team wanted it, and gives the team no other', async () => {
    const team = await world.addTeam();
    const [slot, other] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(team.mentor, hours(40)),
    ];
    const { id } = await world.book(team.captain, slot, hours(30));
    await sql`select private.change_agenda(${team.captain}, ${id}, 'Do we dare?', ${week5})`;
    await world.cancel(team.mentor, id);
    expect(await refusal(world.book(team.mentor, other, hours(40), week5, id))).toBe('GR014');
    expect(await world.book(team.mentor, slot, hours(30), week5, id)).toMatchObject({
      agenda: 'Do we dare?',
    });
    await world.cancel(team.mentor, id);
    await sql`update public.office_hour_slots set audience = 'all' where id = ${slot}`;
    await sql`update public.teams set status = 'finished' where id = ${team.id}`;
    expect(await refusal(world.book(team.mentor, slot, hours(30), week5, id))).toBe('GR017');
  });
});

describe('a team that books and calls off in a loop', () => {
  it('fills the bell of the mentor, and not their mailbox', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    for (let round = 0; round < 12; round += 1)
      await world.cancel(team.captain, (await world.book(team.captain, slot, hours(30))).id);
    expect(await world.kindsOf(team.mentor)).toHaveLength(24);
    const mails = (kind: string) =>
      sql`select from private.outbox where user_id = ${team.mentor} and kind = ${`office_hour_${kind}`}`;
    expect([(await mails('booked')).length, (await mails('cancelled')).length]).toEqual([10, 10]);
    // Of another team they hear all the same, and of this one the next day.
    await world.book(team.captain, slot, hours(30), hours(25));
    expect(await mails('booked')).toHaveLength(11);
  });
});

describe('who is a mentor no longer', () => {
  it('says nothing more of a meeting that they held, and asks for nothing', async () => {
    const [team, guest] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const slot = await world.addSlot(guest, hours(30), 'all');
    const { id } = await world.book(team.captain, slot, hours(30));
    await world.settle(guest, id, 'held', [], hours(31));
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${guest}`;
    const items = [{ id: randomUUID(), text: 'Send me money' }];
    expect(await refusal(world.settle(guest, id, 'held', items, hours(32)))).toBe('GR009');
    expect(await refusal(world.settle(guest, id, 'no_show', [], hours(32)))).toBe('GR009');
    const add = sql`select private.add_action_item(${guest}, ${randomUUID()}, ${team.id}, 'Send me money', 6, 'meeting', ${id}, null, ${hours(32)})`;
    expect(await refusal(add)).toBe('adviser_only');
    expect(await world.bookings(team.id)).toMatchObject([{ state: 'held', note: 'Phone four more.' }]);
  });
});

describe('who left a team', () => {
  it('finds in the export what they wrote of its meetings, and nothing that was said after them', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.member, slot, hours(30));
    const exported = async (person: string) => {
      const [row] = await sql<{ data: unknown }[]>`
        select private.export_person(${person}, now()) -> 'tables' -> 'public.office_hour_bookings' as data`;
      return JSON.stringify(row?.data);
    };
    expect(await exported(team.member)).toContain('https://call.example/a');
    await sql`update public.team_members set left_at = ${hours(1)} where user_id = ${team.member}`;
    await world.settle(team.mentor, id, 'held', [], hours(31));
    expect(await exported(team.member)).toContain('Price?');
    expect(await exported(team.member)).not.toMatch(/call\.example|Phone four/);
    expect(await exported(team.mentor)).toMatch(/Phone four/);
    expect(await exported(team.captain)).toBe('[]');
  });

  it('gets no mail that waited, but for one that says that it is off', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    await world.settle(team.mentor, id, 'held', [], hours(31));
    const isNeeded = async (person: string, kind: string) =>
      (
        await sql<{ is_needed: boolean }[]>`select private.is_mail_needed(o, ${hours(32)}) as is_needed
          from private.outbox o where o.user_id = ${person} and o.kind = ${kind}`
      )[0]?.is_needed;
    expect(await isNeeded(team.member, 'office_hour_noted')).toBe(true);
    await sql`update public.team_members set left_at = ${hours(31)} where user_id = ${team.member}`;
    expect(await isNeeded(team.member, 'office_hour_noted')).toBe(false);
    expect(await isNeeded(team.captain, 'office_hour_noted')).toBe(true);
  });

  it('because it went into another is told that its meetings are off, and so is the mentor', async () => {
    const [from, into, orga] = [await world.addTeam(), await world.addTeam(), await addPerson(sql, 'ORGA')];
    await sql`update public.seasons set max_team = 9`;
    const ahead = new Date(Date.now() + 86_400_000);
    const slot = await world.addSlot(from.mentor, ahead, 'own', new Date());
    await world.book(from.captain, slot, ahead, new Date());
    await sql`select private.merge_teams(${orga}, ${from.id}, ${into.id}, private.current_time())`;
    expect(await world.bookings(from.id)).toMatchObject([{ state: 'cancelled' }]);
    for (const person of [...from.people, from.mentor])
      expect((await world.kindsOf(person)).at(-1)).toBe('cancelled');
    for (const person of into.people) expect(await world.kindsOf(person)).toEqual([]);
  });
});
