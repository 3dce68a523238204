// Fifty teams at one slot, and slots that move under those who book, move and cancel: nobody is met twice, and what each was
// answered is what stands.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRaceTrack, type Call, type RaceTrack, type Runner } from './raceTrack';

const TEAMS = 50;
const ROUNDS = 20;
const MINUTE = 60_000;
const start = new Date(Math.ceil(Date.now() / (30 * MINUTE)) * 30 * MINUTE + 72 * 60 * MINUTE);
const inMinutes = (count: number): string => new Date(start.getTime() + count * MINUTE).toISOString();

let track: RaceTrack;
let mentor: Runner;
let captains: Runner[];
beforeAll(async () => {
  track = await openRaceTrack(TEAMS + 1);
  const [first, ...others] = track.runners;
  if (!first) throw new Error('Nobody to meet');
  mentor = first;
  captains = others;
  const { sql } = track;
  await sql`update private.profiles set role = 'MENTOR' where user_id = ${mentor.userId}`;
  for (const { userId } of captains)
    await sql`select private.found_team(${userId}, ${randomUUID()}, '', now())`;
}, 180_000);
afterAll(async () => {
  await track.stop();
});

/** A slot open to all so many minutes after the start; nothing else is left of the mentor. */
async function slots(...minutes: number[]): Promise<string[]> {
  const { sql } = track;
  await sql`delete from public.office_hour_bookings`;
  await sql`delete from public.office_hour_slots where mentor_id = ${mentor.userId}`;
  await sql`delete from private.outbox`;
  await sql`delete from public.notifications where kind like 'office%'`;
  const rows = await sql<{ id: string }[]>`
    insert into public.office_hour_slots (mentor_id, starts_at, ends_at, audience)
    select ${mentor.userId}, ${start}::timestamptz + make_interval(mins => m), ${start}::timestamptz + make_interval(mins => m + 20), 'all'
    from unnest(${minutes}::int[]) with ordinality as listed (m, n) order by n returning id`;
  return rows.map(({ id }) => id);
}

const bookingOf = (runner: Runner, slot: string, startsAt: string, id: string = randomUUID()): Call => ({
  runner,
  rpc: 'book_slot',
  body: { p_id: id, p_slot_id: slot, p_starts_at: startsAt },
});
const standing = () => track.sql<{ id: string; slot_id: string; starts_at: Date; captain: string }[]>`
  select b.id, b.slot_id, b.starts_at, t.captain_id as captain
  from public.office_hour_bookings b join public.teams t on t.id = b.team_id where b.state <> 'cancelled'`;

/** What a row of the bell and a mail that would be sent say of a meeting. */
interface Heard {
  id: string;
  person: string;
  kind: string;
  at: Date;
}

/**
 * Whoever meets somebody has heard of the time that stands, by the bell and by a mail, and no mail goes out that says another
 * one; whose meeting was called off has heard that; and nobody else has heard of anything.
 */
async function expectTruth(): Promise<void> {
  const { sql } = track;
  const meetings = await sql<{ id: string; state: string; at: Date; captain: string; host: string }[]>`
    select b.id, b.state, b.starts_at as at, t.captain_id as captain, b.mentor_id as host
    from public.office_hour_bookings b join public.teams t on t.id = b.team_id`;
  const bell = await sql<Heard[]>`
    select payload ->> 'booking_id' as id, user_id as person, substr(kind, 13) as kind, (payload ->> 'starts_at')::timestamptz as at
    from public.notifications where kind like 'office%'`;
  const mails = await sql<Heard[]>`
    select o.details ->> 'booking_id' as id, o.user_id as person, substr(o.kind, 13) as kind,
      (o.details ->> 'starts_at')::timestamptz as at
    from private.outbox o where o.kind like 'office%' and private.is_mail_needed(o, now())`;
  for (const { id, state, at, captain, host } of meetings) {
    const heardBy = (person: string, from: readonly Heard[]) =>
      from.filter((heard) => heard.id === id && heard.person === person);
    const isOff = state === 'cancelled';
    for (const from of [bell, mails])
      expect(heardBy(captain, from)).toContainEqual(
        expect.objectContaining(isOff ? { kind: 'cancelled' } : { at }) as Heard,
      );
    expect(heardBy(host, bell).map(({ kind }) => kind)).toContain('booked');
    const sent = mails.filter((mail) => mail.id === id && mail.person === captain);
    expect(sent.filter((mail) => (mail.kind === 'cancelled') !== isOff)).toEqual([]);
    if (!isOff) expect(sent.filter((mail) => mail.at.getTime() !== at.getTime())).toEqual([]);
  }
  const met = new Set([mentor.userId, ...meetings.map(({ captain }) => captain)]);
  expect([...bell, ...mails].filter(({ person }) => !met.has(person))).toEqual([]);
}

describe('one slot', () => {
  it('is one team’s of fifty, who is the one that was told so', async () => {
    let waited = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [slot = ''] = await slots(0);
      const { answers, waiters } = await track.race(
        captains.map((one) => bookingOf(one, slot, inMinutes(0))),
      );
      const winner = captains[answers.findIndex(({ status }) => status === 200)];
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['GR100']));
      expect((await standing()).map(({ captain }) => captain)).toEqual([winner?.userId]);
      await expectTruth();
      waited = Math.max(waited, waiters);
    }
    // Otherwise nobody raced anybody.
    expect(waited).toBeGreaterThan(5);
  });

  it('is booked once by a button that is pressed twice', async () => {
    const [runner] = captains;
    if (!runner) throw new Error('Nobody');
    for (let round = 0; round < ROUNDS; round += 1) {
      const [slot = '', other = ''] = await slots(0, 30);
      const id = randomUUID();
      const same = bookingOf(runner, slot, inMinutes(0), id);
      const { answers } = await track.race([same, same, bookingOf(runner, other, inMinutes(30)), same]);
      expect(await standing()).toHaveLength(1);
      expect(answers.flatMap(({ code }) => code ?? []).every((code) => code === 'GR102')).toBe(true);
    }
  });
});

describe('slots that move under those who book', () => {
  it('leave everybody with what they were told: the time that they saw, or a refusal', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [slot = ''] = await slots(0);
      const move: Call = {
        runner: mentor,
        rpc: 'move_slot',
        body: { p_id: slot, p_starts_at: inMinutes(60), p_minutes: 20 },
      };
      const calls = captains.map((one) => bookingOf(one, slot, inMinutes(0)));
      calls.splice((round * 17) % TEAMS, 0, move);
      const { answers } = await track.race(calls);
      expect(answers[calls.indexOf(move)]?.status).toBe(200);
      const rows = await standing();
      const won = calls.filter((call, index) => call !== move && answers[index]?.status === 200);
      expect(rows.map(({ captain }) => captain)).toEqual(won.map(({ runner }) => runner.userId));
      // Whoever booked before it moved was moved along, and told; afterwards nobody books what they saw.
      const refused = answers.flatMap(({ code }) => code ?? []);
      expect(refused.every((code) => code === 'GR100' || code === 'GR101')).toBe(true);
      for (const { starts_at: at } of rows) expect(at.toISOString()).toBe(inMinutes(60));
      await expectTruth();
    }
  });

  it('end up with one team each when teams swap, cancel and book while the mentor moves, blocks and ends', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [a = '', b = '', c = ''] = await slots(0, 30, 60);
      const [one, two, ...others] = captains;
      if (!one || !two) throw new Error('Nobody');
      const [ofOne, ofTwo] = [randomUUID(), randomUUID()];
      await track.race([bookingOf(one, a, inMinutes(0), ofOne), bookingOf(two, b, inMinutes(30), ofTwo)]);
      const moveTo = (runner: Runner, id: string, slot: string, at: number): Call => ({
        ...{ runner, rpc: 'move_booking' },
        body: { p_id: id, p_slot_id: slot, p_starts_at: inMinutes(at) },
      });
      const ofMentor = (rpc: string, body: Record<string, unknown>): Call => ({ runner: mentor, rpc, body });
      const { answers } = await track.race([
        moveTo(one, ofOne, b, 30),
        moveTo(two, ofTwo, a, 0),
        moveTo(two, ofTwo, c, 60),
        { runner: one, rpc: 'cancel_booking', body: { p_id: ofOne } },
        ...others
          .slice(0, 8)
          .map((runner, index) => bookingOf(runner, [a, b, c][index % 3] ?? a, inMinutes((index % 3) * 30))),
        ofMentor('move_slot', { p_id: a, p_starts_at: inMinutes(90), p_minutes: 20 }),
        ofMentor('block_slot', { p_id: c }),
        ofMentor('cancel_booking', { p_id: ofTwo }),
        ofMentor('add_slot', { p_id: randomUUID(), p_starts_at: inMinutes(10), p_minutes: 20 }),
      ]);
      // Refused in words of ours, and by no deadlock.
      const codes = answers.flatMap(({ code }) => code ?? []);
      expect(codes.filter((code) => !/^GR10[0-5]$/.test(code))).toEqual([]);
      const rows = await standing();
      expect(new Set(rows.map(({ slot_id: slot }) => slot)).size).toBe(rows.length);
      expect(new Set(rows.map(({ captain }) => captain)).size).toBe(rows.length);
      const [partial] = await track.sql<{ count: number }[]>`
        select count(*)::int from public.office_hour_bookings b join public.office_hour_slots s on s.id = b.slot_id
        where b.state = 'booked' and (b.starts_at, b.ends_at) <> (s.starts_at, s.ends_at) or b.state = 'booked' and s.is_blocked`;
      expect(partial?.count).toBe(0);
      await expectTruth();
    }
  });

  it('a series that ends takes no slot from under a booking', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const made = await slots(0, 30, 60, 90);
      const series = randomUUID();
      await track.sql`insert into public.office_hour_series (id, mentor_id, weekday, from_time, to_time, minutes, first_on, last_on)
        values (${series}, ${mentor.userId}, 1, '10:00', '12:00', 20, current_date, current_date + 30)`;
      await track.sql`update public.office_hour_slots set series_id = ${series} where mentor_id = ${mentor.userId}`;
      const calls = made.map((slot, index): Call => {
        const runner = captains[index] ?? mentor;
        return bookingOf(runner, slot, inMinutes(index * 30));
      });
      const { answers } = await track.race([
        ...calls,
        { runner: mentor, rpc: 'end_series', body: { p_id: series } },
      ]);
      const rows = await standing();
      expect(rows).toHaveLength(answers.slice(0, 4).filter(({ status }) => status === 200).length);
      expect(rows.filter(({ slot_id: slot }) => (slot as string | null) === null)).toEqual([]);
      expect(
        answers
          .slice(0, 4)
          .flatMap(({ code }) => code ?? [])
          .every((code) => code === 'GR101'),
      ).toBe(true);
    }
  });
});
