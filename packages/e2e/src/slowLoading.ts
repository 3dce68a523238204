// X01 on every screen: nothing moves while it comes over a bad connection, in whatever order its answers arrive. The screens of each
// feature are tried beside its other tests: these wait for most of their time, and side by side they would leave the processor idle.
import type { Page } from '@playwright/test';
import { inMotion } from './inMotion';
import { seenShifts, watchPaint } from './layoutShifts';
import { networkIdle } from './networkIdle';
import { slowDown } from './slowDown';
import { isWide } from './surfaces';
import { expect, test } from './test';

/** Lets the answers of the backend come one after the other, in another order than they were asked for. */
async function scatterAnswers(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/rest/v1/**', async (route) => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 900 - ((asked * 170) % 900)));
    await route.continue();
  });
}

/** Gives every test of a file a bad connection. */
export function loadSlowly(): void {
  test.use(inMotion);
  test.beforeEach(async ({ page }) => {
    // Many screens one after the other, each over a slow connection.
    test.slow();
    await watchPaint(page);
    await slowDown(page);
    await scatterAnswers(page);
  });
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
}

/** Expects that nothing moves while a page comes, by more than `seen`: the browser's figure of one layout shift. */
export async function expectStill(page: Page, path: string, seen?: number): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkIdle(page);
  expect.soft(await seenShifts(page, seen), path).toEqual([]);
}

/** Phones and desktops take turns: what comes late is the same at both widths. */
export const inTurns = (page: Page, paths: readonly string[]): string[] =>
  paths.filter((_, at) => (at % 2 === 0) === isWide(page));
