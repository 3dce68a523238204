import type { Page } from '@playwright/test';

/** Waits until what moves once has arrived: contrast and places are measured on what stands still. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))),
  );
}
