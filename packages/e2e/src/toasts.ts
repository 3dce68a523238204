import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const toasts = (page: Page): Locator => page.locator('[data-toast]');

/** Expects that something is told by one notification, and not by two. */
export const expectNotified = (page: Page, words: string | RegExp): Promise<void> =>
  expect(toasts(page).filter({ hasText: words })).toHaveCount(1);

/** Expects that the notification covers nothing of the bar, which stands above it where the page has been scrolled to its end. */
export async function expectClear(toast: Locator, bar: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [one, other] = [await toast.boundingBox(), await bar.boundingBox()];
      if (!one || !other) return -1;
      return Math.max(other.y - (one.y + one.height), one.y - (other.y + other.height));
    })
    .toBeGreaterThanOrEqual(8);
}
