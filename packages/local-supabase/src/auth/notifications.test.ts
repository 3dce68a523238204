import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { readProjectConfig } from '../config/projectConfig';
import { notificationKinds } from '../mail';
import { authSettingsOf } from './projectSettings';
import { startAuthServer, type AuthServer } from './testing/authServer';
import { SoftAuthenticator } from './testing/authenticator';
import { addTotp } from './testing/factors';
import { newPerson, password } from './testing/links';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.stop());

type Member = Awaited<ReturnType<typeof newPerson>>;

/** What a person was told since their sign-up: headings, newest first. */
const notificationsOf = (email: string): (string | undefined)[] =>
  server
    .mails(email)
    .slice(0, -1)
    .map(({ text }) => text.split('\n\n')[0]);

async function addPasskey({ client }: Member): Promise<string> {
  const { data } = await client.auth.passkey.startRegistration();
  if (!data) throw new Error('No options');
  const credential = new SoftAuthenticator(server.siteUrl).create(data.options);
  const kept = await client.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
  if (!kept.data) throw new Error('No passkey', { cause: kept.error });
  return kept.data.id;
}

describe('the owner is told', () => {
  test('of a new password, by their own hand and by another', async () => {
    const email = 'told.password@example.org';
    const { client, id } = await newPerson(server, email);
    await client.auth.updateUser({ data: { first_name: 'Same' } });
    await client.auth.updateUser({ password });
    expect(notificationsOf(email)).toEqual([]);
    await client.auth.updateUser({ password: 'another one' });
    expect(notificationsOf(email)).toEqual(['Your password has been changed']);
    await server.admin().auth.admin.updateUserById(id, { password: 'a third one' });
    expect(notificationsOf(email)).toHaveLength(2);
    const [mail] = server.mails(email);
    expect(mail?.text).toContain(email);
  });

  test('but nobody whose mailbox was never confirmed', async () => {
    const email = 'told.unconfirmed@example.org';
    const { data } = await server.browser().auth.signUp({ email, password });
    await server.admin().auth.admin.updateUserById(data.user?.id ?? '', { password: 'another one' });
    expect(server.mails(email)).toHaveLength(1);
  });

  test('of a factor once it counts and once it does no longer', async () => {
    const email = 'told.factor@example.org';
    const { client } = await newPerson(server, email);
    const { data: begun } = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone: '+49170',
      friendlyName: 'P',
    });
    await client.auth.mfa.unenroll({ factorId: begun?.id ?? '' });
    expect(notificationsOf(email)).toEqual([]);
    const { factor } = await addTotp(server, client);
    expect(notificationsOf(email)).toEqual(['A new MFA factor has been enrolled']);
    expect(server.mails(email)[0]).toMatchObject({
      subject: 'A new MFA factor has been enrolled',
      text: expect.stringContaining('(totp)') as string,
    });
    await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(notificationsOf(email)[0]).toBe('An MFA factor has been unenrolled');
  });

  test('of a factor that an administrator removed', async () => {
    const email = 'told.lost@example.org';
    const { client, id } = await newPerson(server, email);
    const { factor } = await addTotp(server, client);
    await server.admin().auth.admin.mfa.deleteFactor({ userId: id, id: factor.id });
    expect(notificationsOf(email)[0]).toBe('An MFA factor has been unenrolled');
  });

  test('of a passkey that was added or removed', async () => {
    const email = 'told.passkey@example.org';
    const person = await newPerson(server, email);
    const passkeyId = await addPasskey(person);
    expect(notificationsOf(email)).toEqual(['A new MFA factor has been enrolled']);
    expect(server.mails(email)[0]?.text).toContain('(passkey)');
    await person.client.auth.passkey.delete({ passkeyId });
    expect(notificationsOf(email)).toEqual([
      'An MFA factor has been unenrolled',
      'A new MFA factor has been enrolled',
    ]);
    const second = await addPasskey(person);
    await server.admin().auth.admin.passkey.deletePasskey({ userId: person.id, passkeyId: second });
    expect(notificationsOf(email)[0]).toBe('An MFA factor has been unenrolled');
    expect((await person.client.auth.passkey.delete({ passkeyId: second })).error).not.toBeNull();
    expect(notificationsOf(email)).toHaveLength(4);
  });
});

test('config.toml names them for a hosted project, and what it switches off is not sent here either', async () => {
  expect(authSettingsOf(await readProjectConfig(inject('projectFolder'), {})).notifications).toEqual(
    notificationKinds,
  );
  const silent = await startAuthServer({
    notifications: authSettingsOf({}).notifications ?? notificationKinds,
  });
  try {
    const { client } = await newPerson(silent, 'silent@example.org');
    await client.auth.updateUser({ password: 'another one' });
    expect(silent.mails('silent@example.org')).toHaveLength(1);
  } finally {
    await silent.stop();
  }
});

test('a mail that cannot be sent undoes nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: string[] = [];
  const broken = await startAuthServer(
    { isAutoconfirmed: true },
    { mailer: { send: ({ subject }) => Promise.reject(new Error(String(sent.push(subject)))) } },
  );
  try {
    const client = broken.browser();
    await client.auth.signUp({ email: 'unreached@example.org', password });
    expect((await client.auth.updateUser({ password: 'another one' })).error).toBeNull();
    expect(sent).toEqual(['Your password has been changed']);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be sent'), expect.any(Error));
  } finally {
    log.mockRestore();
    await broken.stop();
  }
});
