import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { clickLink, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
};

describe('sign-up', () => {
  test('makes an unconfirmed account, mails a link, and the click logs in', async () => {
    const client = server.browser();
    const email = 'mira@example.org';
    const { data, error } = await client.auth.signUp({
      email: 'Mira@Example.org',
      password,
      options: {
        data: { first_name: 'Mira', last_name: 'Ott' },
        emailRedirectTo: 'http://localhost:3000/profile?tab=1',
      },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: 'authenticated', aud: 'authenticated' });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toHaveLength(1);

    const mail = latestLink(server, email);
    expect(mail.address).toMatch(
      /^http:\/\/localhost:3000\/auth\/confirm\?token_hash=[\da-f]{64}&type=email&next=http%3A%2F%2Flocalhost%3A3000%2Fprofile%3Ftab%3D1$/,
    );
    const confirmed = await clickLink(server, client, email);
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
    expect(confirmed.data.user?.user_metadata).toMatchObject({ first_name: 'Mira', email_verified: true });
    expect(confirmed.data.session?.expires_in).toBe(3600);
    const { data: again } = await client.auth.getUser();
    expect(again.user?.id).toBe(data.user?.id);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      iss: server.issuer,
      aud: 'authenticated',
      role: 'authenticated',
      sub: data.user?.id,
      email,
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
  });

  test('shows the project’s triggers the metadata, and a role in it means nothing', async () => {
    const { id, session } = await newPerson(server, 'ambitious@example.org', {
      first_name: 'Ambi',
      role: 'service_role',
      app_metadata: { role: 'service_role' },
    });
    const [person] = await server.sql`select first_name from public.people where id = ${id}`;
    expect(person).toEqual({ first_name: 'Ambi' });
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.role).toBe('authenticated');
    expect(claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });

  test('answers an existing address like a new one, key by key, and mails nothing', async () => {
    await newPerson(server, 'known@example.org', { locale: 'en', first_name: 'K' });
    const before = server.mails('known@example.org').length;
    const body = (email: string) => ({
      method: 'POST',
      body: JSON.stringify({ email, password, data: { locale: 'en', first_name: 'K' } }),
    });
    const known = await server.request('/signup', body('known@example.org'));
    const fresh = await server.request('/signup', body('fresh@example.org'));
    expect(known.status).toBe(fresh.status);
    expect(shapeOf(await known.json())).toEqual(shapeOf(await fresh.json()));
    expect(server.mails('known@example.org')).toHaveLength(before);
  });

  test('repeated before the confirmation, mails again and keeps the first password', async () => {
    const client = server.browser();
    const email = 'again@example.org';
    await client.auth.signUp({ email, password });
    const first = latestLink(server, email);
    await client.auth.signUp({ email, password: 'somebody else’s' });
    expect(server.mails(email)).toHaveLength(2);
    const old = await client.auth.verifyOtp({ token_hash: first.hash, type: 'email' });
    expect(old.error?.code).toBe('otp_expired');
    expect((await clickLink(server, client, email)).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('at the same time with one address makes one account', async () => {
    const email = 'race@example.org';
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => server.browser().auth.signUp({ email, password })),
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
    const [count] = await server.sql`select count(*)::int as people from auth.users where email = ${email}`;
    expect(count).toEqual({ people: 1 });
  });

  test.each([
    [{ email: 'a@example.org', password: 'seven77' }, 422, 'weak_password'],
    [{ email: 'a@example.org', password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [{ email: 'a@example.org' }, 400, 'validation_failed'],
    [{ email: 'no-address', password }, 400, 'validation_failed'],
    [{ email: 'a@example.org\nBcc: b@example.org', password }, 400, 'validation_failed'],
    [{}, 422, 'anonymous_provider_disabled'],
    [{ phone: '+491', password }, 400, 'phone_provider_disabled'],
    [{ email: 5, password }, 400, 'bad_json'],
    [
      { email: 'a@example.org', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
  ])('of %j is refused with %i %s', async (body, status, code) => {
    const response = await server.request('/signup', { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: status, error_code: code });
  });

  test('a weak password is told with its reasons, to the client of any API version', async () => {
    const { error } = await server.browser().auth.signUp({ email: 'weak@example.org', password: 'seven77' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['length'],
    });
    const response = await server.request('/signup', {
      method: 'POST',
      body: JSON.stringify({ email: 'weak@example.org', password: 'seven77' }),
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    });
    expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(response.headers.get('access-control-expose-headers')?.toLowerCase()).toContain(
      'x-supabase-api-version',
    );
    expect(await response.json()).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    });
  });

  test('never shows a hash or a token', async () => {
    const response = await server.request('/signup', {
      method: 'POST',
      body: JSON.stringify({ email: 'secret@example.org', password }),
    });
    const text = await response.text();
    expect(text).not.toContain('$2');
    expect(text).not.toContain(latestLink(server, 'secret@example.org').hash);
    expect(text).not.toMatch(/encrypted_password|_token/);
  });
});
