// A second factor is no login: whoever holds a session can add one for themselves, and must not delete the account by it.
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type Client, type LocalBackend } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
beforeAll(async () => {
  local = await startLocalBackend();
  const address = new URL(local.backend.env.databaseUrl);
  address.username = 'supabase_admin';
  sql = postgres(address.href, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

async function showApp({ auth }: Client): Promise<void> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
  if (error) throw error;
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  const shown = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (shown.error) throw shown.error;
}

async function showPhone({ auth }: Client): Promise<void> {
  const phone = '+4915112345678';
  const { data, error } = await auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Phone' });
  if (error) throw error;
  const { data: challenge } = await auth.mfa.challenge({ factorId: data.id });
  const answer = await fetch(`${local.backend.env.mailboxUrl}/messages?to=${encodeURIComponent(phone)}`);
  const [message] = (await answer.json()) as MailboxMessage[];
  const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  const shown = await auth.mfa.verify({ factorId: data.id, challengeId: challenge?.id ?? '', code });
  if (shown.error) throw shown.error;
}

const methodsOf = async ({ auth }: Client) => {
  const { data } = await auth.getClaims();
  const amr = (data?.claims.amr ?? []) as { method: string }[];
  return amr.map(({ method }) => method).sort();
};

it.each([
  ['totp', showApp],
  ['mfa/phone', showPhone],
])('%s shown just now does not stand for the login of an hour ago', async (method, show) => {
  const { client, userId } = await local.newMember();
  await sql`update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'
    where session_id in (select id from auth.sessions where user_id = ${userId})`;
  await show(client);
  expect(await methodsOf(client)).toEqual([method, 'password'].sort());
  const { error } = (await client.functions.invoke('delete-account', { body: {} })) as {
    error: FunctionsHttpError | null;
  };
  const answer = error?.context as Response | undefined;
  expect(answer?.status).toBe(403);
  expect(await answer?.json()).toMatchObject({ code: 'reauthentication_needed' });
  expect((await client.auth.getUser()).data.user?.id).toBe(userId);
});
