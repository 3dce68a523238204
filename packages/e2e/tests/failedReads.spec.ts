// A53 of the specification: queries are set not to retry. One request for what fails, an error state with *Try again*, and
// nothing asked until somebody presses it; on every screen, for a failing server, a cut line and a server that hangs.
import { onlyInFull } from '../src/full';
import type { Page, Route } from '@playwright/test';
import { asAdmin, createPerson, type Role } from '../src/people';
import { screensOf } from '../src/screens';
import { bringSession } from '../src/session';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';
import { speak, wordsIn, type Locale } from '../src/words';

const failures = {
  'a failing server': (route: Route) => route.fulfill({ status: 503, body: 'down' }),
  'a cut line': (route: Route) => route.abort('internetdisconnected'),
  // Never answered: the page has to end it.
  'a server that hangs': () => undefined,
};
type Failure = keyof typeof failures;

/** Longer than data is waited for. */
const PATIENCE_MS = 21_000;
const reads = /\/(?:rest|storage|functions)\/v1\//;
/** Whether the person is through with the welcome step: without an answer no screen begins. */
const gate = /\/rest\/v1\/(?:signup_info|consents)/;
/** The check-in goes on by itself while offline, as decision 017 says. */
const byItself = /\/rpc\/(?:check_in_list|check_in)/;

/** Lets every read of a page fail, but those that `spares` matches, and counts how often each is asked. */
async function failReads(page: Page, failure: Failure, spares: RegExp) {
  const asked = new Map<string, number>();
  const isMeant = (url: URL) => {
    return url.href.startsWith(currentStack().url) && reads.test(url.pathname) && !spares.test(url.pathname);
  };
  await page.route(isMeant, async (route) => {
    const request = route.request();
    if (byItself.test(request.url())) return route.abort();
    const name = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
    asked.set(name, (asked.get(name) ?? 0) + 1);
    await failures[failure](route);
  });
  return asked;
}

/** The check-in looks for its event again and again, too, but shows what that said. */
const ofCheckIn = /\/events\?select=id,slug,title_en,title_de,status,starts_at&/;

/** Which season is on is part of three queries: of its own, of one's own team's and of a team's at an address. */
function readers(name: string): number {
  if (ofCheckIn.test(name)) return Infinity;
  return name.includes('/rest/v1/seasons?') ? 2 : 1;
}

/** What was asked more often than said. */
const repeated = (asked: Map<string, number>, times: number) =>
  [...asked]
    .filter(([name, count]) => count > times * readers(name))
    .map(([name, count]) => `${count} × ${name}`);

/** Lets time pass until what hangs has been given up and everything late has asked. */
async function settle(page: Page, failure: Failure): Promise<void> {
  // What comes late (the bell, the failures' words) comes within seconds of the page's clock.
  await page.clock.runFor(3_000);
  if (failure !== 'a server that hangs') return;
  await page.clock.runFor(PATIENCE_MS);
  await page.clock.runFor(PATIENCE_MS);
}

/** Everything that could make a page ask without anybody having asked it to. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['visibilitychange', 'focus']) {
      document.dispatchEvent(new Event(name, { bubbles: true }));
      window.dispatchEvent(new Event(name));
    }
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  for (const link of await page.locator('header nav a, main nav a').all()) {
    if (await link.isVisible()) await link.focus();
  }
  await page.clock.runFor(2_000);
}

const sentences: Record<Locale, RegExp> = {
  en: new RegExp(`^${wordsIn('en')('try_again')}$`),
  de: new RegExp(`^${wordsIn('de')('try_again')}$`),
};
const tryAgain = (page: Page, locale: Locale) => page.getByRole('button', { name: sentences[locale] });

test.describe('a read that fails', () => {
  test.use({ expectedConsole: [/Failed to load resource|WebSocket/] });

  const roles = ['PARTICIPANT', 'MENTOR', 'ORGA'] as const satisfies Role[];
  for (const [failure, locale, who, step] of [
    ['a failing server', 'en', roles, 1],
    // Every read goes the same way through core, whatever fails: the other faults are tried on every third screen of one role each.
    ['a cut line', 'de', ['PARTICIPANT'], 3],
    ['a server that hangs', 'en', ['ORGA'], 3],
  ] as const)
    for (const role of who)
      test(
        `by ${failure} is asked once on ${step === 1 ? 'every screen' : 'every third screen'} of a ${role}, and again by Try again`,
        onlyInFull,
        async ({ page }) => {
          await page.clock.install();
          const person = await createPerson({ role });
          await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { locale });
          await speak(page, locale);
          await bringSession(page, person);
          for (const path of (await screensOf(role)).filter((_, at) => at % step === 0)) {
            await test.step(path, async () => {
              const asked = await failReads(page, failure, gate);
              await page.goto(path);
              await expect.poll(() => asked.size, path).toBeGreaterThan(0);
              await expect(async () => {
                await settle(page, failure);
                await expect(tryAgain(page, locale).first()).toBeVisible({ timeout: 500 });
              }, path).toPass();
              expect(repeated(asked, 1), path).toEqual([]);
              await provoke(page);
              expect(repeated(asked, 1), `${path} after focus, a line that comes back and links`).toEqual([]);

              await tryAgain(page, locale).first().click();
              // The page's clock stands still: a request on its way is not awaited by letting that clock run once.
              await expect(async () => {
                await settle(page, failure);
                expect(Math.max(...asked.values())).toBeGreaterThanOrEqual(2);
              }, `${path} after Try again`).toPass();
              expect(repeated(asked, 2), `${path} after Try again`).toEqual([]);
              await expect(tryAgain(page, locale).first()).toBeVisible();
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            });
          }
        },
      );

  test(
    'before any screen, at the welcome step’s answers, says so and is asked again by Try again',
    onlyInFull,
    async ({ page }) => {
      await bringSession(page, await createPerson());
      for (const path of ['/connect', '/connect/teams', '/connect/welcome']) {
        const asked = await failReads(page, 'a failing server', /nothing is spared/);
        await page.goto(path);
        await expect(tryAgain(page, 'en')).toBeVisible();
        expect(repeated(asked, 1), path).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await tryAgain(page, 'en').click();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(tryAgain(page, 'en')).toHaveCount(0);
      }
    },
  );

  test('stays failed on the way to other screens and back, until somebody asks again', async ({ page }) => {
    await bringSession(page, await createPerson());
    const asked = await failReads(page, 'a failing server', gate);
    await page.goto('/connect');
    await expect(tryAgain(page, 'en').first()).toBeVisible();
    for (const name of ['Teams', 'Dashboard', 'Teams', 'Dashboard']) {
      const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
      if (await menu.isVisible()) await menu.click();
      const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
      await link.click();
      // The screen before it stays until it comes, and offers to try again as well.
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(tryAgain(page, 'en').first()).toBeVisible();
      expect(repeated(asked, 1), name).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tryAgain(page, 'en').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tryAgain(page, 'en')).toHaveCount(0);
  });

  test('anew keeps what was read before on the page, and says so', onlyInFull, async ({ page }) => {
    await bringSession(page, await createPerson());
    await page.goto('/connect/profile');
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Jonna');
    await page.getByLabel('About you', { exact: true }).fill('Typed meanwhile.');
    const asked = await failReads(page, 'a failing server', gate);
    for (let time = 0; time < 3; time += 1) {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('Some of this did not load')).toBeVisible();
      expect(repeated(asked, 1)).toEqual([]);
    }
    await expect(page.getByLabel('About you', { exact: true })).toHaveValue('Typed meanwhile.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tryAgain(page, 'en').click();
    await expect(page.getByText('Some of this did not load')).toHaveCount(0);
  });

  test(
    'on the public site is asked once; for whoever is logged in it can be asked again',
    onlyInFull,
    async ({ page }) => {
      const visitor = await failReads(page, 'a failing server', /nothing is spared/);
      await page.goto('/events');
      await expect.poll(() => visitor.size).toBeGreaterThan(0);
      for (let time = 0; time < 3; time += 1) {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await expect(page.locator('[data-seats=half-time]')).toContainText('places');
      expect(repeated(visitor, 1)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      await bringSession(page, await createPerson());
      const member = await failReads(page, 'a cut line', /nothing is spared/);
      await page.goto('/events');
      await expect(tryAgain(page, 'en')).toBeVisible();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(repeated(member, 1)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await tryAgain(page, 'en').click();
      await expect(page.getByRole('banner').getByText('JF')).toBeVisible();
      await expect(tryAgain(page, 'en')).toHaveCount(0);
    },
  );
});
