// Meetings: who may book, move and cancel what, and what is told to whom.
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

describe('booking', () => {
  it('takes a slot of the own mentor or one that is open to all, as it was read', async () => {
    const [team, other] = [await world.addTeam(), await world.addTeam()];
    const own = await world.addSlot(team.mentor, hours(30));
    const open = await world.addSlot(other.mentor, hours(31), 'all');
    const [blocked, strange] = [
      await world.addSlot(team.mentor, hours(32)),
      await world.addSlot(other.mentor, hours(33)),
    ];
    await world.block(team.mentor, blocked);
    expect(
      (await world.bookable(team.captain)).map(({ id, is_of_own_mentor: isOwn }) => [id, isOwn]),
    ).toEqual([
      ...[
        [own, true],
        [open, false],
      ],
    ]);
    const book = (slot: string, at: Date, now = week5) => refusal(world.book(team.captain, slot, at, now));
    expect(await book(own, hours(30.5))).toBe('GR101');
    expect(await book(own, hours(30), hours(30))).toBe('GR101');
    expect(await book(blocked, hours(32))).toBe('GR101');
    expect(await book(randomUUID(), hours(32))).toBe('GR101');
    expect(await book(strange, hours(33))).toBe('not_your_mentor');
    const id = randomUUID();
    const booking = await world.book(team.member, own, hours(30), week5, id);
    expect(booking).toMatchObject({ agenda: 'Price?', state: 'booked', url: 'https://call.example/a' });
    // The same press again.
    expect((await world.book(team.member, own, hours(30), week5, id)).id).toBe(id);
    expect(await world.book(team.captain, open, hours(31))).toMatchObject({ mentor_id: other.mentor });
    for (const person of team.people) expect(await world.kindsOf(person)).toEqual(['booked', 'booked']);
    expect((await world.notificationsOf(team.mentor)).map(({ payload }) => payload.as)).toEqual(['mentor']);
    expect(
      (await world.bookable(team.captain)).map(({ id: slot, is_taken: taken }) => [slot, taken]),
    ).toEqual([[own, true]]);
  });

  it('meets a mentor only once ahead, and again when that is over', async () => {
    const team = await world.addTeam();
    const [first, second] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(team.mentor, hours(31)),
    ];
    await world.book(team.captain, first, hours(30));
    expect(await refusal(world.book(team.member, second, hours(31)))).toBe('GR102');
    expect(await refusal(world.book(team.member, second, hours(31), hours(30.2)))).toBe('GR102');
    await world.book(team.member, second, hours(31), hours(30.5));
  });

  it('is not with whom the mentor or the team is in conflict, and is with a stand-in too', async () => {
    const [team, host] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const [own, open] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(host, hours(31), 'all'),
    ];
    const [standing] = [await world.addSlot(host, hours(32))];
    const listed = async () => (await world.bookable(team.captain)).map(({ id }) => id);
    expect(await listed()).toEqual([own, open]);
    await sql`update public.mentor_assignments set stand_in_id = ${host}, stand_in_from = current_date, stand_in_until = current_date + 1
      where team_id = ${team.id}`;
    expect(await listed()).toEqual([own, open, standing]);
    await sql`insert into public.mentor_conflicts (mentor_id, person_id, reason) values (${host}, ${team.member}, 'Cousin')`;
    expect(await listed()).toEqual([own]);
    expect(await refusal(world.book(team.captain, open, hours(31)))).toBe('not_your_mentor');
  });

  it('is not on days on which the mentor is away, whoever may meet them then', async () => {
    const [team, host] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const [own, later, open] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(team.mentor, hours(54)),
      await world.addSlot(host, hours(31), 'all'),
    ];
    const listed = async () =>
      (await world.bookable(team.captain))
        .map(({ id }) => id)
        .filter((id) => [own, later, open].includes(id));
    expect(await listed()).toEqual([own, open, later]);
    for (const person of [team.mentor, host])
      await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${person}, '2024-12-03', '2024-12-05')`;
    expect(await listed()).toEqual([later]);
    expect(await refusal(world.book(team.captain, own, hours(30)))).toBe('GR101');
    expect(await refusal(world.book(team.captain, open, hours(31)))).toBe('GR101');
    const { id } = await world.book(team.captain, later, hours(54));
    expect(await refusal(world.move(team.captain, id, own, hours(30)))).toBe('GR101');
    await sql`delete from public.mentor_absences where mentor_id = ${host}`;
    expect(await listed()).toEqual([open, later]);
  });

  it('never gives a slot to two, by the table as well', async () => {
    const [team, other] = [await world.addTeam(), await world.addTeam()];
    const slot = await world.addSlot(team.mentor, hours(30), 'all');
    await world.book(team.captain, slot, hours(30));
    expect(await refusal(world.book(other.captain, slot, hours(30)))).toBe('GR100');
    const byHand = (given: string | null, at: Date) => sql`
      insert into public.office_hour_bookings (slot_id, team_id, mentor_id, starts_at, ends_at)
      values (${given}, ${other.id}, ${team.mentor}, ${at}, ${new Date(at.getTime() + 600_000)})`;
    expect(await refusal(byHand(slot, hours(40)))).toBe('23505');
    expect(await refusal(byHand(null, hours(30)))).toBe('23P01');
    expect(await refusal(world.addSlot(team.mentor, hours(30.1)))).toBe('GR104');
  });

  it('names what else the team has then, and stands in no way', async () => {
    const [team, other] = [await world.addTeam(), await world.addTeam()];
    const [slot, clashing] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(other.mentor, hours(30.2), 'all'),
    ];
    await world.book(team.captain, slot, hours(30));
    const [event] = await sql<{ id: string }[]>`
      insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at)
      select id, ${`event-${randomUUID()}`}, 'Pricing', 'Workshop', 'online', ${hours(29)}, ${hours(31)}
      from public.seasons limit 1 returning id`;
    await sql`insert into public.event_registrations (event_id, user_id, seat, status, position)
      values (${event?.id ?? ''}, ${team.member}, 'online', 'registered', 1)`;
    const clashes = await sql<{ kind: string; title_en: string | null; people: string[] }[]>`
      select kind, title_en, people from private.booking_clashes(${team.captain}, ${clashing})`;
    expect([...clashes]).toEqual([
      { kind: 'event', title_en: 'Pricing', people: [team.member] },
      { kind: 'meeting', title_en: null, people: [] },
    ]);
    await world.book(team.member, clashing, hours(30.2));
  });
});

describe('moving and cancelling', () => {
  it('is the team’s until two hours before, and frees the old time at once', async () => {
    const [team, other] = [await world.addTeam(), await world.addTeam()];
    const [old, next] = [
      await world.addSlot(team.mentor, hours(30), 'all'),
      await world.addSlot(team.mentor, hours(40)),
    ];
    const { id } = await world.book(team.captain, old, hours(30));
    expect(await refusal(world.move(team.captain, id, next, hours(40), hours(28.1)))).toBe('GR103');
    expect(await refusal(world.move(other.captain, id, next, hours(40)))).toBe('GR014');
    const moved = await world.move(team.member, id, next, hours(40), hours(28));
    expect(moved).toMatchObject({
      agenda: 'Price?',
      moved_from: hours(30),
      starts_at: hours(40),
      sequence: 1,
    });
    await world.book(other.captain, old, hours(30));
    expect(await refusal(world.move(team.captain, id, old, hours(30)))).toBe('GR100');
    expect(await refusal(world.cancel(team.captain, id, hours(38.5)))).toBe('GR103');
    expect(await world.cancel(team.captain, id, hours(38))).toMatchObject({ state: 'cancelled' });
    expect(await world.kindsOf(team.mentor)).toEqual(['booked', 'moved', 'booked', 'cancelled']);
    // The same press again, and taking it back.
    await world.cancel(team.captain, id, hours(38));
    expect(await world.book(team.captain, next, hours(40), hours(38), id)).toMatchObject({
      state: 'booked',
      sequence: 3,
    });
  });

  it('to another mentor is told to both of them', async () => {
    const [team, host] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const [own, open] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(host, hours(40), 'all'),
    ];
    const { id } = await world.book(team.captain, own, hours(30));
    expect(await world.move(team.captain, id, open, hours(40))).toMatchObject({ mentor_id: host });
    expect(await world.kindsOf(team.mentor)).toEqual(['booked', 'cancelled']);
    expect(await world.kindsOf(host)).toEqual(['moved']);
    expect(await world.kindsOf(team.member)).toEqual(['booked', 'moved']);
  });

  it('lets who has just booked think again', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(1));
    const { id } = await world.book(team.captain, slot, hours(1));
    expect(await refusal(world.cancel(team.captain, id, hours(0.2)))).toBe('GR103');
    expect(await world.cancel(team.captain, id, hours(0.05))).toMatchObject({ state: 'cancelled' });
  });

  it('is the mentor’s until it begins; nobody else gets that slot, and they may take it back', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    expect(await refusal(world.cancel(team.mentor, id, hours(30)))).toBe('GR103');
    expect(await world.cancel(team.mentor, id, hours(29.9))).toMatchObject({ state: 'cancelled' });
    expect((await world.bookable(team.captain)).some(({ id: other }) => other === slot)).toBe(false);
    expect(await world.kindsOf(team.captain)).toEqual(['booked', 'cancelled']);
    expect(await world.book(team.mentor, slot, hours(30), hours(29.91), id)).toMatchObject({
      state: 'booked',
    });
    expect(await world.kindsOf(team.captain)).toEqual(['booked', 'cancelled', 'booked']);
  });

  it('a slot moves with who has booked it, who is told', async () => {
    const [team, other] = [await world.addTeam(), await world.addTeam()];
    const [slot, busy] = [
      await world.addSlot(team.mentor, hours(30)),
      await world.addSlot(team.mentor, hours(40)),
    ];
    const { id } = await world.book(team.captain, slot, hours(30));
    expect(await refusal(world.moveSlot(team.mentor, slot, hours(40.1)))).toBe('GR104');
    expect(await refusal(world.moveSlot(team.mentor, slot, hours(-1)))).toBe('GR101');
    expect(await refusal(world.moveSlot(other.mentor, slot, hours(50)))).toBe('GR009');
    expect(await world.bookings(team.id)).toMatchObject([{ id, starts_at: hours(30), sequence: 0 }]);
    await world.moveSlot(team.mentor, slot, hours(50));
    await world.moveSlot(team.mentor, slot, hours(50));
    expect(await world.bookings(team.id)).toMatchObject([
      { id, starts_at: hours(50), moved_from: hours(30), sequence: 1 },
    ]);
    for (const person of team.people) expect(await world.kindsOf(person)).toEqual(['booked', 'moved']);
    // By mail as well: one to each of the team, and none to who moved it.
    const mails = await sql<{ user_id: string }[]>`
      select user_id from private.outbox where kind = 'office_hour_moved' and details ->> 'booking_id' = ${id} order by 1`;
    expect(mails.map(({ user_id: person }) => person)).toEqual([...team.people].sort());
    expect(await refusal(world.block(team.mentor, slot))).toBe('GR105');
    expect(await refusal(world.remove(team.mentor, slot))).toBe('GR105');
    await world.remove(team.mentor, busy);
    // Whoever saw the old time books nothing.
    await world.cancel(team.captain, id);
    expect(await refusal(world.book(team.captain, slot, hours(30)))).toBe('GR101');
  });

  it('another link is told', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(30));
    await world.book(team.captain, slot, hours(30));
    const change = (audience: string, url: string) =>
      sql`select private.change_slot(${team.mentor}, ${slot}, ${audience}, ${url}, ${week5})`;
    await change('all', 'https://call.example/a');
    expect(await world.kindsOf(team.captain)).toEqual(['booked']);
    await change('all', 'https://call.example/b');
    expect(await world.kindsOf(team.captain)).toEqual(['booked', 'link']);
    expect(await refusal(change('all', 'javascript:alert(1)'))).toBe('23514');
  });
});
