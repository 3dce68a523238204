import type { Page } from '@playwright/test';

/**
 * Waits until what moves once has arrived: contrast and places are measured on what stands still. A change begins to move with the next
 * frame, and what inherits its colour a frame later.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    // The time of a toast under the pointer stands still, for as long as the pointer rests there; its ticks are no text.
    const findMoving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && (one as CSSAnimation).animationName !== 'toast-tick');
    let moving: Animation[];
    do {
      await nextFrame();
      await nextFrame();
      moving = findMoving();
      await Promise.all(moving.map((animation) => animation.finished.catch(() => 0)));
    } while (moving.length > 0);
  });
}

/** Lays out what waits below the screen: until it is near, it has no picture, and its colours are those it had last. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main section'))
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
  });
