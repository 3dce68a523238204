// Whoever opens connect first, from a mail or by logging in, is offered German where their browser speaks it.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { holdScripts } from '../../src/holdScripts';
import { inMotion } from '../../src/inMotion';
import { seenShifts, watchPaint } from '../../src/layoutShifts';
import { asAdmin, createPerson, typeLogin } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

test.use(inMotion);

const offer = (page: Page) => page.getByText('Diese Seite gibt es auch auf Deutsch.');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('a browser that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test(
    'is offered it from the first paint on, in a line that moves nothing; the answer is kept',
    onlyInFull,
    async ({ page }) => {
      await watchPaint(page);
      const release = await holdScripts(page);
      await page.goto('/connect/login', { waitUntil: 'commit' });
      await expect(offer(page)).toBeVisible();
      await release();
      await expect(heading(page, 'Back to work')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(offer(page)).toBeVisible();
      expect(await seenShifts(page)).toEqual([]);

      // It stays for those who log in first.
      await typeLogin(page, await createPerson());
      await expect(page).toHaveURL(/\/connect$/);
      await expect(offer(page)).toBeVisible();
      // A screen that comes takes the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Auf Deutsch lesen' }).focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Bei Englisch bleiben' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(offer(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.goto('/connect/teams');
      await expect(heading(page, 'Teams')).toBeVisible();
      await expect(offer(page)).toBeHidden();
    },
  );

  test('takes it in the logged-in area for the profile too', onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await watchPaint(page);
    await bringSession(page, person);
    await page.goto('/connect/teams');
    await expect(heading(page, 'Teams')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await seenShifts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Auf Deutsch lesen' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(offer(page)).toBeHidden();
    const address = `/rest/v1/profiles?user_id=eq.${person.userId}&select=locale`;
    await expect.poll(() => asAdmin('GET', address)).toEqual([{ locale: 'de' }]);
  });

  test(
    'is offered nothing where the profile is German, and not shown English again',
    onlyInFull,
    async ({ page }) => {
      const person = await createPerson();
      await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { locale: 'de' });
      await bringSession(page, person);
      await page.goto('/connect/events');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(offer(page)).toBeHidden();
      await holdScripts(page);
      await page.goto('/connect/events', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(offer(page)).toBeHidden();
    },
  );
});

test('a browser that speaks English is offered nothing', onlyInFull, async ({ page }) => {
  await page.goto('/connect/login');
  await expect(heading(page, 'Back to work')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});
