// Single ways through the seats of an event; what happens when they cross stands in model.test.ts.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { at, eventWorld, HOUR, refusal } from './eventWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
withDatabase((opened) => {
  sql = opened;
  world = eventWorld(opened);
});

const statesOf = async (event: string) => (await world.registrations(event)).map(({ status }) => status);

describe('a seat that frees', () => {
  it('is offered to the first who waits, who is notified; nobody else is', async () => {
    const { event, everybody } = await world.filled(1, 2);
    const [holder = '', first = '', second = ''] = everybody;
    await world.cancel(holder, event, at(1));
    expect(await statesOf(event)).toEqual(['cancelled', 'offered', 'waitlisted']);
    expect(await world.notificationsOf(first)).toEqual(['event_offer']);
    expect(await world.notificationsOf(second)).toEqual([]);
    expect((await world.accept(first, event, at(2))).status).toBe('registered');
    expect(await world.notificationsOf(first)).toEqual(['event_offer', 'event_registered']);
  });

  it('goes on by itself when the offer runs out, and the clock does it once', async () => {
    const { event, everybody } = await world.filled(1, 2);
    await world.cancel(everybody[0] ?? '', event, at(1));
    await world.advance(at(24.9));
    expect(await statesOf(event)).toEqual(['cancelled', 'offered', 'waitlisted']);
    await world.advance(at(25));
    await world.advance(at(25));
    expect(await statesOf(event)).toEqual(['cancelled', 'cancelled', 'offered']);
    expect(await world.notificationsOf(everybody[1] ?? '')).toEqual(['event_offer', 'event_offer_over']);
    expect(await refusal(world.accept(everybody[1] ?? '', event, at(26)))).toBe('GR028');
  });

  it('is offered for no longer than half the time that is left, and not after the start', async () => {
    const { event, everybody } = await world.filled(1, 2);
    await world.cancel(everybody[0] ?? '', event, at(236));
    const offered = (await world.registrations(event)).find(({ status }) => status === 'offered');
    expect(offered?.offer_expires_at).toEqual(at(238));
    await world.advance(at(240));
    expect(await statesOf(event)).toEqual(['cancelled', 'cancelled', 'waitlisted']);
  });

  it('is offered when there are more seats, and taken seats cannot be taken away', async () => {
    const { event } = await world.filled(2, 3);
    await world.resize(event, 'onsite', 4, at(1));
    expect(await statesOf(event)).toEqual(['registered', 'registered', 'offered', 'offered', 'waitlisted']);
    expect(await refusal(world.resize(event, 'onsite', 3, at(1)))).toBe('GR029');
    await world.resize(event, 'onsite', null, at(1));
    expect(await statesOf(event)).not.toContain('waitlisted');
  });

  it('is offered when its owner leaves GROW', async () => {
    const { event, everybody } = await world.filled(1, 1);
    await world.leave(everybody[0] ?? '', at(1));
    expect(await statesOf(event)).toEqual(['offered']);
    expect(await world.figures(event)).toMatchObject({ onsite_taken: 1, onsite_waiting: 0 });
  });
});

describe('in the last half hour', () => {
  const minutesBefore = (minutes: number) => at(240 - minutes / 60);

  it('a free seat is offered to nobody: whoever asks first gets it, those who wait as well', async () => {
    const { event, everybody } = await world.filled(1, 2);
    const [holder = '', first = '', second = ''] = everybody;
    await world.cancel(holder, event, minutesBefore(29));
    expect(await statesOf(event)).toEqual(['cancelled', 'waitlisted', 'waitlisted']);
    expect((await world.register(second, event, 'onsite', minutesBefore(28))).status).toBe('registered');
    expect((await world.register(first, event, 'onsite', minutesBefore(27))).status).toBe('waitlisted');
    expect(await world.notificationsOf(second)).toEqual(['event_registered']);
    expect(await world.notificationsOf(first)).toEqual([]);
  });

  it('nobody goes behind those who wait for a seat that is free', async () => {
    const { event, everybody } = await world.filled(1, 1);
    const [late = ''] = await world.people(1);
    await world.cancel(everybody[0] ?? '', event, minutesBefore(29));
    expect((await world.register(late, event, 'onsite', minutesBefore(28))).status).toBe('registered');
  });

  it('begins when an offer would stand for less than a quarter of an hour', async () => {
    const { event, everybody } = await world.filled(1, 2);
    await world.cancel(everybody[0] ?? '', event, minutesBefore(30));
    const [, offered] = await world.registrations(event);
    expect(offered).toMatchObject({ status: 'offered', offer_expires_at: minutesBefore(15) });
    await world.advance(minutesBefore(15));
    expect(await statesOf(event)).toEqual(['cancelled', 'cancelled', 'waitlisted']);
  });
});

describe('the clocks of Berlin', () => {
  // Nobody has an hour less or more to answer because clocks are set: the instants count.
  it.each([
    ['March', '2025-03-29T12:00:00Z', '2025-03-30T12:00:00Z'],
    ['October', '2025-10-25T12:00:00Z', '2025-10-26T12:00:00Z'],
  ])('give an offer a whole day in %s', async (_month, from, until) => {
    const [event, [holder = '', first = '']] = [await world.event(1), await world.people(2)];
    const start = new Date(new Date(from).getTime() + 240 * HOUR);
    await sql`update public.events set starts_at = ${start}, ends_at = ${new Date(start.getTime() + HOUR)} where id = ${event}`;
    await world.register(holder, event, 'onsite', new Date(from));
    await world.register(first, event, 'onsite', new Date(from));
    await world.cancel(holder, event, new Date(from));
    const offered = (await world.registrations(event)).find(({ status }) => status === 'offered');
    expect(offered?.offer_expires_at).toEqual(new Date(until));
  });
});

describe('an event that is moved', () => {
  it('is reminded of again, and holds no seat longer than half of the time that is left', async () => {
    const { event, everybody } = await world.filled(1, 1);
    await world.cancel(everybody[0] ?? '', event, at(1));
    await sql`update public.event_registrations set reminded_at = now() where event_id = ${event}`;
    await world.move(event, at(6), at(2));
    const offered = (await world.registrations(event)).find(({ status }) => status === 'offered');
    expect(offered?.offer_expires_at).toEqual(at(4));
    const reminded =
      await sql`select from public.event_registrations where event_id = ${event} and reminded_at is not null`;
    expect(reminded).toHaveLength(0);
  });

  it('leaves whoever has an offer a quarter of an hour to answer, until the start at most', async () => {
    const offerAfterMove = async (start: Date) => {
      const { event, everybody } = await world.filled(1, 1);
      await world.cancel(everybody[0] ?? '', event, at(1));
      await world.move(event, start, at(2));
      return (await world.registrations(event)).find(({ status }) => status === 'offered')?.offer_expires_at;
    };
    expect(await offerAfterMove(at(2.4))).toEqual(at(2.25));
    expect(await offerAfterMove(at(2.1))).toEqual(at(2.1));
  });

  it('asks for the kinds of seats only where the mode changes: somebody may sit where there is no room', async () => {
    const [event, [person = '']] = [await world.event(null), await world.people(1)];
    await world.changeMode(event, 'online', at(0));
    const own = await world.register(person, event, 'online', at(1));
    const orga = await world.person();
    await world.checkIn(orga, event, own.id, randomUUID(), at(239), { letsIn: true });
    await world.callOff(event, 'The stream is down.', at(241));
    const [called] = await sql`select status from public.events where id = ${event}`;
    expect(called?.status).toBe('cancelled');
  });
});

describe('somebody who is banned', () => {
  it('is offered nothing: the seat goes to whoever waits next', async () => {
    const { event, everybody } = await world.filled(1, 2);
    await sql`update auth.users set banned_until = ${at(1_000)} where id = ${everybody[1] ?? ''}`;
    await world.cancel(everybody[0] ?? '', event, at(1));
    expect(await statesOf(event)).toEqual(['cancelled', 'waitlisted', 'offered']);
  });
});

describe('an event that is called off', () => {
  it('notifies everybody who counted on it, once, and takes nobody any more', async () => {
    const { event, everybody } = await world.filled(1, 1);
    const [gone = ''] = await world.people(1);
    await world.register(gone, event, 'onsite', at(1));
    await world.cancel(gone, event, at(1));
    await world.callOff(event, 'The hall is closed.', at(2));
    await world.callOff(event, 'The hall is closed.', at(2));
    for (const person of everybody)
      expect((await world.notificationsOf(person)).filter((kind) => kind === 'event_cancelled')).toHaveLength(
        1,
      );
    expect(await world.notificationsOf(gone)).toEqual([]);
    expect(await refusal(world.register(gone, event, 'onsite', at(3)))).toBe('GR022');
    const [row] = await sql<{ sequence: number }[]>`select sequence from public.events where id = ${event}`;
    expect(row?.sequence).toBe(1);
  });
});

describe('a team', () => {
  it('sees who of it goes, and what everybody forgot', async () => {
    const [season] = await sql<{ id: string }[]>`select id from public.seasons limit 1`;
    const [ada = '', ben = '', other = ''] = await world.people(3);
    const [team] = await sql<
      { id: string }[]
    >`select id from private.found_team(${ada}, 'Adas', '', ${new Date('2024-11-20')})`;
    await sql`insert into public.team_members (team_id, season_id, user_id) values (${team?.id ?? ''}, ${season?.id ?? ''}, ${ben})`;
    const event = await world.event(5);
    await sql`update public.events set mandatory = true where id = ${event}`;
    const missing = (person: string) =>
      sql<
        { event_id: string }[]
      >`select event_id from private.missing_mandatory_events(${person}, ${at(1)}) where event_id = ${event}`;
    expect(await missing(ada)).toHaveLength(1);
    expect(await missing(other)).toHaveLength(0);
    await world.register(ben, event, 'onsite', at(1));
    expect(await missing(ada)).toHaveLength(0);
    const mates = await asPerson(
      sql,
      ada,
      (as) => as`select user_id from public.team_at_events(array[${event}]::uuid[])`,
    );
    expect(mates).toEqual([{ user_id: ben }]);
    expect(
      await asPerson(sql, other, (as) => as`select from public.team_at_events(array[${event}]::uuid[])`),
    ).toHaveLength(0);
  });
});
