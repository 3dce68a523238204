// What organisers do through functions: the secret key stays on the server, and the caller's role is asked of the database.
import type { FunctionsHttpError } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type Client, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
let orga: Member;
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 2, onnotice: () => undefined });
  orga = await local.signIn('ORGA');
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

async function call(client: Client, name: string, body: object): Promise<unknown> {
  const { data, error } = (await client.functions.invoke(name, { body })) as {
    data: unknown;
    error: FunctionsHttpError | null;
  };
  if (!error) return data;
  const answer = error.context as Response;
  return { status: answer.status, ...((await answer.json()) as object) };
}
const newEmail = (): string => `${randomUUID()}@grow.example`;
const mailsTo = async (to: string): Promise<MailboxMessage[]> =>
  (await (await fetch(`${local.backend.env.mailboxUrl}/messages?to=${to}`)).json()) as MailboxMessage[];

describe('inviting', () => {
  it.each([
    [{}, 'PARTICIPANT', 'Your invitation to GROW'],
    [{ role: 'MENTOR', locale: 'de' }, 'MENTOR', 'Deine Einladung zu GROW'],
  ])('with %j makes an account as %s and mails a link', async (wish, role, subject) => {
    const email = newEmail();
    const answer = (await call(orga.client, 'invite-person', { email, ...wish })) as { user_id: string };
    expect(answer).toEqual({ user_id: expect.any(String), email, role });
    const [profile] = await sql`select role from private.profiles where user_id = ${answer.user_id}`;
    expect(profile).toEqual({ role });
    expect(await mailsTo(email)).toMatchObject([{ subject }]);
  });

  it('is refused for what cannot be, without an account being made', async () => {
    const [before] = await sql`select count(*)::int as n from auth.users`;
    const known = local.signIn('PARTICIPANT').then(({ client }) => client.auth.getUser());
    const email = (await known).data.user?.email ?? '';
    expect(await call(orga.client, 'invite-person', { email })).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    for (const body of [{}, { email: newEmail(), role: 'postgres' }, { email: 7 }, { email: 'no address' }])
      expect(await call(orga.client, 'invite-person', body)).toMatchObject({ code: 'validation_failed' });
    expect(await sql`select count(*)::int as n from auth.users`).toEqual([before]);
  });

  it('is refused for a body longer than any function takes, whether its length is declared or not', async () => {
    const { url, publishableKey } = local.backend.env;
    const send = (body: string | ReadableStream) =>
      fetch(`${url}/functions/v1/invite-person`, {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: `Bearer ${orga.accessToken}` },
        body,
        // A stream is sent in chunks, without its length.
        ...(typeof body === 'string' ? {} : { duplex: 'half' as const }),
      });
    const wish = (length: number): string => JSON.stringify({ email: 'no address' }).padEnd(length);
    for (const body of [wish(65_537), new Blob([wish(65_537)]).stream()]) {
      const answer = await send(body);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
    }
    const taken = await send(wish(65_536));
    expect(await taken.json()).toMatchObject({ code: 'validation_failed' });
  });
});

describe('inviting who signed up and never confirmed', () => {
  const password = 'a stranger chose this';
  /** What a stranger prepares with somebody else's address: an account with their own password. */
  const squat = async (): Promise<{ email: string; userId: string }> => {
    const email = newEmail();
    const { data, error } = await local
      .anonymous()
      .auth.signUp({ email, password, options: { data: { note: 'planted' } } });
    if (error ?? !data.user) throw error ?? new Error('No account');
    return { email, userId: data.user.id };
  };
  const invite = (email: string) =>
    call(orga.client, 'invite-person', { email, role: 'ORGA' }) as Promise<{ user_id: string }>;
  const roleOf = (userId: string) => sql`select role from private.profiles where user_id = ${userId}`;

  it('gives the role to the mailbox, not to who chose the password', async () => {
    const { email, userId } = await squat();
    expect(await invite(email)).toEqual({ user_id: userId, email, role: 'ORGA' });
    const [mail, earlier] = await mailsTo(email);
    expect(mail?.subject).toBe('Your invitation to GROW');
    expect(earlier?.subject).not.toBe('Your invitation to GROW');
    const hash = /token_hash=([^&\s]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const click = await local.anonymous().auth.verifyOtp({ token_hash: hash, type: 'invite' });
    expect(click.error).toBeNull();
    expect(click.data.user?.user_metadata).not.toHaveProperty('note');
    const login = await local.anonymous().auth.signInWithPassword({ email, password });
    expect(login.error?.code).toBe('invalid_credentials');
    expect(await roleOf(userId)).toEqual([{ role: 'ORGA' }]);
  });

  it('makes an account anew that a provider opens, too', async () => {
    const { email, userId } = await squat();
    await sql`insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
      values (${userId}, ${userId}, ${sql.json({ email })}, 'github', now(), now())`;
    const { user_id } = await invite(email);
    expect(user_id).not.toBe(userId);
    expect(await sql`select provider from auth.identities where user_id = ${user_id}`).toEqual([
      { provider: 'email' },
    ]);
    expect(await roleOf(user_id)).toEqual([{ role: 'ORGA' }]);
  });

  it('takes no account away when the role cannot be given, and mails nothing', async () => {
    const { email, userId } = await squat();
    const before = (await mailsTo(email)).length;
    await sql.unsafe(`alter table private.profiles add constraint no_such_role
      check (user_id <> '${userId}' or role <> 'ORGA')`);
    try {
      expect(await invite(email)).toMatchObject({ status: 500, code: 'unexpected_failure' });
    } finally {
      await sql`alter table private.profiles drop constraint no_such_role`;
    }
    expect(await roleOf(userId)).toEqual([{ role: 'PARTICIPANT' }]);
    expect(await mailsTo(email)).toHaveLength(before);
    expect(await invite(email)).toMatchObject({ user_id: userId });
  });
});

describe('removing', () => {
  it('deletes an account with everything, and sends a mail about it', async () => {
    const member = await local.newMember();
    const email = (await member.client.auth.getUser()).data.user?.email ?? '';
    expect(await call(orga.client, 'remove-person', { user_id: member.userId })).toEqual({ deleted: true });
    expect(await sql`select from auth.users where id = ${member.userId}`).toHaveLength(0);
    expect(await call(orga.client, 'remove-person', { user_id: member.userId })).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContain('Your GROW account is deleted');
  });

  it('asks an organiser without a second factor for a login of the last ten minutes', async () => {
    const [member, late] = [await local.newMember(), await local.newMember()];
    await sql`update private.profiles set role = 'ORGA' where user_id = ${late.userId}`;
    await sql`insert into public.data_requests (user_id, kind, due_at) values (${member.userId}, 'deletion', now())`;
    const age = (minutes: number) =>
      sql.begin(async (transaction) => {
        const at = new Date(Date.now() - minutes * 60_000);
        await transaction`update auth.mfa_amr_claims set updated_at = ${at}
        where session_id in (select id from auth.sessions where user_id = ${late.userId})`;
        await transaction`update auth.sessions set created_at = ${at} where user_id = ${late.userId}`;
      });
    await age(11);
    expect(await call(late.client, 'remove-person', { user_id: member.userId })).toMatchObject({
      status: 403,
      code: 'reauthentication_needed',
    });
    expect(await sql`select from auth.users where id = ${member.userId}`).toHaveLength(1);
    await age(9);
    expect(await call(late.client, 'remove-person', { user_id: member.userId })).toEqual({ deleted: true });
    // What they asked is done, by whom is kept, and by whom it was asked is not.
    expect(
      await sql`select state, user_id, handled_by from public.data_requests where handled_by = ${late.userId}`,
    ).toEqual([{ state: 'done', user_id: null, handled_by: late.userId }]);
  });

  it('touches nothing when something stands in the way', async () => {
    const member = await local.newMember();
    const picture = `${member.userId}-1.jpg`;
    const bytes = new Blob(['picture'], { type: 'image/jpeg' });
    expect((await member.client.storage.from('avatars').upload(picture, bytes)).error).toBeNull();
    const [present] = await sql<{ definition: string }[]>`
      select pg_get_functiondef('private.deletion_obstacles(uuid)'::regprocedure) as definition`;
    await sql`create or replace function private.deletion_obstacles(p_user_id uuid) returns table (code text)
      language sql stable security definer set search_path = '' as $$ select 'captain' $$`;
    try {
      expect(await call(orga.client, 'remove-person', { user_id: member.userId })).toMatchObject({
        status: 409,
        code: 'captain',
        obstacles: ['captain'],
      });
    } finally {
      await sql.unsafe(present?.definition ?? '');
    }
    const { data } = await local.service().storage.from('avatars').exists(picture);
    expect(data).toBe(true);
  });

  it('is not for oneself, and wants an id', async () => {
    for (const user_id of [orga.userId, 'everybody', ''])
      expect(await call(orga.client, 'remove-person', { user_id })).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
  });
});

describe.each(['invite-person', 'remove-person'])('%s', (name) => {
  const body = { email: 'x@grow.example', user_id: randomUUID() };

  it('is for organisers, by what the database says now', async () => {
    for (const role of ['PARTICIPANT', 'MENTOR'] as const)
      expect(await call((await local.signIn(role)).client, name, body)).toMatchObject({
        status: 403,
        code: 'not_admin',
      });
    const demoted = await local.newMember();
    await sql`update private.profiles set role = 'ORGA' where user_id = ${demoted.userId}`;
    await sql`update private.profiles set role = 'PARTICIPANT' where user_id = ${demoted.userId}`;
    expect(await call(demoted.client, name, body)).toMatchObject({ status: 403, code: 'not_admin' });
  });

  it('asks an organiser who has a second factor for it', async () => {
    const second = await local.newMember();
    await sql`update private.profiles set role = 'ORGA' where user_id = ${second.userId}`;
    await second.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    await sql`update auth.mfa_factors set status = 'verified' where user_id = ${second.userId}`;
    expect(await call(second.client, name, body)).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });
});

describe('the functions of the clock', () => {
  it.each(['send-outbox', 'tidy-files', 'import-people'])(
    '%s takes the secret key and nothing else',
    async (name) => {
      expect(await call(orga.client, name, {})).toMatchObject({ status: 401, code: 'no_authorization' });
      expect(await call(local.anonymous(), name, {})).toMatchObject({ status: 401 });
      expect(await call(local.service(), name, {})).not.toHaveProperty('status');
    },
  );

  it('two workers at once send every mail once', async () => {
    const recipients = Array.from({ length: 12 }, newEmail);
    await sql`insert into private.outbox ${sql(recipients.map((recipient) => ({ kind: 'account_deleted', recipient })))}`;
    await Promise.all([call(local.service(), 'send-outbox', {}), call(local.service(), 'send-outbox', {})]);
    await expect
      .poll(
        () => sql`select state from private.outbox where recipient in ${sql(recipients)} and state <> 'sent'`,
      )
      .toHaveLength(0);
    for (const recipient of recipients) expect(await mailsTo(recipient)).toHaveLength(1);
  });

  it('a mail without words waits for another attempt and keeps the error', async () => {
    const recipient = newEmail();
    await sql`insert into private.outbox (kind, recipient) values ('unheard_of', ${recipient})`;
    await expect
      .poll(() => sql`select state, attempts, error from private.outbox where recipient = ${recipient}`)
      .toEqual([
        {
          state: 'waiting',
          attempts: 1,
          error: 'There are no words for mails of the kind unheard_of.',
        },
      ]);
  });
});
