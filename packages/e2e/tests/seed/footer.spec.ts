import { surfaces } from '../../src/surfaces';
import { expect, test } from '../../src/test';

for (const { app, loggedOut } of surfaces) {
  test(`${app}: Footer: Link to /#faqs (FAQ)`, async ({ page }) => {
    await page.goto(loggedOut);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await expect(link).toHaveAttribute('href', '/#faqs');
    await link.click();
    await page.waitForURL((url) => url.pathname === '/' && url.hash === '#faqs');
    await expect(page.locator('#faqs')).toBeInViewport();
  });

  test(`${app}: Footer: a contact mail link, an imprint link`, async ({ page }) => {
    await page.goto(loggedOut);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
    await footer.getByRole('link', { name: 'Imprint' }).click();
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/imprint');
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  });

  test(`${app}: Footer: social links (a photo/video network, a chat group, a professional network)`, async ({
    page,
  }) => {
    await page.goto(loggedOut);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Photos and video', 'Group chat', 'Professional network']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
    }
  });

  test(`${app}: Footer: a credit list of the makers and the season label GROW 24/25`, async ({ page }) => {
    await page.goto(loggedOut);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('GROW 24/25');
    await expect(
      footer
        .getByRole('listitem')
        .filter({ hasText: /design|build|code|words/i })
        .first(),
    ).toBeVisible();
  });
}
