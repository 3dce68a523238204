import { randomUUID } from 'node:crypto';
import type { AuthService, Db } from './deps';
import { AuthFailure, otpExpired } from './errors';
import { clearTokens, consumeToken, findToken, type StoredToken, type TokenType } from './oneTimeTokens';
import { isBanned } from './sessions';
import { keepMailboxOnly } from './takeOver';
import { findUserByEmail, jsonOf, lockUser, type UserRow } from './users';

/** The kinds of link that may be verified, with the tokens each stands for. */
const tokenTypesOf: Record<string, TokenType[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token', 'recovery_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

/** Says whether a type of link is known. */
export const isVerificationType = (type: string) => Object.hasOwn(tokenTypesOf, type);

/** Marks the address as the person's own, on account and identity. */
export async function confirmUser(service: AuthService, db: Db, userId: string): Promise<void> {
  const now = service.clock();
  await db`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, ${now}), updated_at = ${now},
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${userId}`;
  await db`
    update auth.identities set updated_at = ${now}, identity_data = identity_data || '{"email_verified": true}'
    where user_id = ${userId} and provider = 'email'`;
}

/** Gives an account its new address; every earlier link dies with the old one. */
export async function setEmail(service: AuthService, db: Db, userId: string, email: string): Promise<void> {
  const now = service.clock();
  const identity = { sub: userId, email, email_verified: true, phone_verified: false };
  await db`
    update auth.users set email = ${email}, email_change = '', email_change_confirm_status = 0,
      updated_at = ${now}
    where id = ${userId}`;
  await db`
    insert into auth.identities (id, provider_id, user_id, identity_data, provider, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${userId}, ${jsonOf(db, identity)}, 'email', ${now}, ${now})
    on conflict (provider_id, provider) do update set
      identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = excluded.updated_at`;
  await clearTokens(db, userId);
  await confirmUser(service, db, userId);
}

async function confirmEmailChange(service: AuthService, db: Db, user: UserRow): Promise<boolean> {
  const isFirst = service.settings.isEmailChangeSecure && user.email_change_confirm_status === 0;
  if (isFirst && user.email) {
    await db`update auth.users set email_change_confirm_status = 1 where id = ${user.id}`;
    return false;
  }
  const email = user.email_change ?? '';
  if (email === '' || (await findUserByEmail(db, email))) throw otpExpired();
  await setEmail(service, db, user.id, email);
  return true;
}

async function apply(service: AuthService, db: Db, token: StoredToken, user: UserRow): Promise<boolean> {
  if (token.token_type.startsWith('email_change')) return confirmEmailChange(service, db, user);
  if (!user.email_confirmed_at) {
    // A sign-up's own mail has a confirmation token; another was asked for by somebody who may not be its maker.
    if (token.token_type === 'recovery_token') await keepMailboxOnly(service, db, user);
    await confirmUser(service, db, user.id);
  }
  await clearTokens(db, user.id);
  return true;
}

/**
 * Uses up a link or code. Null means: noted, and the other mailbox has to confirm, too.
 * @throws AuthFailure otp_expired (unknown, used, expired), user_banned
 */
export async function verifyToken(
  service: AuthService,
  db: Db,
  request: { hashes: string[]; type: string; email?: string },
): Promise<{ userId: string } | null> {
  const message = request.email === undefined ? undefined : 'Token has expired or is invalid';
  const token = await findToken(service, db, request.hashes, tokenTypesOf[request.type] ?? []);
  if (!token || token.isExpired) throw otpExpired(message);
  // The account is taken before the token, the order every other change of an account uses.
  const user = await lockUser(db, token.user_id);
  if (!user || !(await consumeToken(db, token))) throw otpExpired(message);
  if (isBanned(service, user)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  return (await apply(service, db, token, user)) ? { userId: user.id } : null;
}
