import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { expect, test } from '../src/test';

const openToAll = [
  '/',
  '/events',
  '/imprint',
  '/privacy',
  '/connect/login',
  '/connect/signup',
  '/connect/reset',
];
const participant = ['/connect', '/connect/profile', '/connect/teams', '/connect/team', '/connect/events'];
const organiser = [
  '/connect/admin/people',
  '/connect/admin/event-desk',
  '/connect/admin/content',
  '/connect/admin/content/partners?edit=new',
  '/connect/assigned_teams',
];

async function expectNoViolations(page: Page, path: string, theme: 'dark' | 'light') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Contrast is measured on what stands still.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `${path} in ${theme}`).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`0 axe violations in the ${theme} theme`, () => {
    test.setTimeout(180_000);
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('grow-theme', chosen), theme);
    });

    test('open pages', async ({ page }) => {
      for (const path of openToAll) await expectNoViolations(page, path, theme);
    });

    test('a participant’s screens', async ({ page }) => {
      await bringSession(page, await createPerson());
      for (const path of participant) await expectNoViolations(page, path, theme);
    });

    test('an organiser’s screens', async ({ page }) => {
      await bringSession(page, await createPerson({ role: 'ORGA' }));
      for (const path of organiser) await expectNoViolations(page, path, theme);
    });
  });
}
