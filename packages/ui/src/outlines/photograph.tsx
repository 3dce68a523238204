// Photographs every story file into .pictures, in both themes at two widths: what `pnpm pictures` compares.
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { componentOf, storyModules, today, widths } from './allStories';
import { sheetsOf } from './sheet';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: today });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(Object.keys(storyModules))('%s', (path) => {
  it.each(widths)('is photographed at %i px', async (width) => {
    const module = await storyModules[path]?.();
    if (!module) throw new Error(`${path} has no stories`);
    for (const { name, show } of await sheetsOf(module, width)) {
      await show();
      for (const theme of ['dark', 'light']) {
        document.documentElement.dataset.theme = theme;
        await page.elementLocator(document.body).screenshot({
          path: `../../.pictures/${componentOf(path)}-${name}-${theme}-${width}.png`,
          save: true,
        });
      }
    }
  });
});
