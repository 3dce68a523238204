import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { clickLink, latestLink, newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const used = { status: 403, code: 'otp_expired' };

describe('recovery', () => {
  test('mails a link that logs in on any device and lets one set a password', async () => {
    const email = 'forgot@example.org';
    await newPerson(server, email);
    const asked = await server
      .browser()
      .auth.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/reset' });
    expect(asked.error).toBeNull();
    const link = latestLink(server, email);
    expect(link).toMatchObject({ type: 'recovery', next: 'http://localhost:3000/reset' });

    const phone = server.browser();
    const events: string[] = [];
    phone.auth.onAuthStateChange((event) => void events.push(event));
    expect((await clickLink(server, phone, email)).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await phone.auth.updateUser({ password: 'remembered it' })).error).toBeNull();
    const login = await server.browser().auth.signInWithPassword({ email, password: 'remembered it' });
    expect(login.error).toBeNull();
  });

  test('a link works once', async () => {
    const email = 'once@example.org';
    await newPerson(server, email);
    await server.browser().auth.resetPasswordForEmail(email);
    expect((await clickLink(server, server.browser(), email)).error).toBeNull();
    expect((await clickLink(server, server.browser(), email)).error).toMatchObject(used);
  });

  test('clicked twice at the same time, one click wins', async () => {
    const email = 'double@example.org';
    await newPerson(server, email);
    await server.browser().auth.resetPasswordForEmail(email);
    const clicks = await Promise.all([1, 2, 3, 4].map(() => clickLink(server, server.browser(), email)));
    expect(clicks.filter(({ error }) => error === null)).toHaveLength(1);
    expect(clicks.filter(({ error }) => error?.code === 'otp_expired')).toHaveLength(3);
  });

  test('a link lives an hour', async () => {
    const email = 'late@example.org';
    await newPerson(server, email);
    await server.browser().auth.resetPasswordForEmail(email);
    server.advance(3599);
    const early = latestLink(server, email);
    server.advance(2);
    const { error } = await server.browser().auth.verifyOtp({ token_hash: early.hash, type: 'recovery' });
    expect(error).toMatchObject(used);
    await server.browser().auth.resetPasswordForEmail(email);
    server.advance(3590);
    expect((await clickLink(server, server.browser(), email)).error).toBeNull();
  });

  test('a link of one kind is not a link of another', async () => {
    const email = 'kinds@example.org';
    await newPerson(server, email);
    await server.browser().auth.resetPasswordForEmail(email);
    const { hash } = latestLink(server, email);
    const { error } = await server.browser().auth.verifyOtp({ token_hash: hash, type: 'invite' });
    expect(error).toMatchObject(used);
    const unknown = await server.request('/verify', {
      method: 'POST',
      body: JSON.stringify({ token_hash: hash, type: 'sms' }),
    });
    expect(unknown.status).toBe(400);
  });

  test('links and codes are kept hashed: the database knows neither', async () => {
    const email = 'hashed@example.org';
    await newPerson(server, email);
    await server.browser().auth.resetPasswordForEmail(email);
    const { hash, code } = latestLink(server, email);
    const rows = await server.sql`
      select t::text as row from auth.one_time_tokens t where relates_to = ${email}
      union all select u::text from auth.users u where email = ${email}`;
    expect(rows).toHaveLength(2);
    for (const { row } of rows) {
      expect(row).not.toContain(hash);
      expect(row).not.toMatch(new RegExp(`[(,]"?${code}"?[,)]`));
    }
  });
});

describe('magic link', () => {
  test('logs a known person in by link', async () => {
    const email = 'magic@example.org';
    const { id } = await newPerson(server, email);
    const { error } = await server.browser().auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: 'http://localhost:3000/notes' },
    });
    expect(error).toBeNull();
    expect(latestLink(server, email)).toMatchObject({ type: 'email', next: 'http://localhost:3000/notes' });
    const { data } = await clickLink(server, server.browser(), email);
    expect(data.user?.id).toBe(id);
  });

  test('logs in by the six digits, and not by others', async () => {
    const email = 'digits@example.org';
    await newPerson(server, email);
    await server.browser().auth.signInWithOtp({ email });
    const { code } = latestLink(server, email);
    const wrong = code === '000000' ? '000001' : '000000';
    const client = server.browser();
    expect((await client.auth.verifyOtp({ email, token: wrong, type: 'email' })).error).toMatchObject(used);
    const other = await client.auth.verifyOtp({ email: 'magic@example.org', token: code, type: 'email' });
    expect(other.error).toMatchObject(used);
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject(used);
  });

  test('makes an account for a new address when asked to', async () => {
    const email = 'newcomer@example.org';
    await server.browser().auth.signInWithOtp({ email, options: { data: { locale: 'de' } } });
    expect(server.mails(email)[0]?.subject).toContain('Bestätige');
    const { data } = await clickLink(server, server.browser(), email);
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });
});

describe('nobody learns who has an account', () => {
  const ask = async (path: string, body: Record<string, unknown>) => {
    const response = await server.request(path, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, body: await response.text() };
  };

  test.each([
    ['/recover', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('%s %j answers 200 {} for a known and an unknown address', async (path, body) => {
    await newPerson(server, 'member@example.org');
    for (const email of ['member@example.org', 'stranger@example.org']) {
      expect(await ask(path, { ...body, email })).toEqual({ status: 200, body: '{}' });
    }
    expect(server.mails('stranger@example.org')).toEqual([]);
    const [count] = await server.sql`
      select count(*)::int as n from auth.users where email = 'stranger@example.org'`;
    expect(count?.n).toBe(0);
    await server.sql`delete from auth.users where email = 'member@example.org'`;
  });

  test('resend mails a new link to who has not confirmed, and the old one dies', async () => {
    const email = 'slow@example.org';
    const client = server.browser();
    await client.auth.signUp({ email, password });
    const first = latestLink(server, email);
    await client.auth.resend({ type: 'signup', email });
    const { error } = await client.auth.verifyOtp({ token_hash: first.hash, type: 'email' });
    expect(error).toMatchObject(used);
    expect((await clickLink(server, client, email)).error).toBeNull();
  });
});

describe('where a link may lead', () => {
  const site = 'http://localhost:3000';
  test.each([
    [`${site}/notes?x=1#part`, `${site}/notes?x=1#part`],
    [site, `${site}/`],
    ['http://evil.example/notes', site],
    ['http://localhost:3000@evil.example/', site],
    ['http://user:secret@localhost:3000/x', site],
    ['//evil.example', site],
    ['/\\evil.example', site],
    ['javascript:alert(1)', site],
    ['https://localhost:3000/notes', site],
    ['http://localhost:3001/notes', site],
    ['', site],
  ])('%s goes on to %s', async (redirectTo, next) => {
    const email = `next-${Math.random().toString(36).slice(2)}@example.org`;
    const query = redirectTo === '' ? '' : `?redirect_to=${encodeURIComponent(redirectTo)}`;
    await server.request(`/signup${query}`, { method: 'POST', body: JSON.stringify({ email, password }) });
    const link = latestLink(server, email);
    expect(link.next).toBe(next);
    expect(new URL(link.address).origin).toBe(server.siteUrl);
  });
});
