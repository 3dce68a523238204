import type { Locator, Page } from '@playwright/test';
import { button } from './keyboard';
import { expect } from './test';

/** What comes next, on the dashboard. */
export const nextThings = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Next three things|What comes next)$/ });

/** Everybody's mandatory events are the team's as well: what is looked for may be further down. */
export async function openNextThings(page: Page): Promise<void> {
  const more = button(nextThings(page), /^Show \d+ more$/);
  await expect(nextThings(page).getByRole('listitem').first()).toBeVisible();
  if (await more.isVisible()) await more.press('Enter');
}
