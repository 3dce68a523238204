import { expect } from '@playwright/test';
import { onDatabase } from './database';
import type { Person } from './people';
import { codeMailedTo } from './security';
import { currentStack } from './stack';
import { nextCode, STEP_MS, timeToNextCode, totpCode } from './totp';

/** A call to the auth service on behalf of a person, as their own client would make it. */
async function askAuth<T>(path: string, body: unknown, token: string): Promise<T> {
  const { url, publishableKey } = currentStack();
  const response = await fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, `${path} answered ${response.status}: ${text}`).toBe(true);
  return JSON.parse(text) as T;
}

type Session = { access_token: string };

/** A session of a person's other device. A second factor that is added there ends the weaker ones. */
async function tokenOf({ email, password }: Person): Promise<string> {
  const path = '/token?grant_type=password';
  return (await askAuth<Session>(path, { email, password }, currentStack().publishableKey)).access_token;
}

/** Waits for the next step where this one is nearly over: the code of the step before it would be refused then. */
async function stepWithTime(): Promise<void> {
  if (timeToNextCode() < 5000) await nextCode();
}

/** Gives a person an authenticator app. Its first code is an old one, so that the present one is still unused. */
export async function giveApp(
  person: Person,
  name = 'Old phone',
): Promise<{ secret: string; token: string }> {
  const token = await tokenOf(person);
  const factor = { factor_type: 'totp', friendly_name: name };
  const { id, totp } = await askAuth<{ id: string; totp: { secret: string } }>('/factors', factor, token);
  const challenge = await askAuth<{ id: string }>(`/factors/${id}/challenge`, {}, token);
  // Just before the code: a busy machine may take seconds for what comes before.
  await stepWithTime();
  const proof = { challenge_id: challenge.id, code: totpCode(totp.secret, Date.now() - STEP_MS) };
  const { access_token } = await askAuth<Session>(`/factors/${id}/verify`, proof, token);
  return { secret: totp.secret, token: access_token };
}

/** Gives a person a phone that gets codes. `token` is of a session that has shown the factors there are already. */
export async function givePhone(person: Person, token?: string): Promise<{ number: string }> {
  const bearer = token ?? (await tokenOf(person));
  const number = `49170${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
  const factor = { factor_type: 'phone', friendly_name: 'Red phone', phone: `+${number}` };
  const { id } = await askAuth<{ id: string }>('/factors', factor, bearer);
  const challenge = await askAuth<{ id: string }>(`/factors/${id}/challenge`, { channel: 'sms' }, bearer);
  const code = await codeMailedTo(`+${number}`);
  await askAuth(`/factors/${id}/verify`, { challenge_id: challenge.id, code }, bearer);
  // The wait between two messages is over, as it is for somebody who comes back on another day.
  await onDatabase((sql) => sql`update auth.mfa_factors set last_challenged_at = null where id = ${id}`);
  return { number: `+${number}` };
}

/** Six digits that are not these. */
export const otherDigits = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
