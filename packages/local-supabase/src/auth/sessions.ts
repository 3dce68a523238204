import type { Context } from 'hono';
import { randomBytes, randomUUID } from 'node:crypto';
import { issueAccessToken, type AmrEntry, type JsonObject } from '../tokens';
import { addressOf } from './address';
import type { AuthEnv, AuthService, Db } from './deps';
import { AuthFailure } from './errors';
import { userJson } from './responses';
import { findUserById, type UserRow } from './users';

/** Where a session was opened, as its owner will see it in the list of sessions. */
export type Device = { userAgent: string | null; ip: string | null };

/** A row of `auth.sessions`. */
export type SessionRow = { id: string; user_id: string; aal: string | null };

/** Reads the device of a request. */
export function deviceOf(service: AuthService, c: Context<AuthEnv>): Device {
  return { userAgent: c.req.header('user-agent') ?? null, ip: addressOf(service, c) };
}

/** A refresh token: opaque, 22 characters. */
export const newRefreshToken = () => randomBytes(16).toString('base64url');

/** Says whether a person is banned at this time. */
export function isBanned(service: AuthService, user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until > service.clock();
}

async function amrOf(db: Db, sessionId: string): Promise<AmrEntry[]> {
  const claims = await db<{ method: string; at: number }[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as at
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  return claims.map(({ method, at }) => ({ method, timestamp: at }));
}

/** The body of a successful sign-in or refresh. */
export async function sessionJson(
  service: AuthService,
  db: Db,
  session: SessionRow,
  user: UserRow,
  refreshToken: string,
): Promise<JsonObject> {
  const lifetime = service.settings.tokenLifetime;
  const { token, expiresAt } = await issueAccessToken(service.signingKeys, {
    issuer: service.issuer,
    role: 'authenticated',
    lifetime,
    now: service.clock(),
    claims: {
      sub: user.id,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.raw_app_meta_data ?? {},
      user_metadata: user.raw_user_meta_data ?? {},
      aal: session.aal ?? 'aal1',
      amr: await amrOf(db, session.id),
      session_id: session.id,
      is_anonymous: user.is_anonymous,
    },
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

/** Opens a session for a person and answers with it. */
export async function openSession(
  service: AuthService,
  db: Db,
  userId: string,
  method: string,
  device: Device,
): Promise<JsonObject> {
  const now = service.clock();
  const session: SessionRow = { id: randomUUID(), user_id: userId, aal: 'aal1' };
  const refreshToken = newRefreshToken();
  await db`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${userId}`;
  const user = await findUserById(db, userId);
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  await db`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    values (${session.id}, ${userId}, ${now}, ${now}, 'aal1', ${device.userAgent}, ${device.ip})`;
  await db`
    insert into auth.refresh_tokens (instance_id, token, user_id, revoked, created_at, updated_at, session_id)
    values ('00000000-0000-0000-0000-000000000000', ${refreshToken}, ${userId}, false, ${now}, ${now}, ${session.id})`;
  await db`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${session.id}, ${now}, ${now}, ${method})`;
  return sessionJson(service, db, session, user, refreshToken);
}

/** Which of a person's sessions are meant: one, all but one, all but those of a level; without any of them all. */
type WhichSessions = { only?: string; except?: string; spares?: 'aal2' | undefined };

/** Ends sessions of a person. Their refresh tokens go with them. */
export async function closeSessions(db: Db, userId: string, which: WhichSessions = {}): Promise<void> {
  const only = which.only ?? null;
  const except = which.except ?? null;
  const spares = which.spares ?? null;
  await db`
    delete from auth.sessions where user_id = ${userId}
      and (${only}::uuid is null or id = ${only}) and (${except}::uuid is null or id <> ${except})
      and (${spares}::text is null or coalesce(aal::text, 'aal1') <> ${spares})`;
}
