import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { sendLetter, type MailWish } from './mails';
import { checkPassword, hashPassword } from './passwords';
import { challengeOf } from './pkce';
import { pretendedUserJson, userJson } from './responses';
import { deviceOf, openSession } from './sessions';
import { transact } from './transact';
import { findUserByEmail, findUserById, insertUser, lockUser, type UserRow } from './users';

/** A sign-up with everything checked. */
export type Signup = { email: string; password: string; data: JsonObject; wish: MailWish };

/** The wishes about the mail that a request carries in body and query. */
export function wishOf(c: Context<AuthEnv>, body: JsonObject): MailWish {
  return { redirectTo: c.req.query('redirect_to') ?? '', challenge: challengeOf(body) };
}

function signupOf(service: AuthService, c: Context<AuthEnv>, body: JsonObject): Signup {
  const password = textOf(body, 'password');
  if (textOf(body, 'phone') !== '') {
    throw new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (textOf(body, 'email') === '' && password === '') {
    throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (password === '') throw invalid('Signup requires a valid password');
  checkPassword(password, service.settings.minPasswordLength);
  const email = checkedEmail(textOf(body, 'email'));
  return { email, password, data: objectOf(body, 'data') ?? {}, wish: wishOf(c, body) };
}

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Inserts the account, or null when somebody signed up with the address in the same moment. */
async function createAccount(
  service: AuthService,
  signup: Signup,
  passwordHash: string,
): Promise<UserRow | null> {
  const now = service.clock();
  const { isAutoconfirmed } = service.settings;
  try {
    return await transact(service, async (work) => {
      const { tx } = work;
      const user = await insertUser(tx, {
        email: signup.email,
        passwordHash,
        userMetadata: signup.data,
        confirmedAt: isAutoconfirmed ? now : null,
        now,
      });
      if (!isAutoconfirmed) await sendLetter(service, work, 'confirmation', user, signup.wish);
      return (await findUserById(tx, user.id)) ?? user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Sends the confirmation once more to somebody who has not confirmed yet. */
export async function remind(service: AuthService, userId: string, wish: MailWish): Promise<void> {
  await transact(service, async (work) => {
    const user = await lockUser(work.tx, userId);
    if (user && !user.email_confirmed_at) await sendLetter(service, work, 'confirmation', user, wish);
  });
}

/** Makes an account, unless the address has one. Null where it had. */
export async function register(service: AuthService, signup: Signup): Promise<UserRow | null> {
  if (!service.settings.isSignupOpen) {
    throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  // Hashed before looking, so that an existing address does not answer faster.
  const passwordHash = await hashPassword(signup.password, service.settings.bcryptCost);
  const existing = await findUserByEmail(service.sql, signup.email);
  if (!existing) return createAccount(service, signup, passwordHash);
  // The password of the first sign-up stays: nobody has shown yet that the address is theirs.
  if (!existing.email_confirmed_at) await remind(service, existing.id, signup.wish);
  return null;
}

/** POST /signup */
export async function postSignup(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const signup = signupOf(service, c, await readBody(c));
  const user = await register(service, signup);
  if (!user) {
    if (service.settings.isAutoconfirmed) {
      throw new AuthFailure(422, 'user_already_exists', 'User already registered');
    }
    return c.json(await pretendedUserJson(service.sql, signup.email, signup.data, service.clock()));
  }
  if (!user.email_confirmed_at) return c.json(userJson(user));
  const device = deviceOf(c);
  return c.json(await transact(service, ({ tx }) => openSession(service, tx, user.id, 'password', device)));
}
