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

/** The six digits of the newest mail or message to an address, once at least `count` have arrived. */
export async function codeMailedTo(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count);
  const [newest] = await mailsTo(address);
  const code = newest?.text.match(/(?<![\w-])\d{6}(?![\w-])/)?.[0];
  if (!code) throw new Error(`The newest mail to ${address} has no code: ${newest?.text ?? ''}`);
  return code;
}

/** Adds an authenticator app by the screen; resolves to its secret. */
export async function addApp(page: Page, name?: string): Promise<string> {
  const factors = part(page, 'Second factor');
  await factors.getByRole('button', { name: 'Add Authenticator app' }).click();
  if (name) await factors.getByLabel('Name', { exact: true }).fill(name);
  await factors.getByRole('button', { name: 'Show QR code' }).click();
  const secret = await factors.locator('[data-totp-secret]').innerText();
  await factors.getByLabel('Code from the app').fill(totpCode(secret));
  await expect(factors.getByRole('button', { name: `Remove ${name ?? 'Authenticator app'}` })).toBeVisible();
  return secret;
}
