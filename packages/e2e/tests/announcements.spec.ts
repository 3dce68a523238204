// What organisers told many at once stands on the dashboard, for those whom it is for. The demo's announcements are read, never
// changed: other tests measure that screen meanwhile.
import type { Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../src/full';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';
import { speak, wordsIn, type Locale } from '../src/words';

const part = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: wordsIn(locale)('dashboard_news'), exact: true });
const titles = (page: Page, locale: Locale) => part(page, locale).getByRole('heading', { level: 3 });

for (const [locale, latest, more, fewer] of [
  ['en', 'The film corner opens at 21:30', 'Show 1 earlier', 'Show fewer'],
  ['de', 'Die Filmecke öffnet um 21:30 Uhr', '1 frühere zeigen', 'Weniger zeigen'],
] as const)
  test(
    `a participant reads the latest announcements, and the earlier ones by keyboard (${locale})`,
    onlyInFull,
    async ({ page }) => {
      await speak(page, locale);
      await bringSession(page, await createPerson());
      await page.goto('/connect');
      await expect(titles(page, locale)).toHaveCount(3);
      await expect(titles(page, locale).first()).toHaveText(latest);
      await expect(part(page, locale).locator('time')).toHaveCount(3);
      await part(page, locale).getByRole('button', { name: more, exact: true }).press('Enter');
      await expect(titles(page, locale)).toHaveCount(4);
      await expect(part(page, locale).getByRole('button', { name: fewer, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(titles(page, locale)).toHaveCount(3);
    },
  );

test(
  'a mentor reads what was sent to mentors, and nothing that was sent to participants alone',
  sameOnPhoneInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'MENTOR' }));
    await page.goto('/connect');
    await expect(part(page, 'en')).toContainText('First drafts reach you on Monday');
    await expect(part(page, 'en')).not.toContainText('laser cutter');
  },
);

test(
  'an organiser’s dashboard has what was sent to organisers, and nothing that was sent to others alone',
  sameOnPhoneInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect');
    await expect(titles(page, 'en').first()).toHaveText('The film corner opens at 21:30');
    await expect(part(page, 'en')).not.toContainText('First drafts reach you on Monday');
  },
);

test(
  'before the season has an announcement, the dashboard says what will stand there',
  onlyInFull,
  async ({ page }) => {
    const asked = (url: URL) =>
      url.href.startsWith(`${currentStack().url}/rest/v1/seasons?select=announcements`);
    await page.route(asked, (route) => route.fulfill({ json: [{ announcements: [] }] }));
    await bringSession(page, await createPerson());
    await page.goto('/connect');
    await expect(part(page, 'en')).toContainText('No announcement yet');
  },
);
