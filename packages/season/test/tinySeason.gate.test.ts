// A season of ten people from the first account to the last gate, with its faults and its gates early: what between the parts breaks,
// breaks here first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../src/run/world';
import { liveThrough } from '../src/script';

/** The third week is due on day 21, and the final released on day 23. */
const LAST = 24;

let world: World;

beforeAll(async () => {
  world = await openWorld({
    people: 10,
    seed: 7,
    label: 'GROW 25/26',
    startsOn: '2025-10-20',
    hasFaults: true,
  });
});
afterAll(() => world.close());

it('a season breaks no promise', { timeout: 600_000 }, async () => {
  const { season, backend } = world;
  await liveThrough(season, backend, { until: LAST, gateDays: { halfTime: 15, final: 19 } });
  const { violations, surprises, loggedOut, written, days } = season.journal;
  expect(violations).toEqual([]);
  expect([...surprises]).toEqual([]);
  expect(loggedOut).toEqual([]);
  expect(days.length).toBe(14 + LAST);
  // Without these nothing was tried.
  const kinds = new Set(written.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'team',
      'registration',
      'version',
      'verdict',
      'experiment',
      'pulse',
      'sheet',
      'announcement',
    ]),
  );
});
