// What organisers see first, with 5,000 participants and 1,000 teams: every figure equals the length of its list.
import { SUPERUSER } from '@grow/local-supabase';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyScale } from '../../src/scale';
import { compareFigures } from './figureRows';
import { startLocalBackend, type LocalBackend } from './localBackend';

let local: LocalBackend;
beforeAll(async () => {
  local = await startLocalBackend();
  const address = new URL(local.backend.env.databaseUrl);
  address.username = SUPERUSER;
  await applyScale(address.href, new Date());
});
afterAll(() => local.stop());

it('counts what the lists of a large season hold, every figure of it', async () => {
  const { client } = await local.signIn('ORGA');
  const { figures, compared, wrong } = await compareFigures(client);
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(40);
  expect(figures.participants.count).toBeGreaterThan(4_500);
  expect(figures.teams.count).toBeGreaterThan(900);
});
