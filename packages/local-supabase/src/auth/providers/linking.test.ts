import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthServer, type AuthServer } from '../testing/authServer';
import { signInAt, visitProvider } from '../testing/consent';
import { clickLink, latestLink, newPerson, password } from '../testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({}, { hasStandIn: true });
});
afterAll(() => server.stop());

const pkceBrowser = () => server.browser({ flowType: 'pkce' });
const people = async (email: string) => {
  const [row] = await server.sql<
    { n: number }[]
  >`select count(*)::int as n from auth.users where email = ${email}`;
  return row?.n;
};

describe('a verified address', () => {
  test('leads to the account that has it', async () => {
    const email = 'links@site.example';
    const { id } = await newPerson(server, email, { first_name: 'Lin', last_name: 'King' });
    const { user } = await signInAt(pkceBrowser(), 'google', { email, firstName: 'Other' });
    expect(user.id).toBe(id);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'google']);
    expect(user.user_metadata).toMatchObject({ first_name: 'Lin', full_name: 'Other Standin' });
    const login = await server.browser().auth.signInWithPassword({ email, password });
    expect(login.data.user?.id).toBe(id);
  });

  test('links a second provider to the account of the first', async () => {
    const email = 'two.ways@site.example';
    const first = await signInAt(pkceBrowser(), 'github', { email });
    const second = await signInAt(pkceBrowser(), 'linkedin_oidc', { email: 'Two.Ways@SITE.example' });
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.app_metadata['providers']).toEqual(['github', 'linkedin_oidc']);
  });

  test('and a first password are a way in of their own', async () => {
    const email = 'first.password@site.example';
    const client = pkceBrowser();
    await signInAt(client, 'github', { email });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const { data } = await server.browser().auth.signInWithPassword({ email, password });
    expect(data.user?.app_metadata).toMatchObject({ provider: 'github', providers: ['github', 'email'] });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['github', 'email']);
    expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
    expect((await client.auth.getUser()).data.user?.identities).toHaveLength(2);
  });

  test('of two people who come at once makes one account', async () => {
    const email = 'at.once@site.example';
    const both = await Promise.all([
      signInAt(pkceBrowser(), 'google', { email }),
      signInAt(pkceBrowser(), 'google', { email }),
    ]);
    expect(new Set(both.map(({ user }) => user.id)).size).toBe(1);
    expect(await people(email)).toBe(1);
  });

  test('ends what somebody prepared who signed up with it and never confirmed', async () => {
    const email = 'victim@site.example';
    const attacker = pkceBrowser();
    await attacker.auth.signUp({ email, password, options: { data: { note: 'planted', is_admin: true } } });
    const trap = latestLink(server, email);
    const { user } = await signInAt(pkceBrowser(), 'google', { email });
    expect(user.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(user.user_metadata).not.toHaveProperty('note');
    expect(user.user_metadata).not.toHaveProperty('is_admin');
    const login = await server.browser().auth.signInWithPassword({ email, password });
    expect(login.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const click = await server.browser().auth.verifyOtp({ token_hash: trap.hash, type: 'email' });
    expect(click.error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(await people(email)).toBe(1);
  });
});

describe('an address that the provider has not verified', () => {
  const refusal = (landing: URL) => Object.fromEntries(landing.searchParams);

  test('does not open the account that has it', async () => {
    const email = 'owner@site.example';
    const { id } = await newPerson(server, email);
    const landing = await visitProvider(pkceBrowser(), 'google', { email, isVerified: false });
    expect(refusal(landing)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with google. Verify the email with google in order to sign in',
    });
    const identities = await server.sql`select provider from auth.identities where user_id = ${id}`;
    expect(identities.map((row) => row['provider'])).toEqual(['email']);
    expect(await people(email)).toBe(1);
  });

  test('is asked at its mailbox before it opens a new account', async () => {
    const email = 'unverified@site.example';
    const landing = await visitProvider(pkceBrowser(), 'github', { email, isVerified: false });
    expect(refusal(landing)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with github. Verify the email with github in order to sign in',
    });
    const browser = server.browser();
    const { data, error } = await clickLink(server, browser, email);
    expect(error).toBeNull();
    expect(data.user?.app_metadata).toMatchObject({ provider: 'github', providers: ['github'] });
    const again = await signInAt(pkceBrowser(), 'github', { email, isVerified: false });
    expect(again.user.id).toBe(data.user?.id);
  });

  test('that an identity took on later does not draw its owner into that account', async () => {
    const mine = 'mallory@site.example';
    const theirs = 'trent@site.example';
    const mallory = await signInAt(pkceBrowser(), 'google', { email: mine });
    await server.sql`
      update auth.identities set identity_data = identity_data || ${server.sql.json({ email: theirs, email_verified: false })}
      where user_id = ${mallory.user.id}`;
    const trent = await signInAt(pkceBrowser(), 'github', { email: theirs });
    expect(trent.user.id).not.toBe(mallory.user.id);
  });
});

describe('no address', () => {
  test('is told as the failure it is', async () => {
    const landing = await visitProvider(pkceBrowser(), 'google', { email: '' });
    expect(Object.fromEntries(landing.searchParams)).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Error getting user email from external provider',
    });
  });
});
