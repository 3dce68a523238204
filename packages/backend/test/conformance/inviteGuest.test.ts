// A guest of the jury over HTTP: invited by a function, mailed a link, logged in by a code, and nothing but a juror.
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type Client, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
let orga: Member;
let round = '';
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 2, onnotice: () => undefined });
  orga = await local.signIn('ORGA');
  const [made] = await sql<{ id: string }[]>`select id from public.rounds where kind = 'half_time'`;
  round = made?.id ?? '';
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

const newEmail = (): string => `${randomUUID()}@sparkasse.example`;
const guest = (email: string, more: object = {}) => ({
  ...{ round_id: round, email, first_name: 'Nora', last_name: 'Bellmann', locale: 'de' },
  ...more,
});

async function invite(client: Client, body: object): Promise<unknown> {
  const { data, error } = (await client.functions.invoke('invite-guest', { body })) as {
    data: unknown;
    error: FunctionsHttpError | null;
  };
  if (!error) return data;
  const answer = error.context as Response;
  return { status: answer.status, ...((await answer.json()) as object) };
}

const mailsTo = async (to: string): Promise<MailboxMessage[]> =>
  (await (await fetch(`${local.backend.env.mailboxUrl}/messages?to=${to}`)).json()) as MailboxMessage[];

it('is invited, comes in by the code of a mail, and reads no table', async () => {
  const email = newEmail();
  const answer = (await invite(orga.client, guest(email))) as { user_id: string };
  expect(answer).toEqual({ user_id: expect.any(String) });
  expect(await sql`select from private.profiles where user_id = ${answer.user_id}`).toHaveLength(0);
  // The backend's own clock may be sending it already.
  await local.service().functions.invoke('send-outbox');
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('In der Jury der Halbzeit von GROW');
  const token = /guest\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const client = local.anonymous();
  const link = (await client.rpc('guest_link', { p_token: token })) as { data: unknown };
  expect(link.data).toMatchObject({ email, round: 'half_time' });

  await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const [second] = await mailsTo(email);
  const code = /\b\d{6}\b/.exec(second?.text ?? '')?.[0] ?? '';
  const login = await client.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(login.error).toBeNull();
  expect(login.data.user?.app_metadata).toMatchObject({ guest: true });
  const own = (await client.rpc('my_guest')) as { data: unknown };
  expect(own.data).toMatchObject({ first_name: 'Nora', is_revoked: false, rounds: [{ round: 'half_time' }] });
  for (const table of ['profiles', 'teams', 'announcements', 'juror_grants', 'ballots'] as const) {
    const read = (await client.from(table as 'profiles').select('user_id')) as { data: unknown };
    expect(read.data ?? [], table).toEqual([]);
  }
});

it('is the same account when the invitation is sent twice, and when its first call ended halfway', async () => {
  const email = newEmail();
  const first = await invite(orga.client, guest(email));
  expect(await invite(orga.client, guest(email.toUpperCase(), { last_name: 'Ott' }))).toEqual(first);
  const halfway = newEmail();
  const made = await local.service().auth.admin.createUser({
    email: halfway,
    email_confirm: true,
    app_metadata: { guest: true },
  });
  expect(await invite(orga.client, guest(halfway))).toEqual({ user_id: made.data.user?.id });
});

it('is refused for what cannot be, without an account being made', async () => {
  const [before] = await sql`select count(*)::int as n from auth.users`;
  const member = await orga.client.auth.getUser();
  expect(await invite(orga.client, guest(member.data.user?.email ?? ''))).toMatchObject({
    status: 422,
    code: 'email_exists',
  });
  const email = newEmail();
  const wrong = [
    guest(''),
    guest(email, { first_name: ' ' }),
    guest('no address'),
    guest(email, { email: 7 }),
  ];
  for (const body of wrong)
    expect(await invite(orga.client, body)).toMatchObject({ code: 'validation_failed' });
  expect(await invite(orga.client, guest(email, { round_id: randomUUID() }))).toMatchObject({
    code: 'GR009',
  });
  expect(await invite(orga.client, guest(email, { round_id: 'none' }))).toMatchObject({ code: '22P02' });
  const mentor = await local.signIn('MENTOR');
  expect(await invite(mentor.client, guest(email))).toMatchObject({ status: 403, code: '42501' });
  expect(await invite(local.anonymous(), guest(email))).toMatchObject({ status: 401 });
  expect(await sql`select count(*)::int as n from auth.users`).toEqual([before]);
});
