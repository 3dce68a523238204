import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { addTotp, authAgain, claimsOf, codeNow, nextStep } from '../testing/factors';
import { anotherDevice, newPerson, password } from '../testing/links';
import { defaultMfaSettings } from './settings';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

const begin = async (client: SupabaseClient, friendlyName = 'App') => {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return data;
};

const levelOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

describe('enrolling an authenticator app', () => {
  test('gives secret, URI and a picture, and counts only once it is verified', async () => {
    const { client } = await newPerson(server, 'enrol@example.org');
    const factor = await begin(client, 'My phone');
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(factor.totp.uri);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toBe('/localhost:3000:enrol@example.org');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'localhost:3000',
      secret: factor.totp.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    const picture = factor.totp.qr_code.replace('data:image/svg+xml;utf-8,', '');
    expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture).not.toMatch(/[#%]/);

    const { data: before } = await client.auth.mfa.listFactors();
    expect(before?.all).toMatchObject([{ id: factor.id, status: 'unverified', friendly_name: 'My phone' }]);
    expect(before?.totp).toEqual([]);
    expect(await levelOf(client)).toEqual(['aal1', 'aal1']);

    const done = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeNow(server, factor),
    });
    expect(done.error).toBeNull();
    const { data: after } = await client.auth.mfa.listFactors();
    expect(after?.totp).toMatchObject([
      { id: factor.id, status: 'verified', factor_type: 'totp', phone: '' },
    ]);
    expect(JSON.stringify(after)).not.toContain(factor.totp.secret);
    expect(await levelOf(client)).toEqual(['aal2', 'aal2']);
  });

  test('takes the issuer that is asked for', async () => {
    const { client } = await newPerson(server, 'issuer@example.org');
    const { data } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'a',
      issuer: 'Sample & co',
    });
    expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe('Sample & co');
    const long = { factorType: 'totp', friendlyName: 'b', issuer: 'x'.repeat(5000) } as const;
    expect((await client.auth.mfa.enroll(long)).error?.code).toBe('validation_failed');
  });

  test('refuses a name that is taken, an unknown kind, and one factor too many', async () => {
    const few = await startAuthServer({ mfa: { ...defaultMfaSettings, maxEnrolledFactors: 2 } });
    const { client, session } = await newPerson(few, 'many@example.org');
    await begin(client, 'One');
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    await begin(client, 'Two');
    const third = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Three' });
    expect(third.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    const unknown = await few.request('/factors', {
      method: 'POST',
      token: session.access_token,
      body: JSON.stringify({ factor_type: 'carrier_pigeon' }),
    });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ error_code: 'validation_failed' });
    // Beginnings that nobody went on with make room after a while.
    few.advance(301);
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })).error).toBeNull();
    await few.stop();
  });

  test('says so where it is switched off', async () => {
    const off = { isEnrollable: false, isVerifiable: false };
    const closed = await startAuthServer({ mfa: { ...defaultMfaSettings, totp: off } });
    const { client } = await newPerson(closed, 'off@example.org');
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
    await closed.stop();
  });

  test('a second one needs aal2, and the verified one clears other beginnings of its kind', async () => {
    const email = 'second@example.org';
    const { client } = await newPerson(server, email);
    await begin(client, 'Left');
    const { factor } = await addTotp(server, client, 'Right');
    expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factor.id]);
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'More' })).error).toBeNull();
    const { client: weak } = await anotherDevice(server, email);
    const refused = await weak.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' });
    expect(refused.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });
});

describe('a verified factor', () => {
  test('raises the session: aal2 and amr in the token, kept over a refresh', async () => {
    const email = 'raise@example.org';
    const { client } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    const { client: there } = await anotherDevice(server, email);
    expect(await levelOf(there)).toEqual(['aal1', 'aal2']);
    const events: string[] = [];
    there.auth.onAuthStateChange((event) => void events.push(event));
    nextStep(server);
    const { data, error } = await authAgain(server, there, factor);
    expect(error).toBeNull();
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    const claims = claimsOf(data?.access_token ?? '');
    expect(claims['aal']).toBe('aal2');
    expect(claims['amr']).toEqual([
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'password', timestamp: expect.any(Number) },
    ]);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const { data: refreshed } = await there.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '')['aal']).toBe('aal2');
    expect(await levelOf(there)).toEqual(['aal2', 'aal2']);
  });

  test('ends the person’s other sessions that stayed at aal1, and no other', async () => {
    const email = 'others@example.org';
    const { client } = await newPerson(server, email);
    const { client: thief } = await anotherDevice(server, email);
    const { client: stranger } = await newPerson(server, 'stranger@example.org');
    const { factor } = await addTotp(server, client);
    expect((await thief.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await stranger.auth.refreshSession()).error).toBeNull();
    const { client: second } = await anotherDevice(server, email);
    nextStep(server);
    expect((await authAgain(server, second, factor)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test('is needed at aal2 for a new password or address, not for the rest', async () => {
    const email = 'change@example.org';
    const { client } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    const { client: weak } = await anotherDevice(server, email);
    const refused = { status: 401, code: 'insufficient_aal' };
    expect((await weak.auth.updateUser({ password: 'of the thief' })).error).toMatchObject(refused);
    expect((await weak.auth.updateUser({ email: 'thief2@example.org' })).error).toMatchObject(refused);
    expect((await weak.auth.updateUser({ data: { locale: 'de' } })).error).toBeNull();
    expect((await weak.auth.signInWithPassword({ email, password })).error).toBeNull();
    nextStep(server);
    await authAgain(server, weak, factor);
    expect((await weak.auth.updateUser({ password: 'a good new one' })).error).toBeNull();
  });

  test('is given up only at aal2, and then the session is aal1 again', async () => {
    const email = 'giveup@example.org';
    const { client } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    const { client: weak } = await anotherDevice(server, email);
    const refused = await weak.auth.mfa.unenroll({ factorId: factor.id });
    expect(refused.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factor.id });
    const { data: refreshed } = await client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
    expect(refreshed.user?.factors).toBeUndefined();
    expect(await levelOf(client)).toEqual(['aal1', 'aal1']);
  });

  test('of somebody else is not found', async () => {
    const { client } = await newPerson(server, 'owner@example.org');
    const { factor } = await addTotp(server, client);
    const { client: other, session } = await newPerson(server, 'nosy@example.org');
    const missing = { status: 404, code: 'mfa_factor_not_found' };
    expect((await other.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject(missing);
    expect((await other.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(missing);
    const odd = await server.request('/factors/not-an-id', { method: 'DELETE', token: session.access_token });
    expect([odd.status, ((await odd.json()) as { error_code: string }).error_code]).toEqual([
      404,
      'validation_failed',
    ]);
  });
});
