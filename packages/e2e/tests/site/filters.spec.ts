import type { Page } from '@playwright/test';
import { fullUnless, onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { narrow } from '../../src/surfaces';
import { expect, test } from '../../src/test';
import { speak } from '../../src/words';

/** Titles of the events that can be seen now. */
const shown = (page: Page) => page.locator('article:visible h3 a, [data-part=plan]:visible a:visible b');

test('a filter is chosen with the keyboard and stands in the address', onlyInFull, async ({ page }) => {
  await page.goto('/events');
  const all = await shown(page).count();
  await expect(page.getByRole('radio', { name: `All ${all}` })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeHidden();
  await page.getByRole('button', { name: 'More filters' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Kind' }).focus();
  await page.keyboard.type('Info');
  await expect(page).toHaveURL('/events?category=Info');
  const some = await shown(page).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await expect(page.getByRole('status')).toHaveText(some === 1 ? '1 event' : `${some} events`);
  await expect(page.getByRole('radio', { name: `All ${some}` })).toBeChecked();

  await page.getByRole('checkbox', { name: 'For every team' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/events?category=Info&mandatory=1');
  await expect(page.getByText('No event matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all events' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events');
  await expect(shown(page)).toHaveCount(all);
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
});

test(
  'between a tablet and a desktop the words of an event have room',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.goto('/de/events');
    for (const width of [1000, 1216, 1280, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const widths = await page
        .locator('article:visible h3')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
      expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(400);
    }
  },
);

/** What can be chosen, as it is read out: without how many events there are, and in which cities. */
const choices = (page: Page) =>
  page
    .getByRole('search')
    .locator('label, select, option:not([name=city] :nth-child(n + 2)), input[type=search], button')
    .evaluateAll((controls) =>
      controls.map((control) => (control.ariaLabel ?? control.textContent.replaceAll(/\d/g, '')).trim()),
    );

for (const [locale, path, own, more] of [
  ['en', '/events', 'Only mine', 'More filters'],
  ['de', '/de/events', 'Nur meine', 'Mehr Filter'],
] as const)
  test(
    `visitors and members choose among events by the same words, in two rows on a phone (${locale})`,
    fullUnless(locale === 'de'),
    async ({ page }) => {
      await page.setViewportSize(narrow);
      const rows = async () => (await page.getByRole('search').boundingBox())?.height ?? 0;
      await page.goto(path);
      await expect(page.getByRole('button', { name: more })).toBeVisible();
      // A row is 44 px high for a finger, and there is as much room around them.
      expect(await rows()).toBeLessThanOrEqual(3 * 44);
      const visitors = await choices(page);
      await speak(page, locale);
      await bringSession(page, await createPerson());
      await page.goto('/connect/events');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await rows()).toBeLessThanOrEqual(3 * 44);
      const members = await choices(page);
      expect(members.filter((words) => words !== own)).toEqual(visitors);
      expect(members).toContain(own);
      expect(visitors).toContain(more);
    },
  );

test(
  'what is over says how many places it had, and none that are left',
  sameOnPhoneInFull,
  async ({ page }) => {
    for (const path of ['/events?when=past', '/de/events?when=past']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const past = await page.locator('article:visible').allInnerTexts();
      expect(past.length).toBeGreaterThan(1);
      for (const words of past) {
        expect(words).toMatch(/\d (places|Plätze)/);
        expect(words).not.toMatch(/left|frei/);
      }
    }
  },
);

test('a city has its events in the list and in the weeks', sameOnPhoneInFull, async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Hamburg');
  await expect(page).toHaveURL('/events?city=Hamburg');
  await expect(shown(page)).toHaveText(['What we charged first']);
  await page.goto('/events?view=week&city=Hamburg');
  await expect(shown(page)).toHaveText(['What we charged first']);
});

test(
  'the search looks into title, sentence and place, and weeks without a hit go',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('searchbox', { name: 'Search events' }).fill('karlsruhe audience');
    await expect(page).toHaveURL('/events?q=karlsruhe+audience');
    await expect(shown(page)).toHaveText(['The final']);
    await expect(page.locator('section[data-state]:visible')).toHaveCount(1);
  },
);

test('the weeks are a view of their own with its address, today in it', onlyInFull, async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/events?view=week');
  const plan = page.getByRole('list', { name: 'The season week by week' });
  await expect(plan).toBeVisible();
  await expect(page.locator('[data-part=coming]')).toBeHidden();
  await expect(plan.locator('> li')).toHaveCount(11);
  await expect(plan.locator('[aria-current=date]')).toHaveCount(1);
  await plan.getByRole('link', { name: /The final/ }).click();
  await expect(page).toHaveURL('/events/final');
  await page.goBack();
  await expect(plan).toBeVisible();
});

test.describe('an address with filters', () => {
  test('opens as it was shared, in German too', onlyInFull, async ({ page }) => {
    await page.goto('/de/events?when=past&category=Grow');
    await expect(page.getByRole('radio', { name: /^Vergangene/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Art' })).toHaveValue('Grow');
    await expect(shown(page)).toHaveText(['Auftakt', 'Finde dein Team']);
  });

  test('holds for the weeks, and does not move the page while it loads', onlyInFull, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            document.documentElement.dataset['shift'] =
              `${Number(document.documentElement.dataset['shift'] ?? 0) + value}`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/events?view=week&mode=online');
    await page.waitForLoadState('networkidle');
    await expect(shown(page)).toHaveText([
      ...['Find your team', 'Ask better questions', 'One hour with a patent lawyer'],
      ...['What we charged first', 'The final'],
    ]);
    const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? '0');
    expect(Number(shift)).toBeLessThan(0.01);
  });
});

test(
  'where nothing is to come, nobody is asked to take a filter away',
  sameOnPhoneInFull,
  async ({ page }) => {
    // As after a season: the list of what comes is not in the page before its script looks.
    await page.addInitScript(() =>
      new MutationObserver(() => document.querySelector('[data-part=coming]')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      }),
    );
    const hint = page.getByText('Take a filter away, or look in the past.');
    await page.goto('/events?city=Hamburg');
    await expect(hint).toBeVisible();
    await page.goto('/events');
    await expect(page.locator('[data-part=count]')).toHaveText(/^0 /);
    await expect(hint).toBeHidden();
  },
);
