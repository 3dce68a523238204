// Thousands of steps on Postgres and on a plain model: after every step both have the same rows. Seeded; a failure names
// the step, and the run up to it can be repeated.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { createTestDatabase, type TestDatabase } from '../../../src/testing';
import { randomOf } from '../random';
import { begin, eventWorld, HOUR, type Registration, type Seat } from './eventWorld';
import { Refused, SeatModel, type Mode } from './seatModel';

const ROUNDS = isFull ? 10 : 1;
const STEPS = 500;
const PEOPLE = 14;
const STARTS = begin.getTime() + 240 * HOUR;
const MINUTE = 60_000;
/** How far away an event is moved: within the last half hour, while the check-in is open, and days before it. */
const AWAY = [0.2, 0.7, 6, 11, 100, 300].map((hours) => hours * HOUR);
const MODES: readonly Mode[] = ['hybrid', 'hybrid', 'onsite', 'online'];

let database: TestDatabase;
let sql: postgres.Sql;
let world: ReturnType<typeof eventWorld>;
let people: string[];
let orga: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 2, onnotice: () => undefined });
  world = eventWorld(sql);
  orga = await world.person();
  people = await Promise.all(Array.from({ length: PEOPLE }, () => world.person()));
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** What it is called, in the model, and in Postgres. */
type Step = readonly [name: string, here: (it: SeatModel) => unknown, there: () => Promise<unknown>];

/** What a step says: the outcome of a scan, the code of a refusal, or that it is done. */
const codeOf = async (work: () => unknown): Promise<string> => {
  try {
    const outcome = await work();
    return typeof outcome === 'string' ? outcome : 'done';
  } catch (error) {
    if (error instanceof Refused || error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
};

const time = (at: Date | null) => at?.getTime() ?? null;
const ofDatabase = (rows: readonly Registration[]) =>
  rows
    .map((row) => [
      row.user_id,
      { seat: row.seat, status: row.status, ticket: row.position, offerEnds: time(row.offer_expires_at) },
      { cancelledAt: time(row.cancelled_at), cancelledFrom: row.cancelled_from },
    ])
    .sort();
const ofModel = ({ rows }: SeatModel) =>
  [...rows]
    .map(([person, { seat, status, ticket, offerEnds, cancelledAt, cancelledFrom }]) => [
      person,
      { seat, status, ticket, offerEnds },
      { cancelledAt, cancelledFrom },
    ])
    .sort();

/** Every step with what it said, of all runs. */
const seen = new Set<string>();

describe('seats and queues', () => {
  it.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
    'are as the rules say after each of 500 steps, seed %i',
    async (seed) => {
      const random = randomOf(seed);
      const capacity = () => (random(8) === 0 ? null : random(6));
      const seats: Record<Seat, number | null> = { onsite: capacity(), online: capacity() };
      const event = await world.event(seats.onsite, seats.online);
      const model = new SeatModel(seats, STARTS);
      let now = begin.getTime();
      const done = new Set<string>();
      let rows: readonly Registration[] = [];
      const idOf = (person: string) => rows.find((row) => row.user_id === person)?.id ?? randomUUID();
      const keys = new Map<string, string>();
      for (let step = 0; step < STEPS; step += 1) {
        // Mostly minutes, now and then many hours: offers run out, and at the end the event begins.
        now += random(12) === 0 ? random(10) * HOUR : random(4) * MINUTE;
        const at = new Date(now);
        const chosen = random(PEOPLE);
        const person = people[chosen] ?? '';
        const seat: Seat = random(3) === 0 ? 'online' : 'onsite';
        const size = capacity();
        const [start, mode] = [
          now + (AWAY[random(AWAY.length)] ?? 0),
          MODES[random(MODES.length)] ?? 'hybrid',
        ];
        // Now and then a scan that was sent before, also one that was taken back since.
        const last = keys.get(person) ?? randomUUID();
        const key = random(4) === 0 ? last : randomUUID();
        const [letsIn, then] = [random(4) === 0, now - random(3) * 20 * MINUTE];
        const register: Step = [
          'register',
          (it) => it.register(person, seat, now),
          () => world.register(person, event, seat, at),
        ];
        const accept: Step = [
          'accept',
          (it) => it.accept(person, now),
          () => world.accept(person, event, at),
        ];
        const scan: Step = [
          'scan',
          (it) => it.scan(person, key, letsIn, then, now),
          async () => {
            keys.set(person, key);
            const more = { letsIn, scannedAt: new Date(then) };
            return (await world.checkIn(orga, event, idOf(person), key, at, more)).outcome;
          },
        ];
        const takeBack: Step = [
          'take back',
          (it) => it.takeBack(person, last, now),
          () => world.takeBack(idOf(person), last, at),
        ];
        const leave: Step = [
          'leave',
          (it) => it.leave(person, now),
          async () => {
            await world.leave(person, at);
            people[chosen] = await world.person();
          },
        ];
        const callOff: Step = [
          'call off',
          (it) => it.callOff(now),
          () => world.callOff(event, 'The hall is closed.', at),
        ];
        const steps: readonly Step[] = [
          ...[register, register, register, register, accept, accept, accept, scan, scan, scan, takeBack],
          // After that not much happens any more.
          step > STEPS - 40 ? callOff : leave,
          ['cancel', (it) => it.cancel(person, now), () => world.cancel(person, event, at)],
          ['restore', (it) => it.restore(person, now), () => world.restore(person, event, at)],
          ['resize', (it) => it.resize(seat, size, now), () => world.resize(event, seat, size, at)],
          ['tick', (it) => it.tick(now), () => world.advance(at)],
          ['move', (it) => it.move(start, now), () => world.move(event, new Date(start), at)],
          ['mode', (it) => it.changeMode(mode, now), () => world.changeMode(event, mode, at)],
        ];
        const [what, here, there] = steps[random(steps.length)] ?? register;
        const said = `seed ${seed}, step ${step}: ${what} ${seat} ${size} ${mode} at ${at.toISOString()}`;
        const before = { onsite: model.taken('onsite'), online: model.taken('online') };
        const [expected, found] = [await codeOf(() => model.attempt(here)), await codeOf(there)];
        expect(found, said).toBe(expected);
        rows = await world.registrations(event);
        expect(ofDatabase(rows), said).toEqual(ofModel(model));
        for (const kind of ['onsite', 'online'] as const) {
          // Only the check-in gives more seats than there are, and takes that back.
          const limit = what === 'scan' || what === 'take back' ? null : model.seats[kind];
          if (limit !== null)
            expect(model.taken(kind), said).toBeLessThanOrEqual(Math.max(limit, before[kind]));
        }
        done.add(`${what} ${found}`);
      }
      const count = (kind: Seat, ...states: string[]) =>
        rows.filter((row) => row.seat === kind && states.includes(row.status)).length;
      expect(await world.figures(event)).toEqual({
        onsite_taken: count('onsite', 'registered', 'offered', 'attended'),
        online_taken: count('online', 'registered', 'offered', 'attended'),
        onsite_waiting: count('onsite', 'waitlisted'),
        online_waiting: count('online', 'waitlisted'),
      });
      for (const each of done) seen.add(each);
    },
  );

  // Few seeds do not come everywhere.
  if (isFull)
    it('went everywhere that the rules are', () => {
      const outcomes = [
        ...['let_in', 'again', 'waiting', 'cancelled', 'online', 'taken_back', 'too_early', 'called_off'].map(
          (outcome) => `scan ${outcome}`,
        ),
        ...['register', 'cancel', 'accept', 'restore', 'move', 'mode', 'leave', 'take back', 'call off'].map(
          (step) => `${step} done`,
        ),
        ...[
          'register GR024',
          'register GR022',
          'register 22023',
          'restore GR027',
          'mode GR029',
          'accept GR028',
        ],
      ];
      expect([...seen]).toEqual(expect.arrayContaining(outcomes));
    });
});
