import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests';

/** Keeps connect's script from coming; what is returned lets it come, and waits until the page is drawn by it. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/connect/assets/index-*.js');
  // React leaves a mark on every element that it has drawn.
  const isDrawn = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  return async () => {
    release();
    await page.waitForFunction(isDrawn);
  };
}
