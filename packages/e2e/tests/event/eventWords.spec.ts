// What an evening is like, in the language of the page, before and after one has logged in: its schedule, who receives
// people, what to bring, and the street with the way to a map.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak } from '../../src/words';

const buildNight = {
  en: {
    title: 'Build night',
    where: 'Where',
    map: 'Show on a map',
    bring: 'BringYour sketch, closed shoes, and one thing you want to find out.',
    schedule: 'Schedule',
    entry: '18:30Build, round oneBenches are shared by two teams.',
    hosts: 'Hosts',
    host: 'Mats EkenhofRuns the workshop',
  },
  de: {
    title: 'Baunacht',
    where: 'Wo',
    map: 'Auf einer Karte zeigen',
    bring: 'MitbringenDeine Skizze, geschlossene Schuhe und eine Sache, die du herausfinden willst.',
    schedule: 'Ablauf',
    entry: '18:30Bauen, erste RundeJe zwei Teams teilen sich eine Werkbank.',
    hosts: 'Wer dich empfängt',
    host: 'Mats EkenhofLeitet die Werkstatt',
  },
} as const;

const MAP = 'https://www.openstreetmap.org/search?query=Schlachthofweg%209%2C%2076131%20Karlsruhe';

async function expectWords(page: Page, words: (typeof buildNight)['en' | 'de']) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
  const list = (heading: string) =>
    main.locator('section, div').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  await expect(list(words.schedule).last().getByRole('listitem')).toHaveCount(5);
  await expect(list(words.schedule).last()).toContainText(words.entry);
  await expect(list(words.hosts).last().getByRole('listitem')).toHaveCount(4);
  await expect(list(words.hosts).last()).toContainText(words.host);
  const facts = main.locator('dl > div');
  await expect(facts.filter({ hasText: words.bring })).toBeVisible();
  const where = facts.filter({ has: page.getByText(words.where, { exact: true }) });
  await expect(where).toContainText('Schlachthofweg 9, 76131 Karlsruhe');
  await expect(where.getByRole('link', { name: words.map })).toHaveAttribute('href', MAP);
}

for (const [locale, path] of [
  ['en', '/events/build-night'],
  ['de', '/de/events/build-night'],
] as const)
  test(
    `an evening says what happens, with whom and where, on the public page and in connect (${locale})`,
    onlyInFull,
    async ({ page }) => {
      await page.goto(path);
      await expectWords(page, buildNight[locale]);
      await speak(page, locale);
      await bringSession(page, await createPerson());
      await page.goto('/connect/events/build-night');
      await expectWords(page, buildNight[locale]);
    },
  );
