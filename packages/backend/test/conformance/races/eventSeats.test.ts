// Many people want forty seats at the same time; then those who have one give it back while others take offers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { openRaceTrack, type Call, type RaceTrack, type Runner } from './raceTrack';

const PEOPLE = isFull ? 500 : 80;
const SEATS = 40;

interface Row {
  user_id: string;
  status: string;
  position: number;
}

let track: RaceTrack;
let eventId: string;
beforeAll(async () => {
  track = await openRaceTrack(PEOPLE);
  const [row] = await track.sql<{ id: string }[]>`
    insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, capacity_onsite)
    select id, 'a-race', 'A race', 'Grow', 'onsite', now() + interval '10 days', now() + interval '11 days', ${SEATS}
    from public.seasons limit 1 returning id`;
  eventId = row?.id ?? '';
}, 240_000);
afterAll(async () => {
  await track.stop();
});

const rows = () =>
  track.sql<Row[]>`select user_id, status, position from public.event_registrations
    where event_id = ${eventId} order by position`;
const call = (rpc: string, runner: Runner): Call => ({
  runner,
  rpc,
  body: { p_event_id: eventId, ...(rpc === 'register_for_event' ? { p_seat: 'onsite' } : {}) },
});
const peopleIn = (all: readonly Row[], ...states: string[]) =>
  all.filter(({ status }) => states.includes(status));
const runnersOf = (some: readonly Row[]) => {
  const wanted = new Set(some.map(({ user_id }) => user_id));
  return track.runners.filter(({ userId }) => wanted.has(userId));
};

describe('forty seats', () => {
  it('go to the first forty who came, the others wait in their order, and a second click changes nothing', async () => {
    const clicks = track.runners.flatMap((runner, index) =>
      Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => call('register_for_event', runner)),
    );
    const { answers, waiters, connections } = await track.race(clicks);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const all = await rows();
    expect(all.map(({ position }) => position)).toEqual(
      Array.from({ length: PEOPLE }, (_, index) => index + 1),
    );
    expect(new Set(all.map(({ user_id }) => user_id)).size).toBe(PEOPLE);
    expect(peopleIn(all.slice(0, SEATS), 'registered')).toHaveLength(SEATS);
    expect(peopleIn(all.slice(SEATS), 'waitlisted')).toHaveLength(PEOPLE - SEATS);
    expect(connections).toBeGreaterThanOrEqual(20);
    expect(waiters).toBeGreaterThan(5);
  });

  it('are never oversold and no queue is jumped while people give back, take and give up at once', async () => {
    for (let round = 0; round < (isFull ? 5 : 2); round += 1) {
      const before = await rows();
      const leaving = runnersOf(peopleIn(before, 'registered')).slice(0, 15);
      const offered = runnersOf(peopleIn(before, 'offered'));
      const calls = [
        ...leaving.map((runner) => call('cancel_registration', runner)),
        ...offered.map((runner, index) =>
          call(index % 3 === 0 ? 'cancel_registration' : 'accept_offer', runner),
        ),
        // Some take it back at once, and some come again.
        ...leaving.slice(0, 5).map((runner) => call('restore_registration', runner)),
        ...leaving.slice(5, 8).map((runner) => call('register_for_event', runner)),
      ];
      const { answers } = await track.race(calls);
      expect(answers.filter(({ status, code }) => status !== 200 && !code?.startsWith('GR'))).toEqual([]);
      const after = await rows();
      // As long as anybody waits, every seat is held. Who of those that leave comes back depends on whose call is first,
      // so the queue may end in a late round.
      const cancelled = peopleIn(after, 'cancelled').length;
      const held = Math.min(SEATS, PEOPLE - cancelled);
      expect(peopleIn(after, 'registered', 'offered')).toHaveLength(held);
      const served = peopleIn(after, 'offered').map(({ position }) => position);
      const waiting = peopleIn(after, 'waitlisted').map(({ position }) => position);
      // Whoever took their cancellation back waits with an old ticket until the next seat frees.
      const restored = new Set(leaving.map(({ userId }) => userId));
      const firstWaiting = Math.min(
        ...peopleIn(after, 'waitlisted').flatMap(({ user_id, position }) =>
          restored.has(user_id) ? [] : [position],
        ),
      );
      expect(Math.max(0, ...served)).toBeLessThan(firstWaiting);
      expect(waiting.length + cancelled).toBe(PEOPLE - held);
    }
    const [row] = await track.sql<{ deadlocks: string }[]>`
      select deadlocks from pg_stat_database where datname = current_database()`;
    expect(Number(row?.deadlocks)).toBe(0);
  });
});
