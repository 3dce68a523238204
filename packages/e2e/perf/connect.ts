// pnpm perf:connect [built folder]: how soon connect's screens can be used on a bad phone, and how soon they answer. Five
// rounds in which the screens take turns, and with another build both builds; the median of each. It measures the machine
// too, so it is no part of npm test.
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startWebServer } from '../../../deploy/server.mjs';
import { launchOptions, requireChromium } from '../../../scripts/setup/chromium.mjs';
import { layoutShifts, watchPaint } from '../src/layoutShifts';
import { createPerson, type Person } from '../src/people';
import { bringSession } from '../src/session';
import { startStack, talkTo } from '../src/stack';

const ROUNDS = 5;
/** Chromium's own figures of Fast 3G: ms, bytes per second. */
const FAST_3G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
/** In ms. */
const INP_LIMIT = 200;

interface Screen {
  name: string;
  path: string;
  isVisitor?: true;
  /** In ms after the address was opened. */
  limit: number;
  /** What somebody does there once it stands; how long the slowest answer takes is measured. */
  touch?: (page: Page) => Promise<unknown>;
}

const screens: readonly Screen[] = [
  { name: 'login', path: '/connect/login', isVisitor: true, limit: 2_500 },
  {
    name: 'dashboard, opening the menu',
    path: '/connect',
    limit: 3_500,
    touch: (page) => page.locator('[data-avatar-menu] > button').click(),
  },
  {
    name: 'teams, typing in the search',
    path: '/connect/teams',
    limit: 4_500,
    touch: (page) => page.getByRole('searchbox').first().pressSequentially('solar', { delay: 120 }),
  },
  { name: 'events', path: '/connect/events', limit: 4_500 },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Notes when the screen stands with everything it waits for, and how long each touch took to be answered. */
const watchUse = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main');
      const isThere =
        main?.querySelector('h1') &&
        !main.querySelector('[data-skeleton]') &&
        getComputedStyle(main).visibility === 'visible';
      if (isThere) document.documentElement.dataset['usable'] = `${performance.now()}`;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      const slowest = Math.max(
        Number(document.documentElement.dataset['slowest'] ?? 0),
        ...list.getEntries().map(({ duration }) => duration),
      );
      document.documentElement.dataset['slowest'] = `${slowest}`;
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

async function measure(browser: Browser, webUrl: string, screen: Screen, person: Person) {
  const page = await browser.newPage({
    baseURL: webUrl,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  if (!screen.isVisitor) await bringSession(page, person);
  await watchPaint(page);
  await watchUse(page);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...FAST_3G });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(screen.path, { waitUntil: 'commit' });
  const read = (name: string) =>
    page.evaluate((key) => Number(document.documentElement.dataset[key] ?? 0), name);
  await page.locator('html[data-usable]').waitFor({ timeout: 60_000 });
  const usable = await read('usable');
  const shift = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
  await page.waitForLoadState('networkidle');
  await screen.touch?.(page);
  await page.waitForTimeout(500);
  const slowest = await read('slowest');
  await page.context().close();
  return { usable, shift, slowest };
}

const stack = await startStack();
const endTalk = talkTo(stack);
const person = await createPerson();
await requireChromium();
const browser = await chromium.launch(launchOptions());

const root = path.resolve(import.meta.dirname, '../../..');
const [other] = process.argv.slice(2);
const otherServer =
  other === undefined
    ? undefined
    : await startWebServer({
        port: 0,
        siteDir: path.join(root, 'apps/site/dist'),
        connectDir: path.resolve(process.env['INIT_CWD'] ?? '', other),
        config: { supabaseUrl: stack.url, supabaseKey: stack.publishableKey },
      });
const builds = [
  ...(otherServer ? [{ name: 'other', url: otherServer.url }] : []),
  { name: 'this', url: stack.webUrl },
];
const runs = new Map<string, Awaited<ReturnType<typeof measure>>[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const screen of screens)
    for (const { name, url } of builds) {
      const key = `${name} build, ${screen.name}`;
      runs.set(key, [...(runs.get(key) ?? []), await measure(browser, url, screen, person)]);
    }
await browser.close();
await otherServer?.stop();
endTalk();
await stack.stop();

console.log(
  `median of ${ROUNDS}, Fast 3G and a processor ${SLOWER} times slower: usable, layout shift, slowest answer`,
);
for (const screen of screens)
  for (const { name } of builds) {
    const key = `${name} build, ${screen.name}`;
    const results = runs.get(key) ?? [];
    const usable = median(results.map((run) => run.usable));
    const shift = Math.max(...results.map((run) => run.shift));
    const slowest = median(results.map((run) => run.slowest));
    const isMet = usable <= screen.limit && shift === 0 && (!screen.touch || slowest <= INP_LIMIT);
    if (!isMet && name === 'this') process.exitCode = 1;
    const answer = screen.touch ? `, ${Math.round(slowest)} of ${INP_LIMIT} ms` : '';
    console.log(
      `${isMet ? 'ok   ' : 'SHORT'} ${key}: ${Math.round(usable)} of ${screen.limit} ms, ${shift.toFixed(3)}${answer}`,
    );
  }
