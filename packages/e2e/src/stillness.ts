import type { Page } from '@playwright/test';

/** Waits until what moves once has arrived: contrast and places are measured on what stands still. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // The time of a toast under the pointer stands still, for as long as the pointer rests there; its ticks are no text.
        .filter((one) => one.playState === 'running' && (one as CSSAnimation).animationName !== 'toast-tick')
        .map((animation) => animation.finished.catch(() => 0)),
    ),
  );
}

/** Lays out what waits below the screen: until it is near, it has no picture, and its colours are those it had last. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main section'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
  });
