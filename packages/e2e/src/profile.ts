import type { Page } from '@playwright/test';
import { asAdmin, createPerson, type Person } from './people';
import { bringSession } from './session';
import { expect } from './test';

/** A field of the profile by its label. */
export const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
/** What appears once something is changed. */
export const bar = (page: Page) => page.locator('[data-save-bar]');
export const save = (page: Page) => bar(page).getByRole('button', { name: 'Save changes' });
export const skill = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Row {
  first_name: string;
  studies: string | null;
  university: string | null;
  gender: string | null;
  bio: string;
  skills: string[];
  role: string;
  locale: string;
}

/** A profile as the database has it. */
export async function stored(userId: string): Promise<Row> {
  const [row] = await asAdmin<Row[]>('GET', `/rest/v1/profiles?user_id=eq.${userId}`);
  if (!row) throw new Error('no profile');
  return row;
}

/** Somebody of their own, logged in and at their profile. */
export async function openProfile(page: Page): Promise<Person> {
  // The browser asks before unsaved changes are left; the tests go on.
  page.on('dialog', (dialog) => void dialog.accept());
  const person = await createPerson();
  await bringSession(page, person);
  await page.goto('/connect/profile');
  await expect(skill(page, 'Sales')).toBeVisible();
  return person;
}
