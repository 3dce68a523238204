import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createPerson, type Person } from './people';
import { bringSession } from './session';

/** A name of a team that nobody else has. */
export const newTeamName = (): string => `Moos ${randomBytes(4).toString('hex')}`;

/** A person in a browser of their own. */
export interface Visitor {
  readonly person: Person;
  readonly page: Page;
}

/** Somebody in a second browser, as wide as the first. */
export async function secondBrowser(browser: Browser, like: Page, firstName: string): Promise<Visitor> {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    baseURL: new URL(like.url()).origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  const person = await createPerson({ firstName, lastName: 'Tannhof' });
  await bringSession(page, person);
  return { person, page };
}

/** Founds a team by the screen; resolves once its page stands. */
export async function foundTeam(page: Page, name: string, pitch: string): Promise<void> {
  await page.goto('/connect/team');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Pitch').fill(pitch);
  await page.getByRole('button', { name: 'Found team' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
