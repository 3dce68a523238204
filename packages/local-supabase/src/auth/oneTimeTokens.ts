import { createHash, createHmac, randomInt, randomUUID } from 'node:crypto';
import type { SigningKeys } from '../tokens';
import type { AuthService, Db } from './deps';
import { secondsAgo } from './deps';

/** What a mailed token is for, in the hosted names. */
export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

/** The two forms of one token: six digits to type, and the text a link carries. */
export type MailedToken = { code: string; hash: string };

/** Marks links whose flow began with a PKCE challenge, so that GET /verify answers with a code. */
export const pkcePrefix = 'pkce_';

/** A token found in the database. */
export type StoredToken = { id: string; user_id: string; token_type: TokenType; isExpired: boolean };

// A keyed hash: who reads the database can neither follow a link nor try out the million codes behind it.
const linkText = (keys: SigningKeys, email: string, code: string) =>
  createHmac('sha256', keys.oneTimeSecret).update(`${email.toLowerCase()}\n${code}`).digest('hex');

const atRest = (hash: string) => createHash('sha256').update(hash).digest('hex');

/** Makes a token of a type for a person, in place of an earlier one, and stores its hash. */
export async function createToken(
  service: AuthService,
  db: Db,
  token: { userId: string; email: string; type: TokenType; isPkce?: boolean },
): Promise<MailedToken> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = (token.isPkce ? pkcePrefix : '') + linkText(service.signingKeys, token.email, code);
  const now = service.clock();
  await db`delete from auth.one_time_tokens where user_id = ${token.userId} and token_type = ${token.type}`;
  await db`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (${randomUUID()}, ${token.userId}, ${token.type}, ${atRest(hash)}, ${token.email.toLowerCase()},
      ${now}, ${now})`;
  return { code, hash };
}

/** The link texts that an address and a typed code stand for. */
export function hashesOfCode(service: AuthService, email: string, code: string): string[] {
  const hash = linkText(service.signingKeys, email, code);
  return [hash, pkcePrefix + hash];
}

/** Finds a token by what a link carries, expired or not. */
export async function findToken(
  service: AuthService,
  db: Db,
  hashes: string[],
  types: TokenType[],
): Promise<StoredToken | null> {
  const oldest = secondsAgo(service, service.settings.otpLifetime);
  const [token] = await db<StoredToken[]>`
    select id, user_id, token_type, created_at <= ${oldest} as "isExpired" from auth.one_time_tokens
    where token_hash in ${db(hashes.map(atRest))} and token_type in ${db(types)}`;
  return token ?? null;
}

/** Uses a token up; false when somebody else did so meanwhile. */
export async function consumeToken(db: Db, token: StoredToken): Promise<boolean> {
  const deleted = await db`delete from auth.one_time_tokens where id = ${token.id} returning id`;
  return deleted.length > 0;
}

/**
 * Makes every link and code that was mailed to a person worthless. A change of address that waits for its links goes
 * too: nothing could finish it, and who asks for its mails once more must not bring it back.
 */
export async function clearTokens(db: Db, userId: string): Promise<void> {
  await db`
    update auth.users set email_change = '', email_change_sent_at = null, email_change_confirm_status = 0
    where id = ${userId} and email_change <> ''`;
  await db`delete from auth.one_time_tokens where user_id = ${userId}`;
}
