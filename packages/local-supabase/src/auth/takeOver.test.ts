import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { visitProvider } from './testing/consent';
import { clickLink, latestLink, password } from './testing/links';

// Somebody signs up with an address that is not theirs and waits for its owner.

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({}, { hasStandIn: true });
});
afterAll(() => server.stop());

const squat = async (email: string) => {
  const stranger = server.browser();
  await stranger.auth.signUp({ email, password, options: { data: { first_name: 'Ada' } } });
  return stranger;
};
const logIn = (email: string) => server.browser().auth.signInWithPassword({ email, password });

describe('the owner of a mailbox whose address somebody signed up with', () => {
  test.each([
    ['a login by mail', (email: string) => server.browser().auth.signInWithOtp({ email })],
    ['a recovery', (email: string) => server.browser().auth.resetPasswordForEmail(email)],
  ])('comes by %s, and the password from before opens nothing', async (_way, ask) => {
    const email = `${Math.random().toString(36).slice(2)}@example.org`;
    await squat(email);
    expect((await ask(email)).error).toBeNull();
    const { data, error } = await clickLink(server, server.browser(), email);
    expect(error).toBeNull();
    expect(data.user?.user_metadata['first_name']).toBe('Ada');
    expect((await logIn(email)).error?.code).toBe('invalid_credentials');
  });

  test('comes by six digits, as for a sign-up', async () => {
    const email = 'digits@example.org';
    await squat(email);
    await server.browser().auth.signInWithOtp({ email });
    const { code } = latestLink(server, email);
    const { error } = await server.browser().auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(error).toBeNull();
    expect((await logIn(email)).error?.code).toBe('invalid_credentials');
  });

  test('comes by mail where a provider without proof made the account', async () => {
    const email = 'elsewhere@example.org';
    await visitProvider(server.browser({ flowType: 'pkce' }), 'github', { email, isVerified: false });
    await server.browser().auth.signInWithOtp({ email });
    const { data } = await clickLink(server, server.browser(), email);
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
    const landing = await visitProvider(server.browser({ flowType: 'pkce' }), 'github', {
      email,
      isVerified: false,
    });
    expect(landing.searchParams.get('error_code')).toBe('provider_email_needs_verification');
  });

  test('who asked for the mail of the sign-up keeps its password', async () => {
    const email = 'own@example.org';
    const own = await squat(email);
    await own.auth.resend({ email, type: 'signup' });
    await clickLink(server, server.browser(), email);
    expect((await logIn(email)).error).toBeNull();
  });
});
