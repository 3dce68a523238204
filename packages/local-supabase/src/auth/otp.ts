import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { sendEmailChange, sendMail, type MailName, type MailOptions } from './mails';
import { createAccount } from './newAccount';
import { mailOptionsOf, remind } from './signup';
import { transact } from './transact';
import { findUserByEmail, lockUser } from './users';

// Each of these answers 200 {} before it looks whether there is an account: the mailbox is the only one who learns it.

async function sendTo(
  service: AuthService,
  name: MailName,
  userId: string,
  mailOptions: MailOptions,
): Promise<void> {
  await transact(service, async (work) => {
    const user = await lockUser(work.tx, userId);
    if (user) await sendMail(service, work, name, user, mailOptions);
  });
}

/** POST /recover: a link that lets one set a new password. */
export async function postRecover(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = checkedEmail(textOf(body, 'email'));
  const mailOptions = mailOptionsOf(c, body);
  service.limits.mail('recovery', email);
  await service.background.run(async () => {
    const user = await findUserByEmail(service.sql, email);
    if (user) await sendTo(service, 'recovery', user.id, mailOptions);
  });
  return c.json({});
}

/** The way in for an address: a link for who has an account, else an account, where one may be made. */
async function letIn(
  service: AuthService,
  {
    email,
    data,
    mailOptions,
    isNewWelcome,
  }: { email: string; data: JsonObject; mailOptions: MailOptions; isNewWelcome: boolean },
): Promise<void> {
  const user = await findUserByEmail(service.sql, email);
  if (user) await sendTo(service, user.email_confirmed_at ? 'magicLink' : 'firstLogin', user.id, mailOptions);
  else if (isNewWelcome && service.settings.isSignupOpen) {
    await createAccount(service, { email, passwordHash: null, data, mailOptions });
  }
}

/** POST /otp and POST /magiclink: a link and six digits that log in; a new address gets an account first. */
export async function postOtp(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  if (textOf(body, 'phone') !== '') {
    throw new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  const email = checkedEmail(textOf(body, 'email'));
  const mailOptions = mailOptionsOf(c, body);
  const data = objectOf(body, 'data') ?? {};
  service.limits.mail('recovery', email);
  const isNewWelcome = body['create_user'] !== false;
  await service.background.run(() => letIn(service, { email, data, mailOptions, isNewWelcome }));
  return c.json({});
}

async function sendAgain(
  service: AuthService,
  type: string,
  email: string,
  mailOptions: MailOptions,
): Promise<void> {
  const found = await findUserByEmail(service.sql, email);
  if (!found) return;
  if (type === 'signup') await remind(service, found.id, mailOptions);
  else {
    await transact(service, async (work) => {
      const user = await lockUser(work.tx, found.id);
      if (user?.email_change) await sendEmailChange(service, work, user, user.email_change, mailOptions);
    });
  }
}

/** POST /resend: the confirmation of a sign-up or of a new address once more. */
export async function postResend(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const type = textOf(body, 'type');
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const email = checkedEmail(textOf(body, 'email'));
  const mailOptions = mailOptionsOf(c, body);
  service.limits.mail(type === 'signup' ? 'confirmation' : 'email_change', email);
  await service.background.run(() => sendAgain(service, type, email, mailOptions));
  return c.json({});
}
