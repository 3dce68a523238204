import { onlyInFull } from '../../src/full';
import { expect, test } from '../../src/test';

test('on paper home has the words of every part, and nothing to press', onlyInFull, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const parts = page.locator('main section');
  // Laid out without having been scrolled to: what is skipped has the height of its promise and no text.
  expect(
    await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility)),
  ).toEqual(Array.from({ length: await parts.count() }, () => 'visible'));
  const answer = page.locator('#faqs details > div').first();
  await expect(answer).toBeVisible();
  expect(await answer.evaluate((part) => part.getBoundingClientRect().height)).toBeGreaterThan(20);
  for (const gone of ['[data-header]', 'main [data-variant=primary]']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(light).toBe('rgb(13, 37, 27)');
});
