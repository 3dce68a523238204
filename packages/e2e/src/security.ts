import type { Page } from '@playwright/test';
import { expect } from './test';
import { mailsTo } from './mailbox';
import { createPerson, type Person } from './people';
import { bringSession } from './session';
import { totpCode } from './totp';

export const main = (page: Page) => page.getByRole('main');

/** A part of the page by its heading. */
export const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** Somebody of their own, logged in and at their account's safety. */
export async function openSecurity(page: Page, person?: Person): Promise<Person> {
  const who = person ?? (await createPerson());
  await bringSession(page, who);
  await page.goto('/connect/profile/security');
  await expect(part(page, 'How you log in')).toBeVisible();
  return who;
}

/** The six digits of the newest mail or message to an address that has any, once at least `count` of those have arrived. */
export async function codeMailedTo(address: string, count = 1): Promise<string> {
  const codes = async () =>
    (await mailsTo(address)).flatMap(({ text }) => text.match(/(?<![\w-])\d{6}(?![\w-])/)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await codes();
  if (newest === undefined) throw new Error(`No mail to ${address} has a code`);
  return newest;
}

/** Adds an authenticator app by the screen; resolves to its secret. */
export async function addApp(page: Page, name?: string): Promise<string> {
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add authenticator app' }).click();
  if (name) await factors.getByLabel('Name', { exact: true }).fill(name);
  await factors.getByRole('button', { name: 'Show QR code' }).click();
  const secret = await factors.locator('[data-totp-secret]').innerText();
  await factors.getByLabel('Code from the app').fill(totpCode(secret));
  await expect(factors.getByRole('button', { name: `Remove ${name ?? 'Authenticator app'}` })).toBeVisible();
  return secret;
}
