import { onlyInFull } from '../../src/full';
import { surfaces } from '../../src/surfaces';
import { expect, test } from '../../src/test';

for (const { app, loggedOut } of surfaces) {
  test(`${app}: the footer does what the specification says`, onlyInFull, async ({ page }) => {
    await page.goto(loggedOut);
    const footer = page.getByRole('contentinfo');

    await test.step('Footer: social links (a photo/video network, a chat group, a professional network)', async () => {
      for (const name of ['Photos and video', 'Group chat', 'Professional network']) {
        await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
      }
    });

    await test.step('Footer: a credit list of the makers and the season label GROW 24/25', async () => {
      await expect.soft(footer).toContainText('GROW 24/25');
      await expect
        .soft(
          footer
            .getByRole('listitem')
            .filter({ hasText: /design|build|code|words/i })
            .first(),
        )
        .toBeVisible();
    });

    await test.step('Footer: a contact mail link, an imprint link', async () => {
      await expect.soft(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
      await footer.getByRole('link', { name: 'Imprint' }).click();
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/imprint');
      await expect.soft(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    });

    await test.step('Footer: Link to /#faqs (FAQ)', async () => {
      await page.goBack();
      await page.waitForURL((url) => url.pathname === loggedOut);
      const link = footer.getByRole('link', { name: 'FAQ' });
      await expect.soft(link).toHaveAttribute('href', '/#faqs');
      await link.click();
      await page.waitForURL((url) => url.pathname === '/' && url.hash === '#faqs');
      await expect(page.locator('#faqs')).toBeInViewport();
    });
  });
}
