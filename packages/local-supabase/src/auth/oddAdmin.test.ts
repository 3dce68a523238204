// What nobody means to send, and what two send at once: answered with a code of the service, never with 500.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

type Answer = { status: number; code: string | undefined };

async function asAdmin(method: string, path: string, body?: object): Promise<Answer> {
  const { secretKey } = server.keys;
  const response = await server.request(path, {
    method,
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { error_code?: string };
  return { status: response.status, code: answer.error_code };
}

const refused = { status: 400, code: 'validation_failed' };

describe('at the same time', () => {
  const eightTimes = (call: (n: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: 8 }, (_, n) => call(n)));

  test.each([
    ['/invite', {}],
    ['/admin/users', { password }],
    ['/admin/generate_link', { type: 'signup', password }],
    ['/admin/generate_link', { type: 'invite' }],
  ])('%s %j makes one account, and the others hear that there is one', async (path, more) => {
    const email = `same.${randomUUID()}@example.org`;
    const answers = await eightTimes(() => asAdmin('POST', path, { email, ...more }));
    for (const { status, code } of answers.filter((one) => one.status !== 200)) {
      expect({ status, code }).toEqual({ status: 422, code: 'email_exists' });
    }
    const rows = await server.sql`select 1 from auth.users where email = ${email}`;
    expect(rows).toHaveLength(1);
  });

  test('one address goes to one of several accounts', async () => {
    const wanted = 'wanted@example.org';
    const people = await eightTimes(async (n) => {
      const answer = await asAdmin('POST', '/admin/users', { email: `moving${n}@example.org` });
      return answer;
    });
    expect(new Set(people.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await server.sql<{ id: string }[]>`
      select id from auth.users where email like 'moving%@example.org'`;
    const answers = await Promise.all(
      rows.map(({ id }) => asAdmin('PUT', `/admin/users/${id}`, { email: wanted })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toEqual({ status: 422, code: 'email_exists' });
    }
  });
});

describe('an account', () => {
  test('with an id that is taken, or none at all, is not made', async () => {
    const { id } = await newPerson(server, 'taken.id@example.org');
    expect(await asAdmin('POST', '/admin/users', { email: 'other.id@example.org', id })).toEqual({
      status: 422,
      code: 'user_already_exists',
    });
    for (const odd of ['00000000-0000-0000-0000-000000000000', 'x', `${id}0`]) {
      const answer = await asAdmin('POST', '/admin/users', { email: 'odd.id@example.org', id: odd });
      expect(answer, odd).toEqual(refused);
    }
  });

  test.each([
    '\u0001@example.org',
    'a\u0085b@example.org',
    'a\u202eb@example.org',
    'a\u200bb@example.org',
    'a@b@c.org',
    'a@.org',
    'a@b..org',
    'a@-b.org',
    'a@exa_mple.org',
    `a@${'b'.repeat(64)}.org`,
    `a@${'b.'.repeat(130)}org`,
    'ä'.repeat(130) + '@example.org',
    'a@b.c\r\nBcc: d@e.org',
  ])('of the address %j is not made', async (email) => {
    expect(await asAdmin('POST', '/admin/users', { email })).toEqual(refused);
    expect(await asAdmin('POST', '/invite', { email })).toEqual(refused);
    expect(await asAdmin('POST', '/admin/generate_link', { type: 'magiclink', email })).toEqual(refused);
  });

  test.each(['first_name', 'full_name', 'name', 'locale'])(
    'takes any text as %s, as somebody who signs up does',
    async (key) => {
      const odd = ['\u0001\u0002\u001f', '\u007f\u0085', '\u202e\u200b', 'x'.repeat(5000), '\n\n'];
      for (const text of odd) {
        const email = `${randomUUID()}@example.org`;
        const made = await asAdmin('POST', '/admin/users', { email, user_metadata: { [key]: text } });
        expect(made, JSON.stringify(text.slice(0, 10))).toEqual({ status: 200, code: undefined });
      }
    },
  );

  test.each([
    '5',
    'h',
    '-h',
    '1x',
    '1e9h',
    '99999999999999h',
    '9'.repeat(400) + 's',
    'Infinity',
    '1h 2m',
    'none ',
  ])('is not banned for %j', async (ban) => {
    const { data } = await server.admin().auth.admin.createUser({ email: `${randomUUID()}@example.org` });
    expect(await asAdmin('PUT', `/admin/users/${data.user?.id}`, { ban_duration: ban })).toEqual(refused);
  });

  test.each(['24h', '1h30m', '300ms', '1.5h', '100us', '0', 'none'])('is banned for %j', async (ban) => {
    const { data } = await server.admin().auth.admin.createUser({ email: `${randomUUID()}@example.org` });
    const answer = await asAdmin('PUT', `/admin/users/${data.user?.id}`, { ban_duration: ban });
    expect(answer.status).toBe(200);
  });
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'email_change_new',
  'reauthentication',
])('a link of the type %j is none', async (type) => {
  expect(await asAdmin('POST', '/admin/generate_link', { type, email: 'link@example.org' })).toEqual(refused);
});

test.each(['0', '-1', '1.5', '1e3', '0x10', ' 5', '9'.repeat(16), '9'.repeat(30), '9'.repeat(400), 'NaN'])(
  'page and per_page of %s are refused',
  async (number) => {
    const query = encodeURIComponent(number);
    expect(await asAdmin('GET', `/admin/users?page=${query}`)).toEqual(refused);
    expect(await asAdmin('GET', `/admin/users?per_page=${query}`)).toEqual(refused);
  },
);

test('a page far behind the last one is empty', async () => {
  const { data, error } = await server.admin().auth.admin.listUsers({ page: 1_000_000, perPage: 1000 });
  expect(error).toBeNull();
  expect(data.users).toEqual([]);
});
