// pnpm perf:connect: how soon connect's screens can be used on a bad phone, how much moves until then, and how soon they
// answer. Five rounds in which the screens take turns; the medians. It measures the machine too, so it is no part of npm test.
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions, requireChromium } from '../../../scripts/setup/chromium.mjs';
import { createPerson, type Person } from '../src/people';
import { bringSession } from '../src/session';
import { startStack, talkTo } from '../src/stack';

const ROUNDS = 5;
/** Chromium's own figures of Fast 3G: ms, bytes per second. */
const FAST_3G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
const INP_LIMIT_MS = 200;
/** In ms: a screen that cannot be used by then has failed, and says what it waited for. */
const PATIENCE = 60_000;

interface Screen {
  name: string;
  path: string;
  isVisitor?: true;
  /** Usable is a screen that shows all of these and has no skeleton left in the window. */
  shows: readonly string[];
  /** What comes after one can begin, and may be a skeleton until then. */
  later?: string;
  limitMs: number;
  /** What somebody does there once it is usable. */
  touch?: (page: Page) => Promise<unknown>;
}

const screens: readonly Screen[] = [
  {
    name: 'login',
    path: '/connect/login',
    isVisitor: true,
    // The document's own form takes what is typed and sent; the ways besides follow with the client.
    shows: ['main h1', 'main input[type=email]', 'main button[type=submit]'],
    later: 'main form ~ *',
    limitMs: 2_500,
  },
  {
    name: 'dashboard, then its menu',
    path: '/connect',
    shows: ['main h1', 'main h2', '[data-avatar-menu] > button'],
    limitMs: 3_500,
    touch: (page) => page.locator('[data-avatar-menu] > button').click(),
  },
  {
    name: 'teams, then its search',
    path: '/connect/teams',
    shows: ['main h1', 'main input[type=search]', 'main a[href^="/connect/teams/"]'],
    limitMs: 4_500,
    touch: (page) => page.getByRole('searchbox').first().pressSequentially('solar', { delay: 120 }),
  },
  {
    name: 'events',
    path: '/connect/events',
    shows: ['main h1', 'main a[href^="/connect/events/"]'],
    limitMs: 4_500,
  },
];

interface Noted {
  usable?: number;
  shift: number;
  slowest: number;
  missing: string[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// No function in it has a name: the loader of this file would call a helper that the page does not have.
const watch = (page: Page, { shows, later = 'none' }: Screen) =>
  page.addInitScript(
    ([selectors, comesLater]) => {
      window.noted = { shift: 0, slowest: 0, missing: [] };
      const timer = window.setInterval(() => {
        window.noted.missing = selectors.filter(
          (selector) => !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }),
        );
        // Lower parts come when they are scrolled to.
        for (const skeleton of document.querySelectorAll('main [data-skeleton]'))
          if (!skeleton.closest(comesLater) && skeleton.getBoundingClientRect().top < window.innerHeight)
            window.noted.missing.push(
              `what comes for a skeleton in “${skeleton.closest('section, main')?.id || skeleton.parentElement?.textContent}”`,
            );
        if (window.noted.missing.length > 0) return;
        window.noted.usable = performance.now();
        window.clearInterval(timer);
      }, 16);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) window.noted.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId > 0) window.noted.slowest = Math.max(window.noted.slowest, entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    },
    [shows, later] as const,
  );

async function measure(browser: Browser, webUrl: string, screen: Screen, person: Person) {
  const context = await browser.newContext({
    baseURL: webUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  if (!screen.isVisitor) await bringSession(page, person);
  await watch(page, screen);
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...FAST_3G });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(screen.path, { waitUntil: 'commit' });
  try {
    await page.waitForFunction(() => window.noted.usable !== undefined, undefined, { timeout: PATIENCE });
  } catch (cause) {
    const missing = await page.evaluate(() => window.noted.missing.join(', '));
    throw new Error(`${screen.name} at ${page.url()} still lacks ${missing}`, { cause });
  }
  // What comes late moves things too, and takes the processor from the first touch.
  await page.waitForLoadState('networkidle');
  const { usable = 0, shift } = await page.evaluate(() => window.noted);
  await screen.touch?.(page);
  await page.waitForTimeout(500);
  const { slowest } = await page.evaluate(() => window.noted);
  await context.close();
  return { usable, shift, slowest };
}

const stack = await startStack();
const endTalk = talkTo(stack);
const person = await createPerson();
await requireChromium();
const browser = await chromium.launch(launchOptions());
const runs = new Map<Screen, Awaited<ReturnType<typeof measure>>[]>(screens.map((screen) => [screen, []]));
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const screen of screens)
      runs.get(screen)?.push(await measure(browser, stack.webUrl, screen, person));
} finally {
  await browser.close();
  endTalk();
  await stack.stop();
}

console.log(`median of ${ROUNDS}, Fast 3G, a processor ${SLOWER} times slower: usable, CLS, slowest answer`);
for (const [screen, results] of runs) {
  const usable = median(results.map((run) => run.usable));
  const shift = median(results.map((run) => run.shift));
  const slowest = median(results.map((run) => run.slowest));
  const isMet = usable <= screen.limitMs && shift === 0 && (!screen.touch || slowest <= INP_LIMIT_MS);
  if (!isMet) process.exitCode = 1;
  const answer = screen.touch ? `, ${slowest} of ${INP_LIMIT_MS} ms` : '';
  console.log(
    `${isMet ? 'ok   ' : 'SHORT'} ${screen.name}: ${Math.round(usable)} of ${screen.limitMs} ms, ${shift.toFixed(3)}${answer}`,
  );
}
