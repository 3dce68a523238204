// A season of seventy people, with every fault, from the first account to the last gate.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../src/run/world';
import { liveThrough } from '../src/script';
import { summaryOf } from '../src/report/summary';

/** So many that everything happens that `kinds` and `faults` name. */
const PEOPLE = 70;

let world: World;

beforeAll(async () => {
  world = await openWorld({
    people: PEOPLE,
    seed: 11,
    label: 'GROW 25/26',
    startsOn: '2025-10-20',
    hasFaults: true,
  });
});
afterAll(() => world.close());

it('a season of many breaks no promise', { timeout: 3_600_000 }, async () => {
  const { season, backend } = world;
  await liveThrough(season, backend);
  const { violations, surprises, loggedOut, faults, funnel, kinds, refusals } = await summaryOf(season, {
    people: PEOPLE,
    seed: 11,
    seconds: 0,
  });
  expect(violations).toEqual([]);
  expect(surprises).toEqual([]);
  expect(loggedOut).toEqual([]);
  // Without these something was not tried.
  expect(Object.keys(kinds).sort()).toEqual([
    'announcement',
    'bio',
    'booking',
    'cancelled booking',
    'consent',
    'deletion',
    'experiment',
    'extension',
    'merge',
    'part',
    'pulse',
    'registration',
    'sheet',
    'team',
    'verdict',
    'version',
  ]);
  // Each fault has happened, and people came through all the same.
  expect(Object.keys(faults).sort()).toEqual([
    'double click',
    'kill',
    'lost answer',
    'mail out of order',
    'restart',
    'second tab',
    'skewed clock',
    'storage out of order',
  ]);
  expect(funnel.at(-1)?.count, JSON.stringify({ funnel, refusals, faults })).toBeGreaterThan(0);
});
