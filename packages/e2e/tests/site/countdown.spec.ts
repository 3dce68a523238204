// The page is built once and read for weeks: what its days count is said in words, and follows the calendar.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { expect, test } from '../../src/test';

const words = {
  en: [/^7 days until the season ends\.$/, '1 day until the season ends.', 'The season ends today.'],
  de: [/^7 Tage, dann endet die Saison\.$/, '1 Tag, dann endet die Saison.', 'Die Saison endet heute.'],
};
const after = { en: 'Eleven weeks, again.', de: 'Elf Wochen, noch einmal.' };

/** The first day of the season that the page tells of, and how many it has. */
const seasonOn = (page: Page) =>
  page.locator('#end-title').evaluate(({ dataset }) => ({
    startsOn: dataset['seasonToday'] ?? '',
    days: Number(dataset['seasonDays']),
  }));

for (const [locale, path] of [
  ['en', '/'],
  ['de', '/de'],
] as const)
  test(
    `home says what its days count, down to the last one, and counts none when the season is over (${locale})`,
    onlyInFull,
    async ({ page }) => {
      await page.goto(path);
      const { startsOn, days } = await seasonOn(page);
      /** Opens the page at noon, so many days before the last one. */
      const readBefore = async (daysLeft: number) => {
        const day = new Date(`${startsOn}T11:00:00Z`);
        day.setUTCDate(day.getUTCDate() + days - 1 - daysLeft);
        await page.clock.setFixedTime(day);
        await page.goto(path);
      };
      const title = (name: string | RegExp) => page.getByRole('heading', { level: 2, name, exact: true });
      const [week, tomorrow, today] = words[locale];
      for (const [left, name] of [
        [7, week],
        [1, tomorrow],
        [0, today],
      ] as const) {
        await readBefore(left);
        await expect(title(name ?? '')).toBeVisible();
      }
      await readBefore(-1);
      await expect(title(after[locale])).toBeVisible();
    },
  );
