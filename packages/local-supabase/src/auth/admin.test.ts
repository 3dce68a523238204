import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { anotherDevice, clickLink, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe('the secret key', () => {
  test('makes, reads, changes, lists and deletes people', async () => {
    const { admin } = server.admin().auth;
    const created = await admin.createUser({
      email: 'Desk@example.org',
      password,
      email_confirm: true,
      user_metadata: { first_name: 'T' },
      app_metadata: { source: 'import' },
    });
    expect(created.error).toBeNull();
    const id = created.data.user?.id ?? '';
    expect(created.data.user?.app_metadata).toMatchObject({ provider: 'email', source: 'import' });
    expect((await anotherDevice(server, 'desk@example.org')).session).toBeTruthy();
    expect((await admin.getUserById(id)).data.user?.email).toBe('desk@example.org');

    const changed = await admin.updateUserById(id, { email: 'crew@example.org', password: 'another one' });
    expect(changed.data.user?.email).toBe('crew@example.org');
    expect((await anotherDevice(server, 'crew@example.org', 'another one')).session).toBeTruthy();
    expect((await admin.createUser({ email: 'crew@example.org' })).error?.code).toBe('email_exists');

    await admin.createUser({ email: 'second@example.org' });
    const page = await admin.listUsers({ page: 1, perPage: 1 });
    expect(page.data).toMatchObject({ total: 2, nextPage: 2, lastPage: 2 });
    expect(page.data.users.map(({ email }) => email)).toEqual(['second@example.org']);

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('cannot give a person a role of the database', async () => {
    const { error } = await server.admin().auth.admin.createUser({
      email: 'super@example.org',
      role: 'service_role',
    });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const [count] = await server.sql`
      select count(*)::int as n from auth.users where email = 'super@example.org'`;
    expect(count?.n).toBe(0);
  });

  test('deletes softly: the account is closed and its address free again', async () => {
    const { id, session } = await newPerson(server, 'soft@example.org');
    await server.admin().auth.admin.deleteUser(id, true);
    expect((await server.request('/user', { token: session.access_token })).status).toBe(403);
    const [row] = await server.sql`select email, deleted_at from auth.users where id = ${id}`;
    expect(row?.deleted_at).toBeTruthy();
    expect(row?.email).not.toContain('soft');
    await newPerson(server, 'soft@example.org');
  });

  test('invites by mail, and the click opens the account', async () => {
    const { data, error } = await server
      .admin()
      .auth.admin.inviteUserByEmail('guest@example.org', { data: { locale: 'de' } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    expect(latestLink(server, 'guest@example.org').type).toBe('invite');
    expect(server.mails('guest@example.org')[0]?.subject).toMatch(/Einladung/);
    const client = server.browser();
    expect((await clickLink(server, client, 'guest@example.org')).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'my own choice' })).error).toBeNull();
    const again = await server.admin().auth.admin.inviteUserByEmail('guest@example.org');
    expect(again.error?.code).toBe('email_exists');
  });

  test('invites who signed up and never confirmed, and leaves nothing of that sign-up', async () => {
    const email = 'squatted@example.org';
    const stranger = server.browser();
    await stranger.auth.signUp({ email, password, options: { data: { note: 'planted' } } });
    const trap = latestLink(server, email);
    const { data, error } = await server
      .admin()
      .auth.admin.inviteUserByEmail(email, { data: { locale: 'de' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ locale: 'de' });
    expect((await stranger.auth.verifyOtp({ token_hash: trap.hash, type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    const invited = await clickLink(server, server.browser(), email);
    expect(invited.data.user?.user_metadata).not.toHaveProperty('note');
    const login = await stranger.auth.signInWithPassword({ email, password });
    expect(login.error?.code).toBe('invalid_credentials');
  });

  test('makes a link without a mail', async () => {
    await newPerson(server, 'linked@example.org');
    const before = server.mails('linked@example.org').length;
    const { data } = await server.admin().auth.admin.generateLink({
      type: 'magiclink',
      email: 'linked@example.org',
      options: { redirectTo: 'http://localhost:3000/app/profile' },
    });
    expect(server.mails('linked@example.org')).toHaveLength(before);
    expect(data.properties?.redirect_to).toBe('http://localhost:3000/app/profile');
    const response = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/app\/profile#access_token=/);
    const recovery = await server
      .admin()
      .auth.admin.generateLink({ type: 'recovery', email: 'linked@example.org' });
    const { error } = await server.browser().auth.verifyOtp({
      email: 'linked@example.org',
      token: recovery.data.properties?.email_otp ?? '',
      type: 'recovery',
    });
    expect(error).toBeNull();
    const nobody = await server
      .admin()
      .auth.admin.generateLink({ type: 'recovery', email: 'nobody@example.org' });
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

describe('without the secret key', () => {
  const paths: [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['PUT', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000000'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ];

  test.each(paths)('%s %s is refused to everybody', async (method, path) => {
    const { session } = await newPerson(server, `p${Math.random()}@example.org`);
    for (const token of [undefined, session.access_token]) {
      const response = await server.request(path, { method, ...(token === undefined ? {} : { token }) });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
    }
  });
});

describe('what else the service says', () => {
  test('settings, health and public keys', async () => {
    const settings = await (await server.request('/settings')).json();
    expect(settings).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      external: { email: true, github: false },
    });
    expect((await server.request('/health')).status).toBe(200);
    const jwks = await fetch(`${server.issuer}/.well-known/jwks.json`);
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await jwks.json()).toEqual(server.signingKeys.jwks);
  });

  test.each([
    ['GET', '/authorize?provider=github', 400, 'validation_failed'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/nothing/here', 404, 'not_found'],
  ])('%s %s is not enabled, and says so', async (method, path, status, code) => {
    const response = await server.request(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error_code: code });
  });

  test('a closed sign-up and one without confirmation', async () => {
    const closed = await startAuthServer({ isSignupOpen: false });
    const refused = await closed.browser().auth.signUp({ email: 'a@example.org', password });
    expect(refused.error?.code).toBe('signup_disabled');
    await closed.stop();
    const open = await startAuthServer({ isAutoconfirmed: true });
    const first = await open.browser().auth.signUp({ email: 'a@example.org', password });
    expect(first.data.session?.user.email).toBe('a@example.org');
    const second = await open.browser().auth.signUp({ email: 'a@example.org', password });
    expect(second.error?.code).toBe('user_already_exists');
    await open.stop();
  });
});
