import { describe, expect, test } from 'vitest';
import { fakeClock, faultyFetch, type Fault } from '../testing';
import { authSettingsFrom, requestAuthSettings } from './authSettings';

const clock = fakeClock(0);
const server = (fault: Fault) => ({
  url: 'http://localhost/auth/v1',
  key: 'sb_publishable_test',
  clock,
  fetch: faultyFetch(clock, () => fault),
});

describe('what the auth service offers', () => {
  test('are the services that are switched on, and passkeys where it says so', () => {
    const external = { google: true, github: false, email: true, phone: true, anonymous_users: true };
    expect(authSettingsFrom({ external, disable_signup: false })).toEqual({
      providers: ['google'],
      hasPasskeys: false,
      isSignupOpen: true,
    });
    expect(authSettingsFrom({ external: {}, disable_signup: true, passkeys_enabled: true })).toEqual({
      providers: [],
      hasPasskeys: true,
      isSignupOpen: false,
    });
  });

  test.each([undefined, null, [], {}, { external: null }, '<html>'])('is not told by %j', (body) => {
    expect(() => authSettingsFrom(body)).toThrow(
      expect.objectContaining({ code: 'invalid_response' }) as Error,
    );
  });

  test('is asked for once, and a failure says what failed', async () => {
    const body = { external: { github: true } };
    const asked = requestAuthSettings(server({ kind: 'answer', status: 200, body }));
    await expect(asked).resolves.toMatchObject({ providers: ['github'] });
    const refused = requestAuthSettings(server({ kind: 'answer', status: 503, body: {} }));
    await expect(refused).rejects.toMatchObject({ code: 'server', status: 503 });
    const lost = requestAuthSettings(server({ kind: 'throws' }));
    await expect(lost).rejects.toMatchObject({ code: 'network' });
  });
});
