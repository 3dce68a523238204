// The showcase: two seasons of stories as a visitor reads, filters and shares them.
import { readImageHeader } from '@grow/core';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { fullUnless, onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expect, test } from '../../src/test';

/** Names of the stories that can be seen now, the winner of each season first. */
const shown = (page: Page) => page.locator('[data-became]:visible b bdi');

test('the list leads to a story and back, with every finalist under its season', async ({ page }) => {
  await page.goto('/showcase');
  await expect(page.getByRole('heading', { level: 1, name: 'Where the hunch went' })).toBeVisible();
  for (const [season, winner] of [
    ['23/24', 'Tauwerk'],
    ['22/23', 'Restlaufzeit'],
  ] as const) {
    const part = page.getByRole('region', { name: season });
    await expect(part.locator('[data-became] b bdi')).toHaveCount(11);
    await expect(part.locator('[data-became] b bdi').first()).toHaveText(winner);
    await expect(part.getByText('11 finalists')).toBeVisible();
  }
  await page.getByRole('link', { name: /Tauwerk/ }).click();
  await expect(page).toHaveURL('/showcase/tauwerk');
  await expect(page.getByRole('heading', { level: 1, name: 'Tauwerk' })).toBeVisible();
  await page.getByRole('link', { name: 'Showcase, 23/24' }).click();
  await expect(page).toHaveURL('/showcase');
});

test('home, the list of events and the footer lead to the showcase', sameOnPhoneInFull, async ({ page }) => {
  for (const [path, link, goal] of [
    ['/', 'What became of past finalists', '/showcase'],
    ['/events', 'What became of past finalists', '/showcase'],
    ['/imprint', 'Showcase', '/showcase'],
    ['/de', 'Was aus früheren Teams im Finale wurde', '/de/showcase'],
    ['/de/imprint', 'Schaufenster', '/de/showcase'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page, path).toHaveURL(goal);
  }
});

test('a filter stands in the address, survives a reload and is taken back', onlyInFull, async ({ page }) => {
  await page.goto('/showcase');
  await expect(shown(page)).toHaveCount(22);
  await page.getByRole('radio', { name: '22/23' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/showcase?season=22-23');
  await expect(shown(page)).toHaveCount(11);
  await expect(page.getByRole('region', { name: '23/24' })).toBeHidden();
  await expect(page.getByRole('status')).toHaveText('11 stories');
  await page.getByRole('combobox', { name: 'What became of it' }).selectOption('Sold');
  await expect(page).toHaveURL('/showcase?season=22-23&became=sold');
  await expect(shown(page)).toHaveText(['Fundstelle', 'Laufmasche']);

  await page.reload();
  await expect(shown(page)).toHaveText(['Fundstelle', 'Laufmasche']);
  await expect(page.getByRole('radio', { name: '22/23' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'What became of it' })).toHaveValue('sold');
});

test(
  'where no story matches the nearest one is named, and all of them come back',
  onlyInFull,
  async ({ page }) => {
    await page.goto('/de/showcase?season=22-23&topic=Light');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText('So eine Geschichte gibt es nicht.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lichthof' })).toHaveAttribute(
      'href',
      '/de/showcase/lichthof',
    );
    await expectNoViolations(page, 'no story');
    await page.getByRole('link', { name: 'Alle Geschichten zeigen' }).click();
    await expect(page).toHaveURL('/de/showcase');
    await expect(shown(page)).toHaveCount(22);
    await expect(page.getByRole('combobox', { name: 'Thema' })).toHaveValue('');
    await expect(page.getByText('So eine Geschichte gibt es nicht.')).toBeHidden();
  },
);

for (const [locale, path, sentBack] of [
  ['en', '/showcase/tauwerk', 'Sent back: “Then it is not a rope yet.”'],
  ['de', '/de/showcase/tauwerk', 'Zurückgegeben: „Then it is not a rope yet.“'],
] as const)
  test(
    `a story tells its weeks, people, quotes and running total (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('main ol').first().getByRole('listitem')).toHaveCount(11);
      await expect(page.getByText(sentBack)).toBeVisible();
      await expect(page.getByText('Wiebke Thoms')).toBeVisible();
      await expect(page.getByText(/Margot Siebert/)).toBeVisible();
      await page.locator('main details summary').click();
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoViolations(page, path);
    },
  );

test(
  'the picture for a link is a PNG of 1200 × 630, offered for saving under the team’s name',
  sameOnPhoneInFull,
  async ({ page, request }) => {
    await page.goto('/de/showcase/tauwerk');
    const named = await page.locator('meta[property="og:image"]').getAttribute('content');
    const save = page.getByRole('link', { name: 'Bild speichern' });
    await expect(save).toHaveAttribute('download', 'tauwerk.png');
    const href = (await save.getAttribute('href')) ?? '';
    expect(new URL(named ?? '').pathname).toBe(href);
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toBe('image/png');
    const size = { width: 1200, height: 630 };
    expect(readImageHeader(await answer.body())).toMatchObject({ kind: 'picture', type: 'image/png', size });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'every story stands in the list and is read to its end, and no filter is offered',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/showcase?season=22-23');
      await expect(page.getByRole('search')).toBeHidden();
      await expect(shown(page)).toHaveCount(22);
      await page.getByRole('link', { name: /Restlaufzeit/ }).click();
      await expect(page).toHaveURL('/showcase/restlaufzeit');
      await expect(page.getByText('They test 900 batteries a month in a former dairy.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Save picture' })).toBeVisible();
    },
  );
});
