// Accessibility that axe does not see: what is painted over a poster, in forced colours and at 400 %, and how large
// things are under a finger.
import type { Locator, Page } from '@playwright/test';
import { arrangeEvent } from '../src/events';
import { onlyInFull } from '../src/full';
import { createPerson } from '../src/people';
import { contrast, paintedPixels, widestContrast, type Pixel } from '../src/pixels';
import { bringSession } from '../src/session';
import { takeSeat } from '../src/seats';
import { narrow, wide } from '../src/surfaces';
import { arrangeTeam } from '../src/teamRows';
import { newTeamName } from '../src/teams';
import { expect, test } from '../src/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const banner = (page: Page) => page.getByRole('banner');

/** What is read in the header: where it stands and in which colour. */
const wordsInHeader = (page: Page) =>
  banner(page)
    .locator('a, button')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const colour: [number, number, number] = [red, green, blue];
        return { name: element.textContent || element.ariaLabel, colour, area: { x, y, width, height } };
      }),
    );

/** Puts the brightest, or the darkest, of all posters under the whole header, and takes its words away. */
const layPosterUnder = (page: Page, ground: string) =>
  page.evaluate((colour) => {
    const poster = document.createElement('div');
    poster.style.cssText = `position:fixed;inset:0 0 auto;height:120px;z-index:1;background:${colour}`;
    document.body.append(poster);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-header] :is(a,button){visibility:hidden}');
    document.adoptedStyleSheets.push(sheet);
    // Where the formula gives the header the least of its own colour.
    document.body.style.minHeight = '3000px';
    scrollTo(0, 1);
  }, ground);

/** A choice of the system that Playwright does not know: test browsers are started with less transparency (scripts/setup/chromium.mjs). */
async function chooseTransparency(page: Page, value: 'no-preference' | 'reduce'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value }],
  });
}

for (const [theme, ground, viewport] of [
  ['dark', '#F2F5EA', narrow],
  ['dark', '#F2F5EA', wide],
  ['light', '#0D251B', wide],
] as const)
  test(
    `the header is read over any poster, ${theme} at ${viewport.width} px`,
    onlyInFull,
    async ({ page }) => {
      await chooseTransparency(page, 'no-preference');
      await page.addInitScript((name) => localStorage.setItem('grow-theme', name), theme);
      await page.setViewportSize(viewport);
      await page.goto('/connect/signup');
      await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
      const words = await wordsInHeader(page);
      expect(words.length).toBeGreaterThan(2);
      await layPosterUnder(page, ground);
      await expect
        .poll(() =>
          banner(page).evaluate((header) => {
            // Again, for the frame's script may not have listened yet.
            dispatchEvent(new Event('scroll'));
            return parseFloat(header.style.getPropertyValue('--header-opacity'));
          }),
        )
        .toBeCloseTo(0.1, 2);
      for (const { name, colour, area } of words) {
        const grounds = await paintedPixels(page, area);
        const least = Math.min(...grounds.map((pixel) => contrast(pixel, colour)));
        expect(least, `${name} over ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

test('whoever asks for less transparency sees nothing through the header', onlyInFull, async ({ page }) => {
  await page.goto('/connect/signup');
  const look = () =>
    banner(page).evaluate((header) => ({
      blur: getComputedStyle(header).backdropFilter,
      ground: getComputedStyle(header, '::before').backgroundColor,
      canvas: getComputedStyle(document.body).backgroundColor,
    }));
  // What is chosen is drawn with the next frame, which a busy machine is late with.
  await chooseTransparency(page, 'no-preference');
  await expect.poll(async () => (await look()).blur).toBe('blur(14px)');
  await chooseTransparency(page, 'reduce');
  const { canvas } = await look();
  await expect.poll(look).toMatchObject({ blur: 'none', ground: canvas });
});

test('what is chosen and what is current stays visible in forced colours', onlyInFull, async ({ page }) => {
  // Where the menu is in sight.
  await page.setViewportSize(wide);
  const event = await arrangeEvent({ columns: { capacity_onsite: 20 } });
  const person = await createPerson();
  await takeSeat(person, event.slug, 'onsite');
  await bringSession(page, person);
  await page.emulateMedia({ forcedColors: 'active' });
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not painted');
    return box;
  };
  const middle = (pixels: readonly Pixel[]) => pixels[Math.floor(pixels.length / 2)] ?? [0, 0, 0];

  await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const [what, chosen] of [
    ['the current entry of the menu', banner(page).locator('[aria-current="page"]')],
    ['the chosen view', page.locator('[role="radiogroup"] label:has(:checked)').first()],
  ] as const) {
    const { x, y, width, height } = await boxOf(chosen);
    // The lower edge: where the bar of the menu is, and nothing but the ground of a segment.
    const edge = await paintedPixels(page, { x: x + width / 2, y: y + height - 6, width: 2, height: 5 });
    const beside = await paintedPixels(page, { x: x + width / 2, y: y - 6, width: 2, height: 2 });
    const most = Math.max(...edge.map((pixel) => contrast(pixel, middle(beside))));
    expect(most, what).toBeGreaterThanOrEqual(3);
  }
  const ticks = page.getByRole('article').locator('i').first().locator('..');
  expect(widestContrast(await paintedPixels(page, await boxOf(ticks)))).toBeGreaterThanOrEqual(3);

  await page.goto('/connect/profile');
  const tab = page.getByRole('main').locator('nav [aria-current="page"]');
  const { x, y, width, height } = await boxOf(tab);
  const bar = await paintedPixels(page, { x: x + width / 2, y: y + height - 6, width: 2, height: 6 });
  expect(widestContrast(bar), 'the current tab').toBeGreaterThanOrEqual(3);
});

test(
  'at 400 % nothing scrolls sideways and nothing that sticks hides what one works at',
  onlyInFull,
  async ({ page }) => {
    const event = await arrangeEvent();
    const team = await arrangeTeam({ name: `Donaudampfschifffahrt ${newTeamName()}` });
    await page.setViewportSize({ width: 320, height: 256 });
    await bringSession(page, team.captain);
    for (const path of [
      '/',
      '/events',
      '/showcase',
      '/showcase/tauwerk',
      '/connect',
      '/connect/team',
      '/connect/teams',
      '/connect/events',
      `/connect/events/${event.slug}`,
      '/connect/profile',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      });
    await page.getByLabel('Studies', { exact: true }).fill('Physics');
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0)
        .reduce((sum, { height }) => sum + height, 0),
    );
    expect(stuck, 'px of the window that are taken').toBeLessThan(100);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
  },
);

/** The controls of the page that a finger would miss, with how high and wide they take a touch. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const reach = (element: Element, dx: number, dy: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      let far = 0;
      for (let step = 1; step <= 22; step += 1) {
        const hit = document.elementFromPoint(x + dx * (step - 0.5), y + dy * (step - 0.5));
        if (!hit || !element.contains(hit)) break;
        far = step;
      }
      return far;
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const target = control.closest('label') ?? control;
      const style = getComputedStyle(target);
      // Links in a sentence are as high as their line.
      if (!target.checkVisibility({ visibilityProperty: true }) || style.display === 'inline') continue;
      if (target.matches('[data-skip-link], [type=hidden], [type=file]')) continue;
      // The head of a table that is a list on phones is for screen readers alone.
      const head = target.closest('thead');
      if (head && getComputedStyle(head).clipPath !== 'none') continue;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width } = target.getBoundingClientRect();
      const high = reach(target, 0, 1) + reach(target, 0, -1);
      const wide = reach(target, 1, 0) + reach(target, -1, 0);
      const isWord = target.matches('a, label') && width < 44;
      if (high < 43 || (wide < 43 && !isWord)) {
        const name = target.textContent || target.ariaLabel || target.getAttribute('name');
        found.push(`${target.localName} ${name?.trim().slice(0, 40)}: ${wide} × ${high}`);
      }
    }
    return found;
  });

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true });

  test('every control is at least 44 px under a finger', onlyInFull, async ({ page }) => {
    const look = (path: string) =>
      test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await smallTargets(page), path).toEqual([]);
      });
    for (const path of [
      '/',
      '/events',
      '/events/half-time',
      '/showcase',
      '/showcase/tauwerk',
      '/connect/login?with=password',
      '/connect/signup',
    ])
      await look(path);
    const team = await arrangeTeam({ name: newTeamName() });
    await bringSession(page, team.captain);
    for (const path of [
      '/connect',
      '/connect/team',
      '/connect/teams',
      '/connect/events',
      '/connect/events/half-time',
      '/connect/profile',
    ])
      await look(path);
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    for (const path of ['/connect', '/connect/admin/people', '/connect/admin/events']) await look(path);
  });
});
