import { sameOnPhoneInFull } from '../../src/full';
import { layOut } from '../../src/stillness';
import { expect, test } from '../../src/test';

test.use({ javaScriptEnabled: false });

test('the site is clicked through without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('From hunch to first customer');
  await expect(page.getByRole('img', { name: /^The season: day \d+ of 77$/ })).toBeVisible();

  // A section gets its height when it comes near and moves what follows. Without the page's scripts, Playwright cannot see that
  // its click missed.
  await layOut(page);
  const question = page.locator('#faqs details').nth(1);
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();

  await page.getByRole('link', { name: /^All \d+ events$/ }).click();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  await page.getByRole('link', { name: 'The final' }).first().click();
  await expect(page).toHaveURL('/events/final');
  await expect(page.getByRole('heading', { level: 1, name: 'The final' })).toBeVisible();

  await page.getByRole('link', { name: 'Imprint' }).click();
  await expect(page).toHaveURL('/imprint');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.getByRole('link', { name: 'GROW, home' }).first().click();
  await expect(page).toHaveURL('/');
});

test(
  'without JavaScript the whole list of events stands, under its weeks, and nothing that would not work',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.goto('/de/events');
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.locator('[data-part=plan]')).toBeHidden();
    const coming = page.locator('[data-part=coming]');
    expect(await coming.locator('section').count()).toBeGreaterThan(1);
    for (const event of await coming.locator('article').all()) await expect(event).toBeVisible();

    const past = page.locator('[data-part=past]');
    await expect(past.locator('article').first()).toBeHidden();
    await past.locator('summary').click();
    for (const event of await past.locator('article').all()) await expect(event).toBeVisible();
  },
);

test.describe('an unknown address', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('is answered with the fallen letter', sameOnPhoneInFull, async ({ page }) => {
    const answer = await page.goto('/events/never-was');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing grows here' })).toBeVisible();
  });
});
