import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { addTotp, claimsOf } from '../testing/factors';
import { anotherDevice, newPerson } from '../testing/links';
import { defaultMfaSettings } from './settings';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const begin = async (client: SupabaseClient, phone: string, friendlyName = 'Phone') => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName });
  if (error) throw error;
  return data;
};

/** The digits of the latest message to a number. */
const sentTo = (phone: string) => /\d{6}/.exec(server.mails(phone)[0]?.text ?? '')?.[0] ?? '';

const challenge = async (client: SupabaseClient, factorId: string) => {
  const { data, error } = await client.auth.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
};

/** Adds a phone and verifies it with the code it was sent. */
const addPhone = async (client: SupabaseClient, phone: string, friendlyName?: string) => {
  const factor = await begin(client, phone, friendlyName);
  const challengeId = await challenge(client, factor.id);
  const { error } = await client.auth.mfa.verify({ factorId: factor.id, challengeId, code: sentTo(phone) });
  if (error) throw error;
  return factor;
};

describe('a phone as a second factor', () => {
  test('gets six digits as a message, and they raise the session', async () => {
    const { client } = await newPerson(server, 'phone@example.org');
    const factor = await begin(client, '+49 170 1234567', 'Mobile');
    expect(factor).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone: '+49 170 1234567' });
    const challengeId = await challenge(client, factor.id);
    const [message] = server.mails('+491701234567');
    expect(message).toMatchObject({
      to: '+491701234567',
      text: expect.stringMatching(/^Your code is \d{6}$/),
    });
    const code = sentTo('+491701234567');
    const { data, error } = await client.auth.mfa.verify({ factorId: factor.id, challengeId, code });
    expect(error).toBeNull();
    expect(claimsOf(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([{ method: 'mfa/phone', timestamp: expect.any(Number) }]),
    });
    const { data: list } = await client.auth.mfa.listFactors();
    expect(list?.phone).toMatchObject([{ id: factor.id, phone: '491701234567', status: 'verified' }]);
    const [stored] = await server.sql`select otp_code from auth.mfa_challenges where id = ${challengeId}`;
    expect(stored?.['otp_code']).toMatch(/^[\da-f]{64}$/);
  });

  test('the code is good for its challenge only, and once', async () => {
    const { client } = await newPerson(server, 'once@example.org');
    const { id: factorId } = await addPhone(client, '+491511111111');
    const failed = { status: 422, code: 'mfa_verification_failed' };
    server.advance(6);
    const first = { factorId, challengeId: await challenge(client, factorId), code: sentTo('+491511111111') };
    server.advance(6);
    const second = {
      factorId,
      challengeId: await challenge(client, factorId),
      code: sentTo('+491511111111'),
    };
    const other = first.code === second.code ? '' : first.code;
    if (other !== '') {
      expect((await client.auth.mfa.verify({ ...second, code: other })).error).toMatchObject(failed);
    }
    expect((await client.auth.mfa.verify({ ...second, code: '12345' })).error).toMatchObject(failed);
    expect((await client.auth.mfa.verify(second)).error).toBeNull();
    expect((await client.auth.mfa.verify(second)).error?.status).toBe(422);
    server.advance(300);
    expect((await client.auth.mfa.verify(first)).error).toMatchObject({ code: 'mfa_challenge_expired' });
  });

  test('is not written to without a pause', async () => {
    const slow = { ...defaultMfaSettings, phone: { ...defaultMfaSettings.phone, maxFrequency: 600 } };
    const patient = await startAuthServer({ mfa: slow });
    const { client: hasty } = await newPerson(patient, 'pause@example.org');
    const { data } = await hasty.auth.mfa.enroll({ factorType: 'phone', phone: '+491522222222' });
    expect((await hasty.auth.mfa.challenge({ factorId: data?.id ?? '' })).error).toBeNull();
    const again = await hasty.auth.mfa.challenge({ factorId: data?.id ?? '' });
    expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    const { session } = (await hasty.auth.getSession()).data;
    const raw = await patient.request(`/factors/${data?.id ?? ''}/challenge`, {
      method: 'POST',
      token: session?.access_token ?? '',
    });
    expect(raw.status).toBe(429);
    expect(Number(raw.headers.get('Retry-After'))).toBeGreaterThan(590);
    expect(patient.mails('+491522222222')).toHaveLength(1);
    patient.advance(601);
    expect((await hasty.auth.mfa.challenge({ factorId: data?.id ?? '' })).error).toBeNull();
    await patient.stop();
  });

  test.each(['', 'ada@example.org', '+0123', '123456789012345678', '+49<b>'])(
    'cannot have the number %j',
    async (phone) => {
      const { client } = await newPerson(server, `no${phone.length}@example.org`);
      const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'x' });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );

  test('may be entered anew until it is verified, and not afterwards', async () => {
    const { client } = await newPerson(server, 'anew@example.org');
    const first = await begin(client, '+491533333333', 'Phone');
    const second = await begin(client, '+491533333333', 'Phone');
    expect(second.id).not.toBe(first.id);
    expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second.id]);
    const challengeId = await challenge(client, second.id);
    const code = sentTo('+491533333333');
    expect((await client.auth.mfa.verify({ factorId: second.id, challengeId, code })).error).toBeNull();
    const again = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+49 1533333333' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
  });

  test('stands beside an authenticator app, and either raises a session', async () => {
    const email = 'both@example.org';
    const { client } = await newPerson(server, email);
    await addTotp(server, client);
    const { id: factorId } = await addPhone(client, '+491544444444', 'Phone');
    const { client: there } = await anotherDevice(server, email);
    server.advance(6);
    const challengeId = await challenge(there, factorId);
    const code = sentTo('+491544444444');
    expect((await there.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    expect((await there.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    // Giving up the phone lowers only the sessions it raised.
    expect((await there.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await there.auth.refreshSession();
    expect((await there.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  test('is not reached by another channel', async () => {
    const { client } = await newPerson(server, 'channel@example.org');
    const { id: factorId } = await begin(client, '+491555555555');
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'whatsapp' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(server.mails('+491555555555')).toEqual([]);
  });
});
