import { onlyInFull } from '../src/full';
import { unknownAttributes } from '../src/attributes';
import { expectNoViolations } from '../src/axe';
import { createPerson, typeLogin, type Role } from '../src/people';
import { bringSession } from '../src/session';
import { expect, test } from '../src/test';

const denied: Record<Role, string[]> = {
  PARTICIPANT: [
    '/connect/admin',
    '/connect/admin/people',
    '/connect/admin/teams',
    '/connect/admin/content',
    '/connect/assigned_teams',
  ],
  MENTOR: ['/connect/admin', '/connect/admin/teams', '/connect/team'],
  ORGA: ['/connect/assigned_teams'],
};

test.describe('whoever opens what is not theirs', () => {
  // A screen's reads begin while nobody knows yet who looks: what only organisers may read is refused.
  test.use({ expectedConsole: [/status of 403/] });

  for (const role of ['PARTICIPANT', 'MENTOR', 'ORGA'] as const satisfies Role[])
    test(`is told so as a ${role}`, onlyInFull, async ({ page }) => {
      await bringSession(page, await createPerson({ role }));
      for (const path of denied[role]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: 'Not your room' })).toBeVisible();
        expect(new URL(page.url()).pathname).toContain(path);
      }
      if (role === 'ORGA') await expectNoViolations(page, 'Not your room');
    });
});

test(
  'an organiser sees the tabs that work, and no address of one that does not',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin');
    const tabs = page.getByRole('navigation', { name: 'Parts of the organisers' });
    await expect(tabs.getByRole('link')).toHaveText([
      'Overview',
      'People',
      'Teams',
      'Mentors',
      'Events',
      'Hand-ins',
      'Gates',
      'Announcements',
      'Content',
      'Season',
      'Audit log',
      'Privacy desk',
    ]);
    await page.goto('/connect/admin/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing grows here' })).toBeVisible();
  },
);

test('a guarded route asks to log in and returns to where one wanted to go', onlyInFull, async ({ page }) => {
  const person = await createPerson();
  await page.goto('/connect/teams?q=solar#top');
  await page.waitForURL((url) => url.pathname === '/connect/login');
  await typeLogin(page, person);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === '/connect/teams?q=solar#top');
});

test('every page of the site answers, and home says what the contest is', async ({ page }) => {
  for (const path of ['/events', '/imprint', '/privacy', '/de/', '/de/events', '/']) {
    await test.step(`the site answers ${path}`, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      expect.soft(await unknownAttributes(page), path).toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    });
  }
  await test.step('the title of home says it is the largest student founding contest in the country', async () => {
    await expect(page).toHaveTitle(/largest student founding contest in the country/);
  });
});

test('no link of menu, avatar menu or footer ends in 404', onlyInFull, async ({ page, request }) => {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto('/connect');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const hrefs = await page
    .locator('header a, footer a, [data-mobile-menu] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(10);
  for (const href of new Set(hrefs)) {
    expect(href).not.toMatch(/^#?$/);
    if (!href.startsWith('/')) continue;
    expect((await request.get(href, { headers: { accept: 'text/html' } })).status(), href).toBe(200);
  }
});

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('an unknown address of the site answers 404 with a way out', async ({ page }) => {
    const response = await page.goto('/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('an unknown address of connect says so inside the frame', onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect/nothing-here');
    await expect(page.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible();
  });
});
