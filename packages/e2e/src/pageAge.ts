import type { Page } from '@playwright/test';
import { expect } from './test';
import { wordsIn } from './words';

/** Resolves once a page watches its age: the bell brings that along. */
export const isWatching = (page: Page, say = wordsIn('en')): Promise<void> =>
  expect(page.getByRole('button', { name: say('bell') })).toBeVisible();

/** Lets a page's network go and return, when it asks whether it is the newest. */
export async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** The build that an open page is of. */
export const versionOfPage = (page: Page): Promise<string | null> =>
  page.locator('meta[name=grow-version]').getAttribute('content');
