// A captain’s screens and the page of a team over a bad connection (src/slowLoading.ts).
import { onlyInFull } from '../../src/full';
import { jonna } from '../../src/keyScreens';
import { bringSession } from '../../src/session';
import { expectStill, inTurns, loadSlowly } from '../../src/slowLoading';
import { test } from '../../src/test';

loadSlowly();

test(
  'nothing moves for a captain, nor on the page of a team, every other one',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, jonna);
    const paths = [
      '/connect',
      '/connect/team',
      '/connect/teams',
      '/connect/events',
      '/connect/teams/moosgrund',
    ];
    for (const path of inTurns(page, paths)) await expectStill(page, path);
  },
);
