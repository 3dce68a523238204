import { fullUnless, onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { giveApp, givePhone } from '../../src/factors';
import { createPerson } from '../../src/people';
import { main } from '../../src/security';
import { expect, test } from '../../src/test';

async function expectFine(page: Page, state: string) {
  await expectNoViolations(page, state);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const locale of ['en', 'de'] as const) {
  test.describe(`0 axe violations in both themes, ${locale}`, fullUnless(locale === 'de'), () => {
    test.use({ expectedConsole: [/status of 4(00|03|22)/] });
    test.setTimeout(180_000);
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((language) => localStorage.setItem('grow-locale', language), locale);
    });

    test('the entrances', onlyInFull, async ({ page }) => {
      await page.goto('/connect/login');
      await page.locator('input[type=email]').fill('nobody@grow.example');
      await expect(main(page).getByRole('button', { name: 'Google' })).toBeVisible();
      await expectFine(page, 'the address');
      await main(page).locator('button[type=submit]').click();
      await main(page).locator('input[type=password]').fill('not the password');
      await main(page).locator('button[type=submit]').click();
      await expect(main(page).locator('[data-form-failure]')).toBeVisible();
      await expectFine(page, 'a refused password');
      await page.goto('/connect/login?with=code');
      await page.getByRole('textbox').fill('123456');
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      await expectFine(page, 'refused digits');
      await page.goto('/connect/auth/callback?error=access_denied');
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expectFine(page, 'a refused provider');
    });

    test('the second step', onlyInFull, async ({ page }) => {
      const person = await createPerson();
      const { token } = await giveApp(person);
      await givePhone(person, token);
      await page.goto('/connect/login?with=password');
      await page.locator('input[type=email]').fill(person.email);
      await main(page).locator('input[type=password]').fill(person.password);
      await main(page).locator('button[type=submit]').click();
      await page.waitForURL((url) => url.pathname === '/connect/login/second-step');
      await expect(page.locator('input[name=code]')).toBeVisible();
      await expectFine(page, 'the app');
      await main(page).getByRole('button', { name: 'Red phone' }).click();
      await expectFine(page, 'the phone');
    });
  });
}
