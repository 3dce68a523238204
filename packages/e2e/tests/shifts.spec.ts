// X01 on every screen: nothing moves while it comes over a bad connection, in whatever order its answers arrive.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../src/full';
import { inMotion } from '../src/inMotion';
import { jonna } from '../src/keyScreens';
import { seenShifts, watchPaint } from '../src/layoutShifts';
import { createPerson, type Role } from '../src/people';
import { screensOf } from '../src/screens';
import { bringSession } from '../src/session';
import { sitePaths } from '../src/sitePages';
import { slowDown } from '../src/slowDown';
import { isWide } from '../src/surfaces';
import { expect, test } from '../src/test';

test.use(inMotion);

/** Public pages draw all of their text before the faces have come: a line may break elsewhere then, once. */
const SEEN_IN_TEXT = 0.01;

/** Lets the answers of the backend come one after the other, in another order than they were asked for. */
async function scatterAnswers(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/rest/v1/**', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 900 - ((asked * 170) % 900)));
    await route.continue();
  });
}

async function expectStill(page: Page, path: string, seen?: number): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await seenShifts(page, seen), path).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  // Many screens one after the other, each over a slow connection.
  test.slow();
  await watchPaint(page);
  await slowDown(page);
  await scatterAnswers(page);
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Phones and desktops take turns: what comes late is the same at both widths. */
const inTurns = (page: Page, paths: readonly string[]): string[] =>
  paths.filter((_, at) => (at % 2 === 0) === isWide(page));

for (const role of ['PARTICIPANT', 'MENTOR', 'ORGA'] as const satisfies Role[])
  test(`nothing moves on a screen of a ${role}, every other one`, onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson({ role }));
    for (const path of inTurns(page, await screensOf(role))) await expectStill(page, path);
  });

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

test('nothing moves on the public pages and the entrances', onlyInFull, async ({ page }) => {
  for (const path of sitePaths('en').slice(0, -1)) await expectStill(page, path, SEEN_IN_TEXT);
  for (const path of ['/connect/login', '/connect/signup', '/connect/reset']) await expectStill(page, path);
});
