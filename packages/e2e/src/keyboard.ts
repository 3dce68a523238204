// What somebody does who uses no pointer. Each element has the focus before it is pressed, as after the Tab that leads there.
import { expect, type Locator, type Page } from '@playwright/test';

type Within = Page | Locator;

export const button = (within: Within, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

export const heading = (within: Within, name: string): Locator =>
  within.getByRole('heading', { name, exact: true });

/** A part of the page by its name. */
export const region = (within: Within, name: string): Locator =>
  within.getByRole('region', { name, exact: true });

/** Presses a button once it can be reached: the focus passes over one that is out of use, and Enter would go to another element. */
export async function press(within: Within, name: string | RegExp): Promise<void> {
  const pressed = button(within, name);
  await expect(pressed).toBeEnabled();
  await pressed.press('Enter');
}

/** Checks a radio or a box, which is drawn over and would not be hit by a pointer. */
export const check = (within: Within, role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> =>
  within.getByRole(role, { name }).first().press('Space');

/** Chooses in a menu. */
export async function choose(page: Page, menu: string, action: string): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
}
