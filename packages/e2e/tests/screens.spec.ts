// Every screen, visited once for all that holds on every one of them: it is a real screen, axe finds nothing, and
// (A40 and A41 of the specification) every request to the backend carries the key and a bearer.
import type { Page } from '@playwright/test';
import { unknownAttributes } from '../src/attributes';
import { expectNoViolations } from '../src/axe';
import { watchRequests } from '../src/credentials';
import { fullUnless, isFull, onlyInFull } from '../src/full';
import { networkIdle } from '../src/networkIdle';
import { createPerson, logIn, type Role } from '../src/people';
import { screensOf } from '../src/screens';
import { sitePaths } from '../src/sitePages';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

/** Scrolls through a page and back, and gives what loads late the time to ask. */
async function lookAround(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 4_000);
  await networkIdle(page);
  await page.evaluate(() => scrollTo(0, 0));
}

async function expectRealScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Nothing grows here' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Not your room' })).toHaveCount(0);
  // What a component takes for itself does not reach the document.
  expect(await unknownAttributes(page)).toEqual([]);
}

/** Screens with the layout of another one, and those which have a test of their own: for `npm run test:full`. */
const alike = [
  '/',
  '/events',
  '/connect/profile/security',
  '/connect/profile/privacy',
  '/connect/profile/notifications',
  '/connect/confirmation',
  '/connect/teams?view=people',
  '/connect/events',
  '/connect/events/half-time',
  '/connect/team/gates/half-time',
  '/connect/team/tests',
  '/connect/team/office-hours',
  '/connect/admin/teams',
  '/connect/admin/content',
  '/connect/admin/jobs',
  '/connect/admin/reports',
  '/connect/admin/season',
  '/connect/admin/audit-log',
  '/connect/admin/announcements',
  '/connect/admin/announcements/new',
  '/connect/admin/privacy-desk',
  '/connect/admin/gates/final',
  '/connect/admin/gates/half-time/protocol',
];
const isVisited = (path: string) => isFull || !alike.includes(path);

/** Beside the screens of the list: what leads on to one, and a form that has an address. */
const more: Record<Role, string[]> = {
  PARTICIPANT: [],
  MENTOR: [],
  ORGA: ['/connect/admin', '/connect/admin/content/partners?edit=new', '/connect/admin/season?week=11'],
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'whoever is logged out sends the key and a bearer with every request, on site and connect',
  onlyInFull,
  async ({ page }) => {
    const requests = watchRequests(page);
    for (const path of [...sitePaths('en').slice(0, -1), '/de', '/de/events', '/connect/login']) {
      await page.goto(path);
      await lookAround(page);
    }
    await page.getByLabel('E-mail', { exact: true }).fill('nobody@grow.example');
    await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
    // The seats left, on the site; the sign-in providers, at the login.
    const seen = (service: string) => requests.seen.filter((one) => one.url().includes(`/${service}/v1/`));
    await expect.poll(() => seen('rest').length).toBeGreaterThan(2);
    await expect.poll(() => seen('auth').length).toBeGreaterThan(0);
    await networkIdle(page);
    expect(await requests.incomplete()).toEqual([]);
  },
);

test('the entrances have 0 axe violations', async ({ page }) => {
  for (const path of ['/connect/login', '/connect/signup', '/connect/reset']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path, { isInGate: true });
  }
});

// A mentor's and an organiser's are those which are not a participant's as they are. An organiser's are too many for one test.
type Part = (path: string, at: number, all: readonly string[]) => boolean;
const visits: readonly [Role, string, Part][] = [
  ['PARTICIPANT', 'every screen of a PARTICIPANT', () => true],
  ['MENTOR', 'every screen of a MENTOR', () => true],
  ['ORGA', 'one half of the screens of an ORGA', (_, at, all) => at < all.length / 2],
  ['ORGA', 'the other half of the screens of an ORGA', (_, at, all) => at >= all.length / 2],
];
for (const [role, which, isWanted] of visits)
  test(
    `${which} is real, has 0 axe violations and asks with key and bearer`,
    fullUnless(role === 'PARTICIPANT'),
    async ({ page }) => {
      // Each feature adds screens.
      test.slow();
      const requests = watchRequests(page);
      await logIn(page, await createPerson({ role }));
      const all = ['/', '/events', ...(await screensOf(role)), ...more[role]];
      for (const path of all.filter(isVisited).filter(isWanted))
        await test.step(path, async () => {
          await page.goto(path);
          await lookAround(page);
          await expectRealScreen(page);
          if (path.startsWith('/connect')) await expectNoViolations(page, path, { isInGate: true });
        });
      // The bell's socket comes two seconds after the page.
      await expect.poll(() => requests.sockets.length).toBeGreaterThan(0);
      expect(await requests.incomplete()).toEqual([]);
      expect(requests.seen.length).toBeGreaterThan(20);
      for (const socket of requests.sockets.filter((one) => one.includes('/realtime/'))) {
        expect(new URL(socket).searchParams.get('apikey')).toBe(currentStack().publishableKey);
      }
    },
  );
