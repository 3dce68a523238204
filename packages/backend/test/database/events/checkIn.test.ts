// Who is checked in, by which scan, and what becomes of it.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { at, eventWorld, refusal } from './eventWorld';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
withDatabase((opened) => {
  sql = opened;
  world = eventWorld(opened);
});

const statesOf = async (event: string) => (await world.registrations(event)).map(({ status }) => status);

describe('at the check-in', () => {
  it('a scan lets in once, says when and where it did, and the same scan sent again is the same', async () => {
    const { event, everybody } = await world.filled(1, 0);
    const orga = await world.person();
    const [own] = await world.registrations(event);
    const [key, other] = [randomUUID(), randomUUID()];
    const scan = (with_: string, desk: string, hours = 240.1) =>
      world.checkIn(orga, event, own?.id ?? '', with_, at(hours), { desk });
    expect(await scan(key, 'North door')).toMatchObject({ outcome: 'let_in', desk: 'North door' });
    expect(await scan(key, 'North door', 241)).toMatchObject({ outcome: 'let_in', desk: 'North door' });
    const again = await scan(other, 'South door', 241);
    expect(again).toMatchObject({ outcome: 'again', desk: 'North door' });
    expect(new Date(again.checked_in_at ?? 0)).toEqual(at(240.1));
    expect(everybody).toHaveLength(1);
    await world.takeBack(own?.id ?? '', other, at(241));
    expect(await statesOf(event)).toEqual(['attended']);
    await world.takeBack(own?.id ?? '', key, at(241));
    expect(await statesOf(event)).toEqual(['registered']);
  });

  it('a desk without a network is believed about the past, not about the future', async () => {
    const { event } = await world.filled(2, 0);
    const orga = await world.person();
    const [one, two] = await world.registrations(event);
    const scan = (id: string | undefined, scannedAt: Date) =>
      world.checkIn(orga, event, id ?? '', randomUUID(), at(242), { scannedAt });
    expect(new Date((await scan(one?.id, at(240.5))).checked_in_at ?? 0)).toEqual(at(240.5));
    expect(new Date((await scan(two?.id, at(300))).checked_in_at ?? 0)).toEqual(at(242));
  });

  it('a scan of somebody who waits, cancelled or is of another event has its own outcome, and may be let in on purpose', async () => {
    const { event } = await world.filled(1, 1);
    const elsewhere = await world.filled(1, 0);
    const orga = await world.person();
    const waiting = (await world.registrations(event))[1];
    const scan = (id: string, letsIn = false) =>
      world.checkIn(orga, event, id, randomUUID(), at(240), { letsIn });
    const other = (await world.registrations(elsewhere.event))[0];
    expect(await scan(other?.id ?? '')).toMatchObject({ outcome: 'other_event' });
    expect(await scan(randomUUID())).toMatchObject({ outcome: 'unknown' });
    expect(await scan(waiting?.id ?? '')).toMatchObject({ outcome: 'waiting' });
    expect(await scan(waiting?.id ?? '', true)).toMatchObject({ outcome: 'let_in' });
  });

  it('letting in past the queue, taken back, leaves everybody as they were', async () => {
    const { event, everybody } = await world.filled(1, 2);
    const orga = await world.person();
    await world.cancel(everybody[1] ?? '', event, at(1));
    const before = await world.registrations(event);
    expect(before.map(({ status }) => status)).toEqual(['registered', 'cancelled', 'waitlisted']);
    for (const { id } of before.slice(1)) {
      const key = randomUUID();
      expect(await world.checkIn(orga, event, id, key, at(239), { letsIn: true })).toMatchObject({
        outcome: 'let_in',
      });
      await world.takeBack(id, key, at(239));
    }
    const after = await world.registrations(event);
    // But for the time of the change and the scan that is void now.
    const noted = { updated_at: expect.any(Date) as Date, taken_back: expect.any(Array) as unknown };
    expect(after).toEqual(before.map((own) => ({ ...own, ...noted })));
  });

  it('whoever takes part online is not missed at the check-in', async () => {
    const [event, [person = '']] = [await world.event(1, 5), await world.people(1)];
    await world.register(person, event, 'online', at(0));
    const [absent] = await sql<
      { count: number }[]
    >`select private.close_attendance(${event}, ${at(244)}) as count`;
    expect(absent?.count).toBe(0);
    expect(await statesOf(event)).toEqual(['registered']);
  });

  it('nobody who was let in changes to the other kind of seat', async () => {
    const [event, [person = '']] = [await world.event(1, 5), await world.people(1)];
    await world.register(person, event, 'onsite', at(0));
    const [own] = await world.registrations(event);
    await world.checkIn(await world.person(), event, own?.id ?? '', randomUUID(), at(239));
    expect(await refusal(world.register(person, event, 'online', at(239)))).toBe('GR023');
  });

  it('whoever did not come is noted after the end, and can still be let in late', async () => {
    const { event } = await world.filled(2, 0);
    const orga = await world.person();
    const [one, two] = await world.registrations(event);
    await world.checkIn(orga, event, one?.id ?? '', randomUUID(), at(240));
    expect(await refusal(sql`select private.close_attendance(${event}, ${at(242)})`)).toBe('GR030');
    const [absent] = await sql<
      { count: number }[]
    >`select private.close_attendance(${event}, ${at(244)}) as count`;
    expect(absent?.count).toBe(1);
    expect(await statesOf(event)).toEqual(['attended', 'no_show']);
    await world.checkIn(orga, event, two?.id ?? '', randomUUID(), at(245));
    expect(await statesOf(event)).toEqual(['attended', 'attended']);
  });
});

describe('a seat online', () => {
  it('does not admit to the room: the desk decides, and whoever it lets in has a seat on site', async () => {
    const [event, [first = '', second = '']] = [await world.event(1, 1), await world.people(2)];
    const own = await world.register(first, event, 'online', at(0));
    await world.register(second, event, 'online', at(0));
    const orga = await world.person();
    const scan = (key: string, letsIn: boolean) =>
      world.checkIn(orga, event, own.id, key, at(239), { letsIn });
    expect(await scan(randomUUID(), false)).toMatchObject({ outcome: 'online', seat: 'online' });
    expect(await statesOf(event)).toEqual(['registered', 'waitlisted']);
    const key = randomUUID();
    expect(await scan(key, true)).toMatchObject({ outcome: 'let_in', seat: 'onsite' });
    expect(await statesOf(event)).toEqual(['attended', 'offered']);
    expect(await world.figures(event)).toMatchObject({ onsite_taken: 1, online_taken: 1 });
    // A mistake at the check-in costs nobody their seat, also where it has gone to somebody else meanwhile.
    await world.takeBack(own.id, key, at(239));
    expect((await world.registrations(event))[0]).toMatchObject({ status: 'registered', seat: 'online' });
    expect(await world.figures(event)).toMatchObject({ onsite_taken: 0, online_taken: 2 });
  });
});

describe('a scan that arrives later', () => {
  it('is judged as it was at the scan: the offer that ran out and the seat that was given back since', async () => {
    const { event, everybody } = await world.filled(1, 2);
    const orga = await world.person();
    await world.cancel(everybody[0] ?? '', event, at(230));
    const [, offered, waiting] = await world.registrations(event);
    expect(offered?.offer_expires_at).toEqual(at(235));
    const scan = (id: string | undefined, then: number, now: number) =>
      world.checkIn(orga, event, id ?? '', randomUUID(), at(now), { scannedAt: at(then) });
    // The clock looked long after the offer was over.
    await world.advance(at(236));
    expect(await scan(offered?.id, 235, 237)).toMatchObject({ outcome: 'cancelled' });
    expect(await scan(offered?.id, 234.9, 237)).toMatchObject({ outcome: 'let_in' });
    // Offered meanwhile, accepted, and given up from the way home.
    await world.accept(everybody[2] ?? '', event, at(237));
    await world.cancel(everybody[2] ?? '', event, at(238));
    expect(await scan(waiting?.id, 238.1, 239)).toMatchObject({ outcome: 'cancelled' });
    expect(await scan(waiting?.id, 237.5, 239)).toMatchObject({ outcome: 'let_in' });
  });

  it('lets nobody in whom its desk has taken back already', async () => {
    const { event } = await world.filled(1, 0);
    const [orga, [own]] = [await world.person(), await world.registrations(event)];
    const key = randomUUID();
    await world.takeBack(own?.id ?? '', key, at(239));
    const scan = (with_: string) => world.checkIn(orga, event, own?.id ?? '', with_, at(239));
    expect(await scan(key)).toMatchObject({ outcome: 'taken_back' });
    expect(await statesOf(event)).toEqual(['registered']);
    expect(await scan(randomUUID())).toMatchObject({ outcome: 'let_in' });
    expect(await scan(key)).toMatchObject({ outcome: 'taken_back' });
  });
});

describe('a check-in that is closed', () => {
  it('opens twelve hours before the start, by the time of the scan', async () => {
    const { event } = await world.filled(1, 0);
    const [orga, [own]] = [await world.person(), await world.registrations(event)];
    const scan = (then: number, now: number, letsIn = false) =>
      world.checkIn(orga, event, own?.id ?? '', randomUUID(), at(now), { scannedAt: at(then), letsIn });
    expect(await scan(227.9, 227.9)).toMatchObject({ outcome: 'too_early' });
    expect(await scan(227.9, 240, true)).toMatchObject({ outcome: 'too_early' });
    expect(await scan(240, 227.9)).toMatchObject({ outcome: 'too_early' });
    expect(await scan(228, 240)).toMatchObject({ outcome: 'let_in' });
  });

  it('lets nobody in after the event was called off; what was scanned before counts', async () => {
    const { event } = await world.filled(2, 0);
    const [orga, [one, two]] = [await world.person(), await world.registrations(event)];
    await world.callOff(event, 'No water.', at(239));
    const scan = (id: string | undefined, then: number, letsIn = false) =>
      world.checkIn(orga, event, id ?? '', randomUUID(), at(240), { scannedAt: at(then), letsIn });
    expect(await scan(one?.id, 239, true)).toMatchObject({ outcome: 'called_off' });
    expect(await scan(two?.id, 238.9)).toMatchObject({ outcome: 'let_in' });
  });

  it('does not stand at a draft', async () => {
    const event = await world.event(1);
    await sql`update public.events set status = 'draft' where id = ${event}`;
    const orga = await world.person();
    expect(await refusal(world.checkIn(orga, event, randomUUID(), randomUUID(), at(240)))).toBe('GR009');
  });
});
