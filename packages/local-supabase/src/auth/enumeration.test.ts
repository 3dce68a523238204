import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterAnswers, type Background } from './background';
import { bcryptHasher, type Hasher } from './passwords';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { newPerson, password } from './testing/links';

// Nobody learns from an answer whether an address has an account: same status, same headers, same fields, and the same
// costly work before it. How long that takes is measured by bench/enumeration.ts, not here.

const work = { hashed: 0, compared: 0 };
const bcrypt = bcryptHasher(4);
const counting: Hasher = {
  hash(text) {
    work.hashed += 1;
    return bcrypt.hash(text);
  },
  compare(text, hash) {
    work.compared += 1;
    return bcrypt.compare(text, hash);
  },
};

/** Holds work back until it is let go, to see what happens before an answer. */
function heldBack(): Background & { isHolding: boolean; held: number } {
  const later = afterAnswers();
  let waiting: (() => Promise<void>)[] = [];
  return {
    isHolding: false,
    get held() {
      return waiting.length;
    },
    async run(job) {
      if (this.isHolding) waiting.push(job);
      else await job();
    },
    async settled() {
      for (const job of waiting) await later.run(job);
      waiting = [];
      await later.settled();
    },
  };
}

let server: AuthServer;
const background = heldBack();
beforeAll(async () => {
  server = await startAuthServer({}, { hasher: counting, background });
  await newPerson(server, 'known@example.org', { first_name: 'Kim' });
  await server.browser().auth.signUp({ email: 'waiting@example.org', password });
});
afterAll(() => server.stop());
beforeEach(() => {
  work.hashed = work.compared = 0;
});

const volatileHeaders = ['date', 'content-length'];

async function answerTo(path: string, body: object) {
  background.isHolding = true;
  const response = await server.request(path, { method: 'POST', body: JSON.stringify(body) });
  const before = { ...work, mails: background.held };
  background.isHolding = false;
  await background.settled();
  work.hashed = work.compared = 0;
  const headers = [...response.headers.keys()].filter((name) => !volatileHeaders.includes(name));
  return { status: response.status, headers, text: await response.text(), work: before };
}

/** Replaces what is new in every answer, keeping where it stands and how long it is. */
const masked = (text: string, email: string) =>
  text
    .replaceAll(email, '<email>')
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>');

const addresses = ['known@example.org', 'waiting@example.org', 'nobody@example.org'];

async function answersTo(path: string, bodyOf: (email: string) => object) {
  const answers = [];
  for (const email of addresses) {
    const answer = await answerTo(path, bodyOf(email));
    answers.push({ ...answer, text: masked(answer.text, email) });
  }
  return answers;
}

const expectAlike = (answers: { status: number; headers: string[]; text: string }[]) => {
  expect(answers).toHaveLength(addresses.length);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
};

describe('known, unconfirmed and unknown addresses are answered alike', () => {
  test('at login', async () => {
    const answers = await answersTo('/token?grant_type=password', (email) => ({ email, password: 'wrong' }));
    expectAlike(answers);
    expect(answers[0]).toMatchObject({ status: 400, work: { hashed: 0, compared: 1 } });
  });

  test('at recovery, which looks for nobody before it answers', async () => {
    const answers = await answersTo('/recover', (email) => ({ email }));
    expectAlike(answers);
    expect(answers[0]).toMatchObject({
      status: 200,
      text: '{}',
      work: { hashed: 0, compared: 0, mails: 1 },
    });
  });

  test.each(['/otp', '/magiclink'])('at %s, with and without new accounts', async (path) => {
    for (const create_user of [false, true]) {
      const answers = await answersTo(path, (email) => ({ email, create_user }));
      expectAlike(answers);
      expect(answers[0]).toMatchObject({ status: 200, text: '{}', work: { hashed: 0, compared: 0 } });
    }
    await server.sql`delete from auth.users where email = 'nobody@example.org'`;
  });

  test.each(['signup', 'email_change'])('when a mail of type %s is asked for again', async (type) => {
    const answers = await answersTo('/resend', (email) => ({ email, type }));
    expectAlike(answers);
    expect(answers[0]).toMatchObject({ status: 200, text: '{}' });
  });

  test('when a code is tried', async () => {
    const answers = await answersTo('/verify', (email) => ({ email, type: 'email', token: '000000' }));
    expectAlike(answers);
    expect(answers[0]?.status).toBe(403);
  });

  test('at sign-up, down to the order of the fields', async () => {
    const data = { zeta: 1, first_name: 'Kim', locale: 'de', nested: { b: 1, a: 2 } };
    const answers = await answersTo('/signup', (email) => ({ email, password, data }));
    expectAlike(answers);
    expect(answers[0]).toMatchObject({ status: 200, work: { hashed: 1, compared: 0, mails: 1 } });
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({
      email: '<email>',
      identities: [{ provider: 'email', identity_data: { email: '<email>' } }],
    });
  });
});

describe('a sign-up with an address that has an account', () => {
  test('changes nothing: no account, no person, no mail to its owner', async () => {
    const count = async () => {
      const [row] = await server.sql`
        select (select count(*)::int from auth.users) as users, (select count(*)::int from auth.identities) as identities,
          (select count(*)::int from public.people) as people,
          (select count(*)::int from auth.one_time_tokens) as tokens`;
      return row;
    };
    const before = await count();
    const mails = server.mails('known@example.org').length;
    await server.browser().auth.signUp({ email: 'known@example.org', password: 'somebody else' });
    expect(await count()).toEqual(before);
    expect(server.mails('known@example.org')).toHaveLength(mails);
    const login = await server.browser().auth.signInWithPassword({ email: 'known@example.org', password });
    expect(login.error).toBeNull();
  });

  test('leaves a line in the audit log that names nobody', async () => {
    const [entry] = await server.sql`
      select payload::text as payload from auth.audit_log_entries order by created_at desc limit 1`;
    expect(JSON.parse(String(entry?.['payload']))).toEqual({
      action: 'user_repeated_signup',
      log_type: 'user',
      traits: { provider: 'email' },
    });
  });
});

test('an account that began with a link has no password that could be guessed', async () => {
  await server.browser().auth.signInWithOtp({ email: 'link.only@example.org' });
  const [row] =
    await server.sql`select encrypted_password from auth.users where email = 'link.only@example.org'`;
  expect(row).toEqual({ encrypted_password: null });
});

describe('work after the answer', () => {
  test('is done in order, survives a failure, and can be waited for', async () => {
    const later = afterAnswers();
    const done: number[] = [];
    await later.run(async () => void done.push(1));
    await later.run(() => Promise.reject(new Error('this one fails, and is logged')));
    await later.run(async () => {
      done.push(2);
      await later.run(async () => void done.push(3));
    });
    expect(done).toEqual([]);
    await later.settled();
    expect(done).toEqual([1, 2, 3]);
  });
});
