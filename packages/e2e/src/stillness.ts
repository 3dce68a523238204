import type { Page } from '@playwright/test';

/** Waits until what moves once has arrived: contrast and places are measured on what stands still. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // The time of a toast under the pointer stands still, for as long as the pointer rests there.
        .filter(({ playState }) => playState === 'running')
        .map((animation) => animation.finished.catch(() => 0)),
    ),
  );
}
