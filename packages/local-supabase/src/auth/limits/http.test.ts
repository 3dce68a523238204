import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { readProjectConfig } from '../../config/projectConfig';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { anotherDevice, clickLink, latestLink, newPerson, password } from '../testing/links';
import { limitSettingsOf } from './settings';

// With the limits that config.toml gives to `npm start` and to a hosted project.

let server: AuthServer;
let standing: number;
beforeEach(async () => {
  // The clock stands, so that no refill depends on how fast this machine is.
  standing = Date.now();
  server = await startAuthServer(
    {},
    {
      limits: limitSettingsOf(await readProjectConfig(inject('projectFolder'), {})),
      clock: () => new Date(standing),
    },
  );
});
afterEach(() => server.stop());

const wait = (seconds: number) => void (standing += seconds * 1000);

const post = (path: string, body: object, address = '203.0.113.7', token?: string) =>
  server.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-Forwarded-For': address },
    ...(token === undefined ? {} : { token }),
  });

const answerOf = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  body: await response.json(),
});

describe('requests of one address', () => {
  const tooMany = (retryAfter: string) => ({
    status: 429,
    retryAfter,
    body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
  });
  const refresh = (address?: string) =>
    post('/token?grant_type=refresh_token', { refresh_token: 'none' }, address);

  test('are answered thirty times at once, then every two seconds', async () => {
    for (let n = 0; n < 30; n += 1) expect((await refresh()).status).toBe(400);
    expect(await answerOf(await refresh())).toEqual(tooMany('2'));
    expect((await refresh('203.0.113.8')).status).toBe(400);
    expect((await post('/verify', { type: 'email', token_hash: 'x' })).status).toBe(403);
    wait(2);
    expect((await refresh()).status).toBe(400);
    expect(await answerOf(await refresh())).toEqual(tooMany('2'));
    wait(60);
    for (let n = 0; n < 30; n += 1) expect((await refresh()).status).toBe(400);
    expect((await refresh()).status).toBe(429);
  });

  test('are told in the form of the newer API too, and supabase-js passes it on', async () => {
    const client = server.browser();
    let error;
    for (let n = 0; n < 31; n += 1) {
      ({ error } = await client.auth.verifyOtp({ token_hash: `guess ${n}`, type: 'email' }));
    }
    expect(error).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
  });

  test('of a page are readable for it', async () => {
    for (let n = 0; n < 30; n += 1) await refresh();
    const answer = await refresh();
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  test.each(['/signup', '/recover', '/otp', '/magiclink', '/resend'])('to %s are counted', async (path) => {
    for (let n = 0; n < 30; n += 1) expect((await post(path, {})).status).not.toBe(429);
    expect(await answerOf(await post(path, {}))).toEqual(tooMany('2'));
  });
});

test('ways to a provider are counted like other beginnings of a login', async () => {
  const begin = () => server.request('/authorize?provider=none');
  for (let n = 0; n < 30; n += 1) expect((await begin()).status).toBe(400);
  expect((await begin()).status).toBe(429);
});

describe('an address that is told', () => {
  test('counts only behind a proxy of ours', async () => {
    const plain = await startAuthServer(
      {},
      { limits: limitSettingsOf({}), clock: () => new Date(standing), isBehindProxy: false },
    );
    try {
      const verify = (address: string) =>
        plain.request('/verify', {
          method: 'POST',
          body: JSON.stringify({ type: 'email', token_hash: 'x' }),
          headers: { 'X-Forwarded-For': address },
        });
      for (let n = 0; n < 30; n += 1) expect((await verify(`198.51.100.${n}`)).status).toBe(403);
      expect((await verify('198.51.100.99')).status).toBe(429);
    } finally {
      await plain.stop();
    }
  });
});

test('a device that is not behind a proxy of ours is not where it says', async () => {
  const plain = await startAuthServer({}, { isBehindProxy: false });
  try {
    const { id } = await newPerson(plain, 'somewhere@example.org');
    const login = await plain.request('/token?grant_type=password', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '198.51.100.99' },
      body: JSON.stringify({ email: 'somewhere@example.org', password }),
    });
    expect(login.status).toBe(200);
    const sessions = await plain.sql<
      { ip: string }[]
    >`select host(ip) as ip from auth.sessions where user_id = ${id}`;
    expect(sessions).toHaveLength(2);
    for (const { ip } of sessions) expect(['127.0.0.1', '::1']).toContain(ip);
  } finally {
    await plain.stop();
  }
});

describe('mails to one mailbox', () => {
  const tooSoon = (seconds: number) => ({
    status: 429,
    retryAfter: String(seconds),
    body: {
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: `For security purposes, you can only request this after ${seconds} seconds.`,
    },
  });

  test.each(['known@example.org', 'nobody@example.org'])('come once a minute: %s', async (email) => {
    await newPerson(server, 'known@example.org');
    wait(60);
    for (const path of ['/recover', '/otp']) {
      expect((await post(path, { email, create_user: false })).status).toBe(200);
      wait(12);
      expect(await answerOf(await post(path, { email: email.toUpperCase(), create_user: false }))).toEqual(
        tooSoon(48),
      );
      wait(48);
    }
    expect((await post('/resend', { type: 'signup', email })).status).toBe(200);
    expect(await answerOf(await post('/resend', { type: 'signup', email }))).toEqual(tooSoon(60));
  });

  test('count for a sign-up, whoever has the address', async () => {
    await newPerson(server, 'taken@example.org');
    wait(60);
    for (const email of ['taken@example.org', 'fresh@example.org']) {
      expect((await post('/signup', { email, password })).status).toBe(200);
      expect(await answerOf(await post('/signup', { email, password }))).toEqual(tooSoon(60));
    }
  });

  test('count for a change of address and for a code', async () => {
    const { client } = await newPerson(server, 'mover@example.org');
    expect((await client.auth.updateUser({ email: 'moved@example.org' })).error).toBeNull();
    expect((await client.auth.updateUser({ email: 'moved@example.org' })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect((await client.auth.reauthenticate()).error?.code).toBe('over_email_send_rate_limit');
  });
});

describe('guessing', () => {
  const logIn = (email: string, secret: string, address?: string, token?: string) =>
    post('/token?grant_type=password', { email, password: secret }, address, token);
  const locked = (seconds: number) => ({
    status: 429,
    retryAfter: String(seconds),
    body: {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `For security purposes, you can only request this after ${seconds} seconds.`,
    },
  });
  const stranger = '198.51.100.66';
  const siege = async (email: string) => {
    for (let n = 0; n < 6; n += 1) await logIn(email, 'guess', stranger);
  };
  /** As many wrong passwords as an account takes in all, four from each of 25 addresses. */
  const siegeByMany = async (email: string) => {
    for (let n = 0; n < 100; n += 1) {
      expect((await logIn(email, 'guess', `198.51.100.${n % 25}`)).status).toBe(400);
    }
  };

  test('a password waits after five from an address, and ever longer', async () => {
    await newPerson(server, 'target@example.org');
    for (let n = 0; n < 5; n += 1) {
      expect((await logIn('target@example.org', `guess ${n}`)).status).toBe(400);
    }
    expect(await answerOf(await logIn('Target@example.org', password))).toEqual(locked(10));
    wait(10);
    expect((await logIn('target@example.org', 'another')).status).toBe(400);
    expect(await answerOf(await logIn('target@example.org', password))).toEqual(locked(20));
    wait(20);
    expect((await logIn('target@example.org', password)).status).toBe(200);
    expect((await logIn('target@example.org', 'mistyped')).status).toBe(400);
    expect((await logIn('target@example.org', password)).status).toBe(200);
  });

  test('of a stranger keeps nobody out but the stranger', async () => {
    const email = 'rightful@example.org';
    await newPerson(server, email);
    await siege(email);
    expect((await logIn(email, password, stranger)).status).toBe(429);
    expect((await logIn(email, password)).status).toBe(200);
  });

  test('by the stranger’s neighbours in one IPv6 network is guessing by one', async () => {
    await newPerson(server, 'six@example.org');
    const logInAt = (host: string) => logIn('six@example.org', 'guess', `2001:db8:0:1::${host}`);
    for (let n = 1; n <= 5; n += 1) expect((await logInAt(String(n))).status).toBe(400);
    expect((await logInAt('ffff')).status).toBe(429);
    expect((await logIn('six@example.org', 'guess', '2001:db8:0:2::1')).status).toBe(400);
  });

  test('behind one address with the owner does not keep out a device that has a session of theirs', async () => {
    const email = 'neighbour@example.org';
    const { session } = await newPerson(server, email);
    const other = await newPerson(server, 'somebody.else@example.org');
    await siege(email);
    expect((await logIn(email, password, stranger, other.session.access_token)).status).toBe(429);
    expect((await logIn(email, password, stranger, session.access_token)).status).toBe(200);
  });

  test('by many addresses is slowed down for all but the networks that the owner came from', async () => {
    const email = 'besieged@example.org';
    await newPerson(server, email);
    expect((await logIn(email, password, '192.0.2.1')).status).toBe(200);
    await siegeByMany(email);
    expect(await answerOf(await logIn(email, password, '192.0.2.99'))).toEqual(locked(36));
    expect((await logIn(email, password, '192.0.2.1')).status).toBe(200);
    wait(36);
    expect((await logIn(email, password, '192.0.2.99')).status).toBe(200);
    expect((await logIn(email, 'guess', '192.0.2.98')).status).toBe(400);
    expect(await answerOf(await logIn(email, 'guess', '192.0.2.97'))).toEqual(locked(36));
  });

  test('does not keep out the device of a login that has ended since', async () => {
    const email = 'logged.out@example.org';
    const { client } = await newPerson(server, email);
    expect((await logIn(email, password, '192.0.2.2')).status).toBe(200);
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull();
    await siegeByMany(email);
    expect((await logIn(email, password, '192.0.2.2')).status).toBe(200);
  });

  test('is answered alike for an address that nobody has', async () => {
    await newPerson(server, 'real@example.org');
    const answers = [];
    for (const email of ['real@example.org', 'unreal@example.org']) {
      const all = [];
      for (let n = 0; n < 7; n += 1) all.push(await answerOf(await logIn(email, 'guess')));
      for (let n = 0; n < 96; n += 1)
        all.push(await answerOf(await logIn(email, 'guess', `198.51.100.${n % 25}`)));
      answers.push(all);
      wait(300);
    }
    expect(answers[0]?.[6]).toEqual(locked(10));
    expect(answers[0]?.at(-1)).toEqual(locked(36));
    expect(answers[1]).toEqual(answers[0]);
  });

  test('while it waits, a link by mail lets the owner in', async () => {
    const email = 'owner@example.org';
    await newPerson(server, email);
    for (let n = 0; n < 6; n += 1) await logIn(email, 'guess');
    wait(5);
    expect((await server.browser().auth.signInWithOtp({ email })).error).toBeNull();
    expect((await clickLink(server, server.browser(), email)).error).toBeNull();
  });

  test('the digits of a proof waits in the session that guessed, and in no other', async () => {
    const email = 'proof@example.org';
    const { client } = await newPerson(server, email);
    const thief = await anotherDevice(server, email);
    await client.auth.reauthenticate();
    const { code } = latestLink(server, email);
    const guess = () => thief.client.auth.updateUser({ nonce: code === '000000' ? '000001' : '000000' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).error?.code).toBe('reauthentication_not_valid');
    expect((await guess()).error?.code).toBe('over_request_rate_limit');
    expect((await client.auth.updateUser({ nonce: code })).error).toBeNull();
  });

  test('the six digits of a mail waits as well', async () => {
    const email = 'digits@example.org';
    await newPerson(server, email);
    await server.browser().auth.signInWithOtp({ email });
    const { code } = latestLink(server, email);
    const tried = (token: string) => server.browser().auth.verifyOtp({ email, token, type: 'email' });
    const other = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1) expect((await tried(other)).error?.code).toBe('otp_expired');
    expect((await tried(code)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const body = { email, token: other, type: 'email' };
    expect((await post('/verify', body, '192.0.2.1')).status).toBe(403);
    wait(10);
    expect((await tried(code)).error).toBeNull();
  });
});
