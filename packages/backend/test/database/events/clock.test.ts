// What the database does by itself, on a real database with real time; a hosted project has pg_cron in its place.
import { startSchedule } from '@grow/local-supabase';
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { growSchedule } from '../../../src/schedule';
import { withDatabase } from '../withDatabase';
import { eventWorld, HOUR } from './eventWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
withDatabase((opened) => {
  sql = opened;
  world = eventWorld(opened);
});

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

/** An event with one seat on site that begins in that many hours. */
async function eventIn(hours: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, capacity_onsite)
    select id, ${`evening-${randomUUID()}`}, 'An evening', 'Grow', 'onsite', ${inHours(hours)}, ${inHours(hours + 2)}, 1
    from public.seasons limit 1 returning id`;
  return row?.id ?? '';
}

/** The clock, ten times as fast as it goes, and what it called. */
function startClock(call: () => Promise<Response> = () => Promise.resolve(new Response('{}'))) {
  const seen = { called: [] as string[], logged: [] as string[] };
  const clock = startSchedule(
    { ...growSchedule, tick: 20 },
    {
      sql,
      callFunction: (name) => {
        seen.called.push(name);
        return call();
      },
      log: (line) => seen.logged.push(line),
    },
  );
  return { ...seen, stop: () => clock.stop() };
}

it('hands an offer that ran out to the next, reminds of tomorrow, and has both mailed', async () => {
  const [first, second, third, early] = await Promise.all([1, 2, 3, 4].map(() => world.person()));
  const [event, tomorrow] = [await eventIn(72), await eventIn(20)];
  for (const person of [first, second, third])
    await world.register(person ?? '', event, 'onsite', new Date());
  await world.register(early ?? '', tomorrow, 'onsite', inHours(-48));
  await world.cancel(first ?? '', event, new Date());
  expect(await world.notificationsOf(second ?? '')).toEqual(['event_offer']);
  await sql`update public.event_registrations set offer_expires_at = now() + interval '1 second'
    where event_id = ${event} and status = 'offered'`;

  const clock = startClock();
  try {
    await expect
      .poll(() => world.notificationsOf(early ?? ''))
      .toEqual(['event_registered', 'event_reminder']);
    expect(await world.notificationsOf(third ?? '')).toEqual([]);
    await expect.poll(() => world.notificationsOf(third ?? ''), { timeout: 5_000 }).toEqual(['event_offer']);
    expect(await world.notificationsOf(second ?? '')).toEqual(['event_offer', 'event_offer_over']);
    await expect.poll(() => clock.called).toContain('send-outbox');
  } finally {
    await clock.stop();
  }
  expect(clock.logged).toEqual([]);
});

it('hands offers on while the mail server lets the mails wait', async () => {
  const [holder = '', first = '', second = ''] = await Promise.all([1, 2, 3].map(() => world.person()));
  const event = await eventIn(72);
  for (const person of [holder, first, second]) await world.register(person, event, 'onsite', new Date());
  await world.cancel(holder, event, new Date());
  let answer: (response: Response) => void = () => undefined;
  const mails = new Promise<Response>((resolve) => (answer = resolve));
  const clock = startClock(() => mails);
  try {
    await expect.poll(() => clock.called).toContain('send-outbox');
    await sql`update public.event_registrations set offer_expires_at = now() where event_id = ${event} and status = 'offered'`;
    await expect.poll(() => world.notificationsOf(second), { timeout: 5_000 }).toEqual(['event_offer']);
    expect(clock.called).toEqual(['send-outbox']);
  } finally {
    answer(new Response('{}'));
    await clock.stop();
  }
});

it('goes on where one of its tasks fails, and says what failed', async () => {
  const clock = startClock(() => Promise.reject(new Error('No answer')));
  try {
    await expect.poll(() => clock.called.length).toBeGreaterThan(2);
    expect(clock.logged).toContain('schedule: No answer');
  } finally {
    await clock.stop();
  }
});
