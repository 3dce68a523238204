// Each scene in small, on a backend with the limits of a project.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDeadline } from './deadline';
import { runHall } from './hall';
import { openPlace, type Place } from './place';
import { brokenPromises } from './report';
import { runRelease } from './release';

let place: Place;
beforeAll(async () => {
  place = await openPlace({ atScale: false });
});
afterAll(() => place.close());

it('signs nobody out of a hall whose sessions end together, and loses no write', async () => {
  const clients = 36;
  const hall = await runHall(place, { clients, tokenSeconds: 3, pauseSeconds: 1, mostSeconds: 240 });
  expect(brokenPromises(hall)).toEqual([]);
  // Thirty come through at once; the others were asked to wait.
  expect(hall.samples.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(clients - 30 - 1);
  expect(hall.findings['writes held against the database']).toBeGreaterThan(clients);
});

it('takes every hand-in of a deadline with its files, once', async () => {
  const deadline = await runDeadline(place, { teams: 12, minutes: 0.5, spareSeconds: 20 });
  expect(brokenPromises(deadline)).toEqual([]);
  expect(deadline.findings).toMatchObject({
    'hand-ins held against the database': 12,
    'files held against the storage': 24,
  });
});

it('shows nobody half of a release', async () => {
  const release = await runRelease(place, { people: 60, minutes: 0.4 });
  expect(brokenPromises(release)).toEqual([]);
  expect(release.findings['saw it before']).toBeGreaterThan(0);
  expect(release.findings['saw all of it after']).toBeGreaterThan(0);
});
