// On German pages the logo leads to /de and FAQ to /de#faqs; on English ones to / and /#faqs.
import { onlyInFull } from '../../src/full';
import type { Page } from '@playwright/test';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak } from '../../src/words';

const wanted = { en: { logo: '/', faq: '/#faqs' }, de: { logo: '/de', faq: '/de#faqs' } };

async function links(page: Page) {
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true });
  await expect(faq).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link').first();
  return { logo: await logo.getAttribute('href'), faq: await faq.getAttribute('href') };
}

test('logo and FAQ stay in their language on the site, logged out and in', async ({ page }) => {
  const addresses = [
    ['en', '/events'],
    ['de', '/de/events'],
  ] as const;
  for (const [locale, path] of addresses) {
    await test.step(`logo and FAQ stay in ${locale} on the site, logged out`, async () => {
      await page.goto(path);
      expect.soft(await links(page)).toEqual(wanted[locale]);
    });
  }
  await bringSession(page, await createPerson());
  for (const [locale, path] of addresses) {
    await test.step(`logo and FAQ stay in ${locale} on the site, logged in`, async () => {
      await page.goto(path);
      await expect(page.getByRole('banner').getByText('JF')).toBeVisible();
      expect.soft(await links(page)).toEqual(wanted[locale]);
    });
  }
});

for (const locale of ['en', 'de'] as const)
  test(`logo and FAQ lead from connect to the site in ${locale}`, onlyInFull, async ({ page }) => {
    const person = await createPerson();
    await speak(page, locale);
    await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${person.userId}`, { locale });
    await page.goto('/connect/login');
    expect.soft(await links(page)).toEqual(wanted[locale]);
    await bringSession(page, person);
    await page.goto('/connect/teams');
    await expect.poll(() => links(page)).toEqual(wanted[locale]);
  });
