import type { Page } from '@playwright/test';
import { expectNoViolations } from '../src/axe';
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

async function visit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
  }
}

test.describe('0 axe violations in both themes', () => {
  test.setTimeout(180_000);
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('open pages', async ({ page }) => {
    await visit(page, openToAll);
  });

  test('a participant’s screens', async ({ page }) => {
    await bringSession(page, await createPerson());
    await visit(page, participant);
  });

  test('an organiser’s screens', async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await visit(page, organiser);
  });
});
