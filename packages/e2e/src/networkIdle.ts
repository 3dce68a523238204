import { errors, type Page } from '@playwright/test';

/** In ms; a page is idle long before that. */
const PATIENCE = 20_000;

/**
 * Waits until a page has asked nothing for half a second since its document came. A worker that is stopped while it loads takes the
 * end of its request with it, and the page counts as busy for ever: it is gone on with as it is then.
 */
export async function networkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
