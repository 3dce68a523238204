// Meetings: who may book what, what is told to whom, and what stays when slots, teams and mentors go.
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

const kinds = async (person: string) => (await world.told(person)).map(({ kind }) => kind.slice(12));

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
    for (const person of team.people) expect(await kinds(person)).toEqual(['booked', 'booked']);
    expect((await world.told(team.mentor)).map(({ payload }) => payload.as)).toEqual(['mentor']);
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
    expect(await kinds(team.mentor)).toEqual(['booked', 'moved', 'booked', 'cancelled']);
    // The same press again, and taking it back.
    await world.cancel(team.captain, id, hours(38));
    expect(await world.book(team.captain, next, hours(40), hours(38), id)).toMatchObject({
      state: 'booked',
      sequence: 3,
    });
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
    expect(await world.bookable(team.captain)).toEqual([]);
    expect(await kinds(team.captain)).toEqual(['booked', 'cancelled']);
    expect(await world.book(team.mentor, slot, hours(30), hours(29.91), id)).toMatchObject({
      state: 'booked',
    });
    expect(await kinds(team.captain)).toEqual(['booked', 'cancelled', 'booked']);
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
    for (const person of team.people) expect(await kinds(person)).toEqual(['booked', 'moved']);
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
    expect(await kinds(team.captain)).toEqual(['booked']);
    await change('all', 'https://call.example/b');
    expect(await kinds(team.captain)).toEqual(['booked', 'link']);
    expect(await refusal(change('all', 'javascript:alert(1)'))).toBe('23514');
  });
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
    expect(await kinds(team.captain)).toEqual(['booked', 'noted']);
    await world.settle(team.mentor, id, 'booked', [], hours(31));
    expect([...(await listed())]).toEqual([]);
    await world.settle(team.mentor, id, 'held', items, hours(31));
    await sql`select private.answer_action_item(${team.member}, ${items[0]?.id ?? ''}, 'done', '', ${hours(32)})`;
    expect(await refusal(world.settle(team.mentor, id, 'no_show', [], hours(33)))).toBe('GR073');
    const outsider = [{ id: randomUUID(), text: 'x', assigned_to: team.mentor }];
    expect(await refusal(world.settle(team.mentor, id, 'held', outsider, hours(33)))).toBe('GR014');
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

  it('reminds everybody of tomorrow, once a time', async () => {
    const team = await world.addTeam();
    const slot = await world.addSlot(team.mentor, hours(40));
    const { id } = await world.book(team.captain, slot, hours(40));
    const remind = (at: Date) => sql`select private.remind_of_office_hours(1000, ${at})`;
    await remind(hours(15));
    expect(await kinds(team.member)).toEqual(['booked']);
    await remind(hours(16));
    await remind(hours(17));
    for (const person of [...team.people, team.mentor])
      expect(await kinds(person)).toEqual(['booked', 'reminder']);
    await world.moveSlot(team.mentor, slot, hours(60));
    await remind(hours(37));
    expect(await kinds(team.member)).toEqual(['booked', 'reminder', 'moved', 'reminder']);
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

describe('when somebody goes', () => {
  it('a mentor’s meetings to come are off, and what was agreed stays without their name', async () => {
    const team = await world.addTeam();
    const past = await world.addSlot(team.mentor, hours(30));
    const held = await world.book(team.captain, past, hours(30));
    await world.settle(team.mentor, held.id, 'held', [], hours(31));
    // What goes by itself asks the clock.
    const ahead = new Date(Date.now() + 86_400_000);
    const slot = await world.addSlot(team.mentor, ahead, 'own', hours(31));
    await world.book(team.captain, slot, ahead, hours(31));
    await sql`delete from auth.users where id = ${team.mentor}`;
    expect(await world.bookings(team.id)).toMatchObject([
      { state: 'held', mentor_id: null, slot_id: null, note: 'Phone four more.' },
      { state: 'cancelled', mentor_id: null, slot_id: null },
    ]);
    expect((await kinds(team.captain)).at(-1)).toBe('cancelled');
    expect(await world.readable(team.captain, 'office_hour_bookings')).toHaveLength(2);
  });

  it('meetings go to a stand-in at the same times, or are off where they are busy', async () => {
    const [team, standIn] = [await world.addTeam(), await addPerson(sql, 'MENTOR')];
    const slot = await world.addSlot(team.mentor, hours(30));
    const { id } = await world.book(team.captain, slot, hours(30));
    const handOver = async (from: string, to: string) => {
      const [row] = await sql<{ moved: number }[]>`
        select private.hand_over_meetings(${team.id}, ${from}, ${to}, null, ${week5}) as moved`;
      return row?.moved;
    };
    expect(await handOver(team.mentor, standIn)).toBe(1);
    expect(await world.bookings(team.id)).toMatchObject([{ id, mentor_id: standIn, starts_at: hours(30) }]);
    expect(await world.slots(team.mentor)).toMatchObject([{ is_blocked: true }]);
    const busy = await addPerson(sql, 'MENTOR');
    await world.addSlot(busy, hours(30));
    expect(await handOver(standIn, busy)).toBe(0);
    expect(await world.bookings(team.id)).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await kinds(standIn)).toEqual(['booked', 'cancelled']);
  });
});
