import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { addTotp, authAgain, codeNow, codeOf, nextStep } from '../testing/factors';
import { anotherDevice, newPerson } from '../testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

describe('a code', () => {
  test('is refused when it is wrong or from another step, and counts in the step before and after its own', async () => {
    const { client } = await newPerson(server, 'codes@example.org');
    const { factor } = await addTotp(server, client);
    const failed = { status: 422, code: 'mfa_verification_failed' };
    const tries = ['000000', 'abcdef', codeOf(factor, server.now().getTime() - 90_000)];
    for (const code of tries) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
      expect(error, code).toMatchObject(failed);
    }
    // A step that ends between writing a code and checking it would make the former one two steps old.
    server.advance(65 - ((server.now().getTime() / 1000) % 30));
    for (const drift of [30_000, -30_000]) {
      const late = { factorId: factor.id, code: codeOf(factor, server.now().getTime() + drift) };
      expect((await client.auth.mfa.challengeAndVerify(late)).error, `${drift}`).toBeNull();
      expect((await client.auth.mfa.challengeAndVerify({ ...late, code: '' })).error?.code).toBe(
        'validation_failed',
      );
    }
  });

  test('is accepted once, from whichever session it comes', async () => {
    const email = 'once@example.org';
    const { client } = await newPerson(server, email);
    const { factor, code } = await addTotp(server, client);
    const failed = { status: 422, code: 'mfa_verification_failed' };
    // Who looked over the owner's shoulder has the password and these digits.
    const thief = await anotherDevice(server, email);
    const again = (who: SupabaseClient) => who.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect((await again(thief.client)).error).toMatchObject(failed);
    nextStep(server);
    expect((await again(thief.client)).error).toMatchObject(failed);
    expect((await again(client)).error).toMatchObject(failed);
    expect((await authAgain(server, client, factor)).error).toBeNull();
  });

  test('that is shown twice at once is accepted once', async () => {
    const { client } = await newPerson(server, 'twice@example.org');
    const { factor } = await addTotp(server, client);
    for (let round = 0; round < 10; round += 1) {
      nextStep(server);
      const challenges = await Promise.all(
        [1, 2, 3].map(() => client.auth.mfa.challenge({ factorId: factor.id })),
      );
      const { data } = await client.auth.getSession();
      const code = codeNow(server, factor);
      // Past the client, which would show them one after the other.
      const answers = await Promise.all(
        challenges.map(({ data: challenge }) =>
          server.request(`/factors/${factor.id}/verify`, {
            method: 'POST',
            token: data.session?.access_token ?? '',
            body: JSON.stringify({ challenge_id: challenge?.id, code }),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    }
  });

  test('that a factor has taken still counts for another factor with its own secret', async () => {
    const { client } = await newPerson(server, 'two.apps@example.org');
    await addTotp(server, client, 'Phone');
    const { factor } = await addTotp(server, client, 'Tablet');
    nextStep(server);
    expect((await authAgain(server, client, factor)).error).toBeNull();
  });

  test('answers its own challenge, once, for five minutes', async () => {
    const { client, session } = await newPerson(server, 'challenge@example.org');
    const { factor } = await addTotp(server, client);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    expect(challenge).toMatchObject({ type: 'totp' });
    const left = (challenge?.expires_at ?? 0) - server.now().getTime() / 1000;
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThanOrEqual(300);
    const challengeId = challenge?.id ?? '';
    const answer = (id: string) => {
      nextStep(server);
      return client.auth.mfa.verify({ factorId: factor.id, challengeId: id, code: codeNow(server, factor) });
    };
    expect((await answer(challengeId)).error).toBeNull();
    expect((await answer(challengeId)).error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    expect((await answer(session.user.id)).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    });
    expect((await answer('no id')).error).toMatchObject({ status: 400, code: 'bad_json' });
    const { data: old } = await client.auth.mfa.challenge({ factorId: factor.id });
    server.advance(300);
    expect((await answer(old?.id ?? '')).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  test('are not counted where nothing was asked or nothing is answered', async () => {
    const { client } = await newPerson(server, 'clumsy@example.org');
    const { factor } = await addTotp(server, client);
    nextStep(server);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    const answer = (challengeId: string, code: string) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId, code });
    for (let n = 0; n < 20; n += 1) {
      const [id, code] = n % 2 === 0 ? ['no id', '123456'] : [challenge?.id ?? '', ' '];
      expect((await answer(id, code)).error?.status).toBe(400);
    }
    expect((await answer(challenge?.id ?? '', codeNow(server, factor))).error).toBeNull();
  });

  test('cannot be tried out: after fifteen wrong ones the session waits', async () => {
    const email = 'guess@example.org';
    const { client } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    nextStep(server);
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id });
    const guess = (code: string) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId: challenge?.id ?? '', code });
    const first = await Promise.all(Array.from({ length: 15 }, (_, n) => guess(String(n).padStart(6, '9'))));
    expect(new Set(first.map(({ error }) => error?.code))).toEqual(new Set(['mfa_verification_failed']));
    const locked = await guess(codeNow(server, factor));
    expect(locked.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const { data } = await client.auth.getSession();
    const raw = await server.request(`/factors/${factor.id}/verify`, {
      method: 'POST',
      token: data.session?.access_token ?? '',
      body: JSON.stringify({ challenge_id: challenge?.id, code: '123456' }),
    });
    expect(raw.status).toBe(429);
    expect(Number(raw.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(raw.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    server.advance(60);
    expect((await guess(codeNow(server, factor))).error).toBeNull();
  });

  test('that a thief tries out keep only the thief waiting, up to ten sessions of theirs', async () => {
    const email = 'besieged@example.org';
    const { client } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    nextStep(server);
    const siege = async () => {
      const thief = await anotherDevice(server, email);
      const { data } = await thief.client.auth.mfa.challenge({ factorId: factor.id });
      const guess = (code: string) =>
        thief.client.auth.mfa.verify({ factorId: factor.id, challengeId: data?.id ?? '', code });
      for (let n = 0; n < 15; n += 1) {
        const { error } = await guess(String(n).padStart(6, '9'));
        if (error?.code !== 'mfa_verification_failed') return error?.code;
      }
      return (await guess('999999')).error?.code;
    };
    expect(await siege()).toBe('over_request_rate_limit');
    const owner = await anotherDevice(server, email);
    expect((await authAgain(server, owner.client, factor)).error).toBeNull();
    for (let n = 0; n < 9; n += 1) await siege();
    const last = await anotherDevice(server, email);
    expect((await authAgain(server, last.client, factor)).error?.code).toBe('over_request_rate_limit');
    server.advance(30);
    expect((await authAgain(server, last.client, factor)).error).toBeNull();
  });
});
