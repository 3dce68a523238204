import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { readBody, textOf } from './body';
import { secondsAgo, type AuthEnv, type AuthService, type Db } from './deps';
import { AuthFailure, invalid } from './errors';
import { isBanned, newRefreshToken, sessionJson, type SessionRow } from './sessions';
import { transact } from './transact';
import { findUserById } from './users';

type TokenRow = { token: string; revoked: boolean; updated_at: Date };
type Rotation = { kind: 'token'; token: string } | { kind: 'reused' };

const notFound = () =>
  new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

/** Takes the session of a refresh token: one refresh of a session at a time. */
async function lockSession(db: Db, token: string): Promise<SessionRow> {
  const [session] = await db<SessionRow[]>`
    select s.id, s.user_id, s.aal from auth.sessions s
    where s.id = (select session_id from auth.refresh_tokens where token = ${token}) for update`;
  if (!session) throw notFound();
  return session;
}

/** Revokes a session's active refresh token and answers its successor. */
export async function exchangeRefreshToken(
  service: AuthService,
  db: Db,
  session: SessionRow,
  token: string,
): Promise<string> {
  const now = service.clock();
  const successor = newRefreshToken();
  await db`update auth.refresh_tokens set revoked = true, updated_at = ${now} where token = ${token}`;
  await db`
    insert into auth.refresh_tokens (
      instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id
    ) values (
      '00000000-0000-0000-0000-000000000000', ${successor}, ${session.user_id}, false, ${now}, ${now}, ${token},
      ${session.id}
    )`;
  await db`update auth.sessions set refreshed_at = ${now}, updated_at = ${now} where id = ${session.id}`;
  return successor;
}

/**
 * The successor of a token. A token that was exchanged just now (two tabs, a lost answer) gets the session's active
 * one, so that all converge; any later reuse means that somebody else has it, and ends the whole family.
 */
async function rotate(service: AuthService, db: Db, session: SessionRow, token: string): Promise<Rotation> {
  const [row] = await db<TokenRow[]>`
    select token, revoked, updated_at from auth.refresh_tokens
    where token = ${token} and session_id = ${session.id} for update`;
  if (!row) throw notFound();
  if (!row.revoked) {
    return { kind: 'token', token: await exchangeRefreshToken(service, db, session, token) };
  }
  const [active] = await db<{ token: string }[]>`
    select token from auth.refresh_tokens where session_id = ${session.id} and not revoked
    order by id desc limit 1`;
  if (active && row.updated_at >= secondsAgo(service, service.settings.reuseWindow)) {
    return { kind: 'token', token: active.token };
  }
  await db`
    update auth.refresh_tokens set revoked = true, updated_at = ${service.clock()}
    where session_id = ${session.id} and not revoked`;
  return { kind: 'reused' };
}

async function refresh(service: AuthService, db: Db, token: string): Promise<JsonObject | null> {
  const session = await lockSession(db, token);
  const user = await findUserById(db, session.user_id);
  if (!user) throw notFound();
  if (isBanned(service, user))
    throw new AuthFailure(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  const rotation = await rotate(service, db, session, token);
  // Reported by value: an exception would roll the revocation back.
  if (rotation.kind === 'reused') return null;
  return sessionJson(service, db, session, user, rotation.token);
}

/** POST /token?grant_type=refresh_token */
export async function refreshGrant(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const token = textOf(await readBody(c), 'refresh_token');
  if (token === '') throw invalid('refresh_token required');
  const session = await transact(service, ({ tx }) => refresh(service, tx, token));
  if (session) return c.json(session);
  throw new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}
