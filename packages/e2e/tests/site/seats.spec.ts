import type { Page } from '@playwright/test';
import { fullUnless, onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { inMotion } from '../../src/inMotion';
import { shiftsByScripts, watchPaint, withoutFaces } from '../../src/layoutShifts';
import { giveSeatBack, seatsOf, takeSeat } from '../../src/seats';
import { createPerson, typeLogin } from '../../src/people';
import { bringSession } from '../../src/session';
import { wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use(inMotion);

const SLUG = 'half-time';
const row = (page: Page) => page.locator(`article#${SLUG}`);
const counted = { en: /^(\d+) of (\d+) places left$/, de: /^(\d+) von (\d+) Plätzen frei$/ };

/** What the page says of the seats, once it says how many are left. */
async function leftOn(page: Page, locale: 'en' | 'de'): Promise<{ left: number; total: number }> {
  const places = page.locator(`[data-seats=${SLUG}]`);
  await expect(places).toHaveText(counted[locale]);
  const [, left, total] = counted[locale].exec(await places.innerText()) ?? [];
  return { left: Number(left), total: Number(total) };
}

test.describe('before any face has come', () => {
  test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] });

  for (const [locale, path] of [
    ['en', '/events'],
    ['de', `/de/events/${SLUG}`],
  ] as const)
    test(
      `seats left are those of the backend, and follow it without moving the page, ${locale}`,
      fullUnless(locale === 'en'),
      async ({ page }) => {
        await watchPaint(page);
        await withoutFaces(page);
        const before = await seatsOf(SLUG);
        await page.goto(path);
        const { left: first, total: seats } = await leftOn(page, locale);
        const after = await seatsOf(SLUG);
        // Other tests take seats meanwhile, and give them back.
        expect(seats).toBe(after.total);
        expect(first).toBeLessThanOrEqual(before.total - before.taken + 5);
        expect(first).toBeGreaterThanOrEqual(after.total - after.taken - 5);
        const share = 1 - first / seats;
        await expect(page.locator(`[data-seats=${SLUG}] i`)).toHaveCount(22);
        expect(await page.locator(`[data-seats=${SLUG}] i[data-taken]`).count()).toBe(Math.round(share * 22));
        expect(await shiftsByScripts(page)).toEqual([]);
        await expectNoViolations(page, `${path} with places`);

        await takeSeat(await createPerson(), SLUG, 'onsite');
        // Somebody comes back to the tab, until the page says what the backend holds: other tests take and give back meanwhile.
        const difference = async () => {
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          const { total, taken } = await seatsOf(SLUG);
          return (await leftOn(page, locale)).left - (total - taken);
        };
        await expect.poll(difference).toBe(0);
      },
    );
});

test('home says it once somebody scrolls there', onlyInFull, async ({ page }) => {
  await page.goto('/');
  const places = page.locator('[data-seats=first-prices]');
  await expect(places).toHaveText('420 places');
  await places.scrollIntoViewIfNeeded();
  await expect(places).toHaveText(counted.en);
});

test('a visitor is led to the login, which names the event, and from there to the place', async ({
  page,
}) => {
  await page.goto('/events');
  await row(page).getByRole('link', { name: 'Reserve' }).click();
  await page.waitForURL((url) => url.pathname === '/connect/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve a place');
  await expect(page.getByText('A place at Half-time: create an account or log in.')).toBeVisible();
  await expectNoViolations(page, 'the login of who reserves');
  await typeLogin(page, await createPerson());
  await page.waitForURL(`**/connect/events/${SLUG}#seat`);
  const box = page.getByRole('group', { name: 'Your place' });
  await expect(box).toBeFocused();
  await expect(box.getByRole('button', { name: 'Reserve' })).toBeInViewport();
});

/** The list, for somebody who has a seat at the event. */
async function openWithSeat(page: Page) {
  const person = await createPerson();
  await takeSeat(person, SLUG, 'onsite');
  await bringSession(page, person);
  await page.goto('/events');
  return person;
}

test(
  'whoever is logged in reads what they have, and is led to where they change it',
  onlyInFull,
  async ({ page }) => {
    const person = await openWithSeat(page);
    const own = row(page).getByRole('link', { name: 'You’re going' });
    await expect(own).toHaveAttribute('href', `/connect/events/${SLUG}`);
    await expect(page.locator('article#final').getByRole('link', { name: 'Reserve' })).toHaveAttribute(
      'href',
      '/connect/events/final',
    );
    await expectNoViolations(page, 'own places in the list');

    await page.goto(`/de/events/${SLUG}`);
    const box = page.locator('[data-part=save]');
    await expect(box.getByText('Du bist dabei')).toBeVisible();
    await expect(box.getByRole('link', { name: 'Platz sichern' })).toHaveCount(0);
    await expectNoViolations(page, 'the own place on the page');

    await giveSeatBack(person, SLUG);
    await page.reload();
    await expect(box.getByRole('link', { name: 'Platz sichern' })).toHaveAttribute(
      'href',
      `/connect/events/${SLUG}`,
    );
  },
);

test.describe('in two tabs', () => {
  test.use({ viewport: wide });

  test(
    'whoever signs out in one gets the way to the login back in the other',
    sameOnPhoneInFull,
    async ({ page }) => {
      await openWithSeat(page);
      await expect(row(page).getByRole('link', { name: 'You’re going' })).toBeVisible();
      const other = await page.context().newPage();
      await other.goto('/imprint');
      await other.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
      await other.getByRole('menuitem', { name: 'Sign out' }).click();
      await other.waitForURL((url) => url.pathname === '/');
      await other.close();
      await expect(row(page).getByRole('link', { name: 'Reserve' })).toHaveAttribute(
        'href',
        `/connect/login?next=${encodeURIComponent(`/connect/events/${SLUG}#seat`)}`,
      );
    },
  );
});

test.describe('where no backend answers', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the page stays as it was sent', sameOnPhoneInFull, async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    const asked = page.waitForRequest('**/rest/v1/events**');
    await page.goto('/events');
    await asked;
    await page.waitForLoadState('networkidle');
    await expect(row(page)).toContainText('268 places');
    await expect(row(page).getByRole('link', { name: 'Reserve' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('seats and the way to one are there', sameOnPhoneInFull, async ({ page }) => {
    for (const [path, places, reserve] of [
      [`/events/${SLUG}`, '268 places', 'Reserve'],
      [`/de/events/${SLUG}`, '268 Plätze', 'Platz sichern'],
    ] as const) {
      await page.goto(path);
      const box = page.locator('[data-part=save]');
      await expect(box).toContainText(places);
      await expect(box.getByRole('link', { name: reserve })).toHaveAttribute(
        'href',
        `/connect/login?next=${encodeURIComponent(`/connect/events/${SLUG}#seat`)}`,
      );
    }
  });
});
