// Notifications about events: reminders, mails, and a calendar of their own.
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

describe('what a person is reminded of', () => {
  it('is reminded once, the day before, and not to whoever has just registered', async () => {
    const { event, everybody } = await world.filled(2, 0);
    const [late = ''] = await world.people(1);
    await world.resize(event, 'onsite', 3, at(1));
    await world.register(late, event, 'onsite', at(230));
    for (const hours of [215, 216, 217, 231, 232])
      await sql`select private.remind_of_events(1000, ${at(hours)})`;
    for (const person of everybody)
      expect((await world.notificationsOf(person)).filter((kind) => kind === 'event_reminder')).toHaveLength(
        1,
      );
    expect(await world.notificationsOf(late)).toEqual(['event_registered']);
  });
});

describe('a calendar of one’s own', () => {
  it('opens with its secret only, shows what one goes to, and ends when it is made anew', async () => {
    const { event, everybody } = await world.filled(1, 0);
    const [person = ''] = everybody;
    const secret = async () =>
      (await sql<{ token: string }[]>`select private.create_feed_token(${person}, ${at(1)}) as token`)[0]
        ?.token ?? '';
    const read = (token: string) =>
      sql<
        { event: { event_id: string } | null }[]
      >`select event from private.calendar_feed(${token}, ${at(2)})`;
    const first = await secret();
    expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await read(first)).map((row) => row.event?.event_id)).toEqual([event]);
    const second = await secret();
    expect(await refusal(read(first))).toBe('GR031');
    expect(await read(second)).toHaveLength(1);
    for (const wrong of ['', second.slice(1), `${second} `]) expect(await refusal(read(wrong))).toBe('GR031');
    // What ended before is not kept.
    expect(await sql`select from public.feed_tokens where user_id = ${person}`).toHaveLength(1);
    const kept = await sql<{ text: string }[]>`select k::text as text from public.feed_tokens k`;
    expect(kept.map(({ text }) => text).join()).not.toContain(second);
  });
});

describe('whoever accepts an offer late', () => {
  it('has it in their mind, too, however long they waited', async () => {
    const { event, everybody } = await world.filled(1, 1);
    const [holder = '', waiting = ''] = everybody;
    await world.cancel(holder, event, at(228));
    await world.accept(waiting, event, at(229));
    await sql`select private.remind_of_events(1000, ${at(230)})`;
    expect(await world.notificationsOf(waiting)).toEqual(['event_offer', 'event_registered']);
  });
});

describe('whoever takes a seat and gives it back in a loop', () => {
  it('is mailed three times a day about an event, and notified of each in the app', async () => {
    const [event, other, [person = '']] = [await world.event(5), await world.event(5), await world.people(1)];
    const comeAndGo = async (hours: number) => {
      await world.register(person, event, 'onsite', at(hours));
      await world.cancel(person, event, at(hours + 0.2));
    };
    const mailed = async () => {
      const rows = await sql<{ id: string }[]>`select details ->> 'event_id' as id from private.outbox
        where user_id = ${person} and kind = 'event_registered'`;
      return [event, other].map((each) => rows.filter(({ id }) => id === each).length);
    };
    for (const hours of [0, 1, 2, 3, 4]) await comeAndGo(hours);
    expect(await mailed()).toEqual([3, 0]);
    expect(await world.notificationsOf(person)).toHaveLength(5);
    await world.register(person, other, 'onsite', at(5));
    expect(await mailed()).toEqual([3, 1]);
    // The first of the three is a day old.
    await comeAndGo(24);
    await comeAndGo(24.5);
    expect(await mailed()).toEqual([4, 1]);
  });
});
