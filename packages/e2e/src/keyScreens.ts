// The screens whose outlines are committed, and that are photographed on demand.
import type { Browser, Page } from '@playwright/test';
import { logIn } from './people';
import { layOut } from './stillness';
import { standStill } from './stillStack';
import { expect } from './test';

/** Accounts of the demo data: a participant whose team has three requests, a mentor of six teams, and an organiser. */
export const jonna = { email: 'jonna@grow.example', password: 'eleven-weeks-2425' };
export const henrike = { email: 'henrike@grow.example', password: 'eleven-weeks-2425' };
export const rieke = { email: 'rieke@grow.example', password: 'eleven-weeks-2425' };

interface KeyScreen {
  name: string;
  path: string;
  as?: typeof jonna;
  /** A button that comes late. */
  lastButton?: string;
}

export const keyScreens: readonly KeyScreen[] = [
  { name: 'home', path: '/' },
  { name: 'home-de', path: '/de' },
  { name: 'events', path: '/events' },
  { name: 'showcase', path: '/showcase' },
  { name: 'showcase-story', path: '/showcase/tauwerk' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'login', path: '/connect/login', lastButton: 'Go on with LinkedIn' },
  { name: 'dashboard', path: '/connect', as: jonna },
  { name: 'profile', path: '/connect/profile', as: jonna },
  { name: 'team', path: '/connect/team', as: jonna },
  { name: 'connect-events', path: '/connect/events', as: jonna },
  // Online: the code for the check-in is another one in every database.
  { name: 'connect-event', path: '/connect/events/law-hour', as: jonna },
  { name: 'admin-events', path: '/connect/admin/event-desk', as: rieke },
];

/** In px, each with its height. */
const widths = { 390: 844, 1440: 900 };

async function settle(page: Page, { as, lastButton }: KeyScreen) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (lastButton) await expect(page.getByRole('button', { name: lastButton })).toBeVisible();
  // It comes seconds after the screen, and asks then how much is unread; the organiser has read everything.
  const bell = as === jonna ? /^Notifications, \d+ unread/ : 'Notifications';
  if (as) await expect(page.getByRole('button', { name: bell })).toBeVisible();
  // Beside a screen whose code came before it.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await layOut(page);
  // Home asks for them when somebody scrolls.
  const places = page.locator('[data-seats]');
  if ((await places.count()) > 0) {
    await places.last().scrollIntoViewIfNeeded();
    await expect(places.locator('i')).toHaveCount(22 * (await places.count()));
    // The header follows the scrolling, which is told with the next frame.
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
  await page.waitForLoadState('networkidle');
  // Parts that load by themselves.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** A style sheet of a script's making, which the pages' content security policy allows. */
const addStyles = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

interface Visit {
  browser: Browser;
  /** Of a site that stands still. */
  baseURL: string;
  screen: KeyScreen;
  /** Styles for every page that is opened. */
  css?: string;
}

/** Opens a screen at each width and hands over its page once it has settled. */
export async function atEachWidth(
  { browser, baseURL, screen, css }: Visit,
  look: (page: Page, width: number) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  if (screen.as) await logIn(page, screen.as);
  await standStill(page);
  if (css) await addStyles(page, css);
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.goto(screen.path);
    await settle(page, screen);
    await look(page, Number(width));
  }
  // A question that is under way when its page closes would end the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}
