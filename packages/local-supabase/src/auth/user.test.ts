import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { addTotp } from './testing/factors';
import { anotherDevice, clickLink, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe('metadata', () => {
  test('is merged, null removes a key, and app_metadata is not one’s own', async () => {
    const { client, session } = await newPerson(server, 'meta@example.org', {
      locale: 'en',
      first_name: 'A',
    });
    const { data } = await client.auth.updateUser({ data: { locale: 'de', first_name: null } });
    expect(data.user?.user_metadata).toEqual({ locale: 'de', email_verified: true });
    const response = await server.request('/user', {
      method: 'PUT',
      token: session.access_token,
      body: JSON.stringify({ app_metadata: { role: 'service_role' } }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
  });
});

describe('a change of address', () => {
  test('happens when both mailboxes have confirmed', async () => {
    const { client, id } = await newPerson(server, 'old@example.org');
    const { data } = await client.auth.updateUser(
      { email: 'New@example.org' },
      { emailRedirectTo: 'http://localhost:3000/profile' },
    );
    expect(data.user).toMatchObject({ email: 'old@example.org', new_email: 'new@example.org' });
    for (const mailbox of ['old@example.org', 'new@example.org']) {
      expect(latestLink(server, mailbox)).toMatchObject({
        type: 'email_change',
        next: 'http://localhost:3000/profile',
      });
    }
    const first = await clickLink(server, server.browser(), 'new@example.org');
    expect(first).toMatchObject({ error: null, data: { session: null, user: null } });
    expect((await clickLink(server, server.browser(), 'new@example.org')).error?.code).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe('old@example.org');

    const second = await clickLink(server, server.browser(), 'old@example.org');
    expect(second.data.user).toMatchObject({ id, email: 'new@example.org' });
    expect(second.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'new@example.org',
      email_verified: true,
    });
    expect((await anotherDevice(server, 'new@example.org')).session).toBeTruthy();
    const [person] = await server.sql`select email from public.people where id = ${id}`;
    expect(person).toEqual({ email: 'new@example.org' });
  });

  test('asks only the new mailbox where that is set', async () => {
    const simple = await startAuthServer({ isEmailChangeSecure: false });
    const { client } = await newPerson(simple, 'a@example.org');
    const before = simple.mails('a@example.org').length;
    await client.auth.updateUser({ email: 'b@example.org' });
    expect(simple.mails('a@example.org')).toHaveLength(before);
    const { data } = await clickLink(simple, simple.browser(), 'b@example.org');
    expect(data.user?.email).toBe('b@example.org');
    await simple.stop();
  });

  test('to an address of somebody else is refused, also when they came first meanwhile', async () => {
    const { client } = await newPerson(server, 'want@example.org');
    await newPerson(server, 'taken@example.org');
    expect((await client.auth.updateUser({ email: 'taken@example.org' })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    await client.auth.updateUser({ email: 'soon@example.org' });
    const links = ['want@example.org', 'soon@example.org'].map((each) => latestLink(server, each));
    await newPerson(server, 'soon@example.org');
    for (const { hash } of links.slice(0, 1)) {
      await client.auth.verifyOtp({ token_hash: hash, type: 'email_change' });
    }
    const last = await client.auth.verifyOtp({ token_hash: links[1]?.hash ?? '', type: 'email_change' });
    expect(last.error?.code).toBe('otp_expired');
  });

  test.each([
    ['a new password', (client: SupabaseClient) => client.auth.updateUser({ password: 'another one' })],
    [
      'a login by mail',
      async (_client: SupabaseClient, email: string) => {
        await server.browser().auth.signInWithOtp({ email });
        return clickLink(server, server.browser(), email);
      },
    ],
  ])('is forgotten with %s, and cannot be asked for again', async (way, act) => {
    const email = `ghost.${way.length}@example.org`;
    const next = `new.${email}`;
    const { client } = await newPerson(server, email);
    await client.auth.updateUser({ email: next });
    expect((await act(client, email)).error).toBeNull();
    const { data } = await client.auth.getUser();
    expect(data.user?.id).toBeTruthy();
    expect(data.user).not.toHaveProperty('new_email');
    expect(data.user).not.toHaveProperty('email_change_sent_at');
    const before = server.mails(next).length;
    expect((await server.browser().auth.resend({ type: 'email_change', email })).error).toBeNull();
    expect(server.mails(next)).toHaveLength(before);
  });

  test('dies with a new password', async () => {
    const { client } = await newPerson(server, 'hijacked@example.org');
    await client.auth.updateUser({ email: 'thief@example.org' });
    await client.auth.updateUser({ password: 'mine again' });
    for (const mailbox of ['hijacked@example.org', 'thief@example.org']) {
      expect((await clickLink(server, server.browser(), mailbox)).error?.code).toBe('otp_expired');
    }
  });
});

describe('reauthentication', () => {
  test('mails six digits and no link', async () => {
    const { client } = await newPerson(server, 'sure@example.org', { locale: 'de' });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const [mail] = server.mails('sure@example.org');
    expect(latestLink(server, 'sure@example.org').code).toMatch(/^\d{6}$/);
    expect(mail?.text).not.toContain('http');
    expect(mail?.subject).toMatch(/Code|code/);
  });
});

describe('sign-out', () => {
  const isIn = async (token: string) => (await server.request('/user', { token })).status === 200;

  test('local ends this session only', async () => {
    const email = 'out1@example.org';
    const [here, there] = [await newPerson(server, email), await anotherDevice(server, email)];
    expect((await here.client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(await isIn(here.session.access_token)).toBe(false);
    expect(await isIn(there.session.access_token)).toBe(true);
  });

  test('others ends all but this', async () => {
    const email = 'out2@example.org';
    const [here, there] = [await newPerson(server, email), await anotherDevice(server, email)];
    await here.client.auth.signOut({ scope: 'others' });
    expect(await isIn(here.session.access_token)).toBe(true);
    expect(await isIn(there.session.access_token)).toBe(false);
  });

  test('global ends all, and nothing can be refreshed', async () => {
    const email = 'out3@example.org';
    const [here, there] = [await newPerson(server, email), await anotherDevice(server, email)];
    const response = await server.request('/logout', { method: 'POST', token: here.session.access_token });
    expect(response.status).toBe(204);
    expect(await isIn(here.session.access_token)).toBe(false);
    expect(await isIn(there.session.access_token)).toBe(false);
    expect((await there.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test.each(['others', 'global'])(
    '%s spares what showed the second factor from who did not',
    async (scope) => {
      const email = `spared.${scope}@example.org`;
      const { client } = await newPerson(server, email);
      await addTotp(server, client);
      const { data } = await client.auth.getSession();
      const ownToken = data.session?.access_token ?? '';
      const [thief, other] = [await anotherDevice(server, email), await anotherDevice(server, email)];
      const response = await server.request(`/logout?scope=${scope}`, {
        method: 'POST',
        token: thief.session.access_token,
      });
      expect(response.status).toBe(204);
      expect(await isIn(ownToken)).toBe(true);
      expect(await isIn(other.session.access_token)).toBe(false);
      expect(await isIn(thief.session.access_token)).toBe(scope === 'others');
      await server.request(`/logout?scope=${scope}`, { method: 'POST', token: ownToken });
      expect(await isIn(ownToken)).toBe(scope === 'others');
    },
  );

  test('of an unknown scope is refused and ends nothing', async () => {
    const { session } = await newPerson(server, 'out4@example.org');
    const response = await server.request('/logout?scope=some', {
      method: 'POST',
      token: session.access_token,
    });
    expect(response.status).toBe(400);
    expect(await isIn(session.access_token)).toBe(true);
  });

  test('then the password still logs in', async () => {
    const { client } = await newPerson(server, 'out5@example.org');
    await client.auth.signOut();
    const login = await client.auth.signInWithPassword({ email: 'out5@example.org', password });
    expect(login.error).toBeNull();
  });
});
