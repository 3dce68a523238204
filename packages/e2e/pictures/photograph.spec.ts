// Photographs the key screens into .pictures, in both themes at two widths: what `pnpm pictures --screens` compares.
import { atEachWidth, keyScreens } from '../src/keyScreens';
import { startStillSite } from '../src/stillStack';
import { test } from '../src/test';

let site: Awaited<ReturnType<typeof startStillSite>>;
test.beforeAll(async () => {
  site = await startStillSite();
});
test.afterAll(() => site.stop());

for (const screen of keyScreens) {
  test(`${screen.name} is photographed`, async ({ browser }) => {
    await atEachWidth({ browser, baseURL: site.webUrl, screen }, async (page, width) => {
      for (const theme of ['dark', 'light']) {
        await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
        const path = `.pictures/screen-${screen.name}-${theme}-${width}.png`;
        await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
      }
    });
  });
}
