import type { Context } from 'hono';
import { requirePerson, requireSession, type Person } from './bearer';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import type { AuthEnv, AuthService, Db } from './deps';
import { AuthFailure, invalid } from './errors';
import { isBelowOwnLevel } from './mfa/factors';
import { sendEmailChange, sendReauthentication } from './mails';
import { notifyOfPassword } from './notifications';
import { clearTokens } from './oneTimeTokens';
import { checkPassword } from './passwords';
import { clearFlows } from './pkce';
import { ensureEmailIdentity } from './providers/identities';
import { renewLogin, requireReauthentication, useProof } from './reauthentication';
import { userJson } from './responses';
import { closeSessions } from './sessions';
import { mailOptionsOf } from './signup';
import { transact } from './transact';
import { emailExists } from './uniqueViolation';
import { findUserByEmail, findUserById, jsonOf, lockUser } from './users';

/** GET /user */
export async function getUser(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user } = await requirePerson(service, c);
  return c.json(userJson(user));
}

/** GET /reauthenticate: mails the six digits to the person's own address. */
export async function getReauthenticate(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user } = await requirePerson(service, c);
  if (user.email === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (!user.email_confirmed_at) {
    throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  service.limits.mail('reauthentication', user.id);
  await transact(service, (work) => sendReauthentication(service, work, user));
  return c.json({});
}

async function newHashOf(service: AuthService, { user }: Person, password: string): Promise<string | null> {
  if (password === '') return null;
  checkPassword(password, service.settings.minPasswordLength);
  if (await service.passwords.isRight(password, user.encrypted_password)) {
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
  }
  return service.passwords.hash(password);
}

/** Stores a new password. Links and codes from before it are worthless, and every other session ends. */
export async function changePassword(
  service: AuthService,
  db: Db,
  userId: string,
  passwordHash: string,
  keepSession: string | null,
): Promise<void> {
  const now = service.clock();
  await db`
    update auth.users set encrypted_password = ${passwordHash}, updated_at = ${now}, recovery_sent_at = null,
      confirmation_sent_at = null, email_change_sent_at = null, reauthentication_sent_at = null
    where id = ${userId}`;
  await ensureEmailIdentity(service, db, userId);
  await clearTokens(db, userId);
  await clearFlows(db, userId);
  await closeSessions(db, userId, keepSession === null ? {} : { except: keepSession });
}

/** PUT /user: password, address and metadata of one's own account. Metadata is merged, and null removes a key. */
export async function putUser(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const person = await requirePerson(service, c);
  const body = await readBody(c);
  if (objectOf(body, 'app_metadata')) {
    throw new AuthFailure(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const data = objectOf(body, 'data');
  const wanted = textOf(body, 'email');
  const email = wanted === '' ? person.user.email : checkedEmail(wanted);
  if (textOf(body, 'phone') !== '') {
    throw new AuthFailure(400, 'phone_provider_disabled', 'Phone logins are disabled');
  }
  const changesAddress = email !== person.user.email;
  if ((changesAddress || textOf(body, 'password') !== '') && isBelowOwnLevel(person)) {
    throw new AuthFailure(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  const mailOptions = mailOptionsOf(c, body);
  const password = textOf(body, 'password');
  const nonce = textOf(body, 'nonce');
  const proof = password === '' ? null : await requireReauthentication(service, person, nonce);
  if (password === '' && nonce !== '') await renewLogin(service, person, nonce);
  const passwordHash = await newHashOf(service, person, password);
  const { id } = person.user;
  return c.json(
    await transact(service, async (work) => {
      const { tx } = work;
      const user = await lockUser(tx, id);
      if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
      // Another device may have changed the password meanwhile, and so ended this session.
      await requireSession(tx, person.session.id, id);
      // Only now: a password that is refused does not use the code up.
      if (proof) await useProof(tx, proof);
      if (passwordHash !== null) {
        await changePassword(service, tx, id, passwordHash, person.session.id);
        await notifyOfPassword(service, work, user);
      }
      if (data) await mergeUserMetadata(service, tx, id, data);
      if (email !== null && email !== user.email) {
        if (await findUserByEmail(tx, email)) throw emailExists();
        service.limits.mail('email_change', user.email ?? id);
        await sendEmailChange(service, work, user, email, mailOptions);
      }
      return userJson((await findUserById(tx, id)) ?? user);
    }),
  );
}

/** Merges into the metadata a person may change; a key set to null goes away. */
export async function mergeUserMetadata(
  service: AuthService,
  db: Db,
  userId: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const removed = Object.keys(changes).filter((key) => changes[key] === null);
  await db`
    update auth.users set updated_at = ${service.clock()},
      raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || ${jsonOf(db, changes)}::jsonb) - ${removed}::text[]
    where id = ${userId}`;
}
