// Two seasons in one database: people who come back with their accounts, teams of the same names, and what is kept after the first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeWhatRanOut } from '../src/acts/organising';
import { openWorld, seasonAfter, type World } from '../src/run/world';
import { liveThrough } from '../src/script';

let world: World;

beforeAll(async () => {
  world = await openWorld({
    people: 14,
    seed: 21,
    label: 'GROW 24/25 (2)',
    startsOn: '2025-02-03',
    hasFaults: false,
  });
});
afterAll(() => world.close());

it('a second season takes nothing from the first', { timeout: 1_800_000 }, async () => {
  const { season, backend } = world;
  const { database, journal } = season;
  await liveThrough(season, backend);
  const before = await frozen();
  const second = seasonAfter(season, {
    label: 'GROW 25/26',
    startsOn: '2026-01-19',
    newcomers: 6,
    seed: 22,
  });
  await liveThrough(second, backend);
  await removeWhatRanOut(second);

  expect(journal.violations).toEqual([]);
  expect([...journal.surprises]).toEqual([]);
  expect(journal.loggedOut).toEqual([]);
  // What the first season decided and was handed in reads as it did.
  expect(await frozen()).toEqual(before);
  const [figures] = await database.sql()<{ seasons: number; both: number; oldMails: number }[]>`
    select (select count(distinct season_id)::int from public.teams) as seasons,
      (select count(*)::int from (select user_id from public.team_members group by user_id having count(distinct season_id) > 1) b) as both,
      (select count(*)::int from private.outbox where created_at < private.current_time() - interval '60 days') as "oldMails"`;
  expect(figures?.seasons).toBe(2);
  expect(figures?.both).toBeGreaterThan(5);
  expect(figures?.oldMails).toBe(0);

  async function frozen() {
    return database.sql()`
      select v.id::text, v.number, md5(v.parts::text) as parts from public.hand_in_versions v
      join public.teams t on t.id = v.team_id join public.seasons s on s.id = t.season_id where s.label = ${season.label}
      union all
      select d.round_id || ' ' || d.team_id, 0, d.decision from public.gate_decisions d
      join public.rounds r on r.id = d.round_id join public.seasons s on s.id = r.season_id where s.label = ${season.label}
      order by 1, 2`;
  }
});
