// One visit: a page is loaded, and looked at in place at each width and in each theme.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../src/axe';
import { seenShifts, watchPaint } from '../src/layoutShifts';
import { layOut, stillness } from '../src/stillness';
import { wordsIn } from '../src/words';
import type { Finding, FindingKind, Seen } from './findings';
import { linksOn } from './links';
import { heights, type Look, type Planned } from './plan';

const LOGIN = '/connect/login';

/** In ms, after which a page is looked at as it is. */
const PATIENCE = 20_000;

/** Public pages draw all of their text before the faces have come: a line may break elsewhere then, once. */
const SEEN_IN_TEXT = 0.01;

/** On a busy machine nobody needs a socket any more by the time it stands; the browser has no quieter way to say so. */
const lateSocket = /WebSocket is closed before the connection is established/;

/** What is said in the console on purpose: a screen's reads begin while nobody knows yet who looks, and are refused. */
function expectedConsole({ isDenied, stop: { route } }: Planned): RegExp[] {
  if (isDenied) return [/status of 40[13]/];
  // Whether somebody judges or hosts, and already, is for the database to say: it refuses, and the screen says why.
  if (/^(?:jury|hostStage)/.test(route)) return [/status of 400.*\/rpc\/(?:jury_round|hosted_stage)/];
  return route === 'site /*' ? [/status of 404/] : [];
}

/** Waits until a page is drawn and nothing of it loads any more. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'visible', timeout: PATIENCE });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE });
  await page
    .waitForFunction(
      () => !document.querySelector('main [aria-busy="true"], main [data-skeleton]'),
      undefined,
      { timeout: PATIENCE },
    )
    .catch((cause: unknown) => {
      throw new Error(`Something still loads after ${PATIENCE / 1000} s.`, { cause });
    });
  await page.evaluate(() => document.fonts.ready);
}

/** Lets what waits below the window come, and goes back up. */
async function lookAround(page: Page): Promise<void> {
  await layOut(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await settle(page);
}

const wear = (page: Page, { width, theme }: Look): Promise<unknown> =>
  Promise.all([
    page.setViewportSize({ width, height: heights[width] }),
    page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme),
  ]);

/** In px, of a picture. */
const TALLEST = 8_000;

/**
 * A picture of the whole page, in a window as tall as the page: to draw beyond a window takes the browser ten times as long. Behind a
 * dialog the page cannot be read anyway.
 */
async function photograph(page: Page, { width }: Look, file: string): Promise<void> {
  const hasDialog = await page.getByRole('dialog').first().isVisible();
  // What is as tall as the window grows with it, once.
  for (let grown: number = heights[width], times = 0; !hasDialog && times < 2; times += 1) {
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), TALLEST);
    if (height <= grown) break;
    grown = height;
    await page.setViewportSize({ width, height });
  }
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, animations: 'disabled' });
}

/** What a page wider than its window holds that sticks out, but for what lies in a part that scrolls or cuts off. */
const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isCut = (one: Element): boolean => {
      const outer = one.parentElement;
      return outer !== null && (getComputedStyle(outer).overflowX !== 'visible' || isCut(outer));
    };
    const out = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > width + 1 && one.checkVisibility() && !isCut(one),
    );
    if (out.length === 0) return [`${document.documentElement.scrollWidth} px, by nothing that is seen`];
    return out.slice(-3).map((one) => `${one.tagName} "${one.textContent.trim().slice(0, 40)}"`);
  });

/** Headings that say that a screen is not shown, and the routes that are meant to say so. */
const standIns = { denied_title: '', not_found_title: 'notFound', guest_title: 'guestLink', error_title: '' };

/** What a page shows in place of its screen, or of a part of it. */
async function standInOf(page: Page, { language, stop: { route } }: Planned): Promise<string | undefined> {
  const say = wordsIn(language);
  const heading = (await page.locator('h1').first().textContent())?.trim();
  const found = Object.entries(standIns).find(([key]) => say(key) === heading);
  if (found) return route.split('?')[0] === found[1] || route === 'site /*' ? undefined : heading;
  const failed = page.getByRole('main').getByText(say('load_failed'));
  return (await failed.count()) > 0 ? say('load_failed') : undefined;
}

/** A route as part of a file's name: `site /` and `site /*` are two. */
const nameOf = (route: string): string =>
  route
    .replace('/*', '/any')
    .replace(/\/$/, '/home')
    .replaceAll(/[^\w.-]+/g, '_');

/** Visits a page in a context in which the role is logged in. Pictures go below `folder`. */
export async function visit(
  context: BrowserContext,
  planned: Planned,
  folder: string,
): Promise<Seen & { links: readonly string[] }> {
  const { state, role, stop, language, isDenied, looks } = planned;
  const address = stop.address(language);
  const findings: Finding[] = [];
  const add = (kind: FindingKind, text: string) => findings.push({ kind, text });
  const page = await context.newPage();
  const expected = [lateSocket, ...expectedConsole(planned)];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) add('console', text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complain(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complain(error.message));
  await watchPaint(page);
  const [first] = looks;
  if (first) await page.setViewportSize({ width: first.width, height: heights[first.width] });
  const pictures: { width: Look['width']; theme: Look['theme']; file: string }[] = [];
  const links: string[] = [];
  let ledTo: string | undefined;
  try {
    await page.goto(address);
    await settle(page);
    const { pathname, search } = new URL(page.url());
    if (pathname + search !== address && pathname !== address) ledTo = pathname + search;
    if (role !== 'visitor' && pathname === LOGIN && !address.startsWith(LOGIN))
      add('screen', 'is logged out');
    const text = address.startsWith('/connect') ? undefined : SEEN_IN_TEXT;
    // Where it leads to has a visit of its own.
    for (const { value, moved } of ledTo === undefined ? await seenShifts(page, text) : [])
      add('shift', `${value.toFixed(3)}: ${moved.join('; ')}`);
    const standIn = ledTo === undefined ? await standInOf(page, planned) : undefined;
    if (standIn !== undefined && !isDenied) add('screen', `shows “${standIn}”`);
    if (standIn === undefined && isDenied && ledTo === undefined) add('screen', 'shows what is not theirs');
    const found = await linksOn(page);
    links.push(...found.addresses);
    for (const part of found.missingParts) add('link', `${part} is no part of the page`);
    await lookAround(page);
    for (const look of isDenied || ledTo ? looks.slice(0, 1) : looks) {
      await wear(page, look);
      await stillness(page);
      if (look.theme === first?.theme)
        for (const violation of await violationsOn(page))
          add('axe', `${look.width} ${look.theme}: ${violation}`);
      for (const what of await overflowOf(page)) add('overflow', `${look.width}: ${what}`);
      const file = path.join(
        state,
        role,
        `${nameOf(stop.route)}-${language}-${look.width}-${look.theme}.jpg`,
      );
      await mkdir(path.join(folder, state, role), { recursive: true });
      await photograph(page, look, path.join(folder, file));
      pictures.push({ ...look, file });
    }
  } catch (error) {
    add('screen', error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  const seen = { state, role, route: stop.route, language, address, isDenied, pictures, findings, links };
  return ledTo === undefined ? seen : { ...seen, ledTo };
}
