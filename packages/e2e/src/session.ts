import { createGrowClient, type GrowClient } from '@grow/core';
import { IdleSocket, memoryStorage } from '@grow/core/testing';
import type { Page } from '@playwright/test';
import type { Person } from './people';
import { currentStack } from './stack';
import { nextCode, totpCode } from './totp';

async function showCode({ supabase }: GrowClient, secret: string): Promise<void> {
  const { data, error } = await supabase.auth.mfa.listFactors();
  if (error) throw error;
  const [factor] = data.totp;
  if (!factor) throw new Error('There is no authenticator app to show a code of.');
  const show = () => supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code: totpCode(secret) });
  let shown = await show();
  if (shown.error?.code === 'mfa_verification_failed') {
    // A code counts once, and whoever set the account up may have used this one just now.
    await nextCode();
    shown = await show();
  }
  if (shown.error) throw shown.error;
}

/**
 * Puts a fresh session into the page's browser, as the login page would leave it there. For tests that are not about
 * logging in: they save the way through its screens. `secret` is the text of the authenticator app that a login asks.
 */
export async function bringSession(
  page: Page,
  { email, password, secret }: Pick<Person, 'email' | 'password'> & { secret?: string },
): Promise<void> {
  const { url, publishableKey, webUrl } = currentStack();
  const cookieJar = memoryStorage();
  const client = createGrowClient({
    supabaseUrl: url,
    supabaseKey: publishableKey,
    cookieJar,
    realtime: { transport: IdleSocket },
  });
  const { error } = await client.supabase.auth.signInWithPassword({ email, password });
  if (!error && secret !== undefined) await showCode(client, secret);
  client.session.stop();
  if (error) throw error;
  const cookies = cookieJar
    .read()
    .split('; ')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: webUrl };
    });
  await page.context().addCookies(cookies);
}

/** Loses the session's cookie, from a page that asks the backend for nothing meanwhile. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** The session in a browser's cookies. */
export async function keptSession(page: Page): Promise<{ refresh_token: string } | undefined> {
  const cookies = (await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token/.test(name));
  const text = cookies
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => value)
    .join('');
  if (text === '') return undefined;
  const json = Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString();
  return JSON.parse(json) as { refresh_token: string };
}
