import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { sendMail, type MailOptions } from './mails';
import { createAccount, type NewAccount } from './newAccount';
import { checkPassword } from './passwords';
import { challengeOf } from './pkce';
import { pretendAccount } from './pretendAccount';
import { userJson } from './responses';
import { deviceOf, openSession } from './sessions';
import { transact } from './transact';
import { findUserByEmail, lockUser } from './users';

type Signup = { email: string; password: string; data: JsonObject; mailOptions: MailOptions };

/** The wishes about the mail that a request carries in body and query. */
export function mailOptionsOf(c: Context<AuthEnv>, body: JsonObject): MailOptions {
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
  return { email, password, data: objectOf(body, 'data') ?? {}, mailOptions: mailOptionsOf(c, body) };
}

/** Sends the confirmation once more to somebody who has not confirmed yet. */
export async function remind(service: AuthService, userId: string, mailOptions: MailOptions): Promise<void> {
  await transact(service, async (work) => {
    const user = await lockUser(work.tx, userId);
    if (user && !user.email_confirmed_at) await sendMail(service, work, 'confirmation', user, mailOptions);
  });
}

/** What a sign-up answers for an address that has an account: the same as for one that has not, after the same work. */
async function pretend(service: AuthService, account: NewAccount): Promise<JsonObject> {
  const answer = await pretendAccount(service, account);
  await service.background.run(async () => {
    const user = await findUserByEmail(service.sql, account.email);
    // The password of the first sign-up stays: nobody has shown yet that the address is theirs.
    if (user && !user.email_confirmed_at) await remind(service, user.id, account.mailOptions);
  });
  return answer;
}

/** POST /signup */
export async function postSignup(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { password, ...signup } = signupOf(service, c, await readBody(c));
  const { isSignupOpen, isAutoconfirmed } = service.settings;
  if (!isSignupOpen) throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!isAutoconfirmed) service.limits.mail('confirmation', signup.email);
  // Hashed before looking, so that an existing address does not answer faster.
  const account: NewAccount = { ...signup, passwordHash: await service.passwords.hash(password) };
  const isTaken = (await findUserByEmail(service.sql, signup.email)) !== null;
  const user = isTaken ? null : await createAccount(service, account);
  if (!user) {
    if (isAutoconfirmed) throw new AuthFailure(422, 'user_already_exists', 'User already registered');
    return c.json(await pretend(service, account));
  }
  if (!user.email_confirmed_at) return c.json(userJson(user));
  const device = deviceOf(service, c);
  return c.json(await transact(service, ({ tx }) => openSession(service, tx, user.id, 'password', device)));
}
