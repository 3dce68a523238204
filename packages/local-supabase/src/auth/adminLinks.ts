import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { requireAdmin } from './bearer';
import { checkedEmail, objectOf, readBody, textOf } from './body';
import type { AuthEnv, AuthService, Db } from './deps';
import { AuthFailure, invalid } from './errors';
import { prepareMail, sendMail, type MailName } from './mails';
import { checkPassword } from './passwords';
import { redirectOrSite } from './redirects';
import { userJson } from './responses';
import { takeOver } from './takeOver';
import { transact } from './transact';
import { emailExists } from './uniqueViolation';
import { findUserByEmail, findUserById, insertUser, lockUser, type UserRow } from './users';

const letters: Record<string, MailName> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magicLink',
  recovery: 'recovery',
};

async function invited(service: AuthService, db: Db, user: UserRow): Promise<UserRow> {
  await db`update auth.users set invited_at = ${service.clock()} where id = ${user.id}`;
  return (await findUserById(db, user.id)) ?? user;
}

type Invitee = { email: string; password: string; data: JsonObject };

async function newUser(service: AuthService, db: Db, { email, password, data }: Invitee): Promise<UserRow> {
  const passwordHash = password === '' ? null : await service.passwords.hash(password);
  return insertUser(db, { email, passwordHash, userMetadata: data, now: service.clock() });
}

/** The account of a sign-up that nobody confirmed, for somebody who did not make it. */
async function reclaimed(service: AuthService, db: Db, { id }: UserRow, data: JsonObject): Promise<UserRow> {
  const user = await lockUser(db, id);
  if (user?.email_confirmed_at !== null) throw emailExists();
  await takeOver(service, db, user, data);
  return { ...user, encrypted_password: null, raw_user_meta_data: data };
}

/** POST /invite: makes an account and mails the way in. */
export async function postInvite(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  requireAdmin(c);
  const body = await readBody(c);
  const email = checkedEmail(textOf(body, 'email'));
  const data = objectOf(body, 'data') ?? {};
  const redirectTo = c.req.query('redirect_to') ?? '';
  service.limits.anyMail();
  return c.json(
    await transact(service, async (work) => {
      const existing = await findUserByEmail(work.tx, email);
      if (existing?.email_confirmed_at) throw emailExists();
      const user = existing
        ? await reclaimed(service, work.tx, existing, data)
        : await newUser(service, work.tx, { email, data, password: '' });
      await sendMail(service, work, 'invite', user, { redirectTo, challenge: null });
      return userJson(await invited(service, work.tx, user));
    }),
  );
}

/** POST /admin/generate_link: a link and its code without a mail. */
export async function postGenerateLink(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  requireAdmin(c);
  const body = await readBody(c);
  const email = checkedEmail(textOf(body, 'email'));
  let type = textOf(body, 'type');
  const found = await findUserByEmail(service.sql, email);
  if (!found && type === 'recovery') {
    throw new AuthFailure(404, 'user_not_found', 'User with this email not found');
  }
  if (!found && type === 'magiclink') type = 'signup';
  const letter = Object.hasOwn(letters, type) ? letters[type] : undefined;
  if (letter === undefined) throw invalid(`Invalid email action link type requested: ${type}`);
  const password = textOf(body, 'password');
  if (password !== '') checkPassword(password, service.settings.minPasswordLength);
  const data = objectOf(body, 'data') ?? {};
  const target = redirectOrSite(
    service,
    textOf(body, 'redirect_to') || (c.req.query('redirect_to') ?? ''),
  ).href;
  return c.json(
    await transact(service, async ({ tx }) => {
      const existing = found && (await lockUser(tx, found.id));
      const isForNew = type === 'signup' || type === 'invite';
      if (existing?.email_confirmed_at && isForNew) throw emailExists();
      const user = existing ?? (await newUser(service, tx, { email, password, data }));
      const token = await prepareMail(service, tx, letter, user);
      if (type === 'invite') await invited(service, tx, user);
      const query = new URLSearchParams({ token: token.hash, type, redirect_to: target });
      return {
        ...userJson((await findUserById(tx, user.id)) ?? user),
        action_link: `${service.issuer}/verify?${query.toString()}`,
        email_otp: token.code,
        hashed_token: token.hash,
        verification_type: type,
        redirect_to: target,
      };
    }),
  );
}
