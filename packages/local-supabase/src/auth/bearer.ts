import type { Context } from 'hono';
import { verifyAccessToken, type Claims, type TokenVerdict } from '../tokens';
import type { AuthEnv, AuthService, Db } from './deps';
import { AuthFailure } from './errors';
import { isBanned, type SessionRow } from './sessions';
import { findUserById, type UserRow } from './users';

/** Who holds the access token of a request. */
export type Person = { user: UserRow; session: SessionRow };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Says whether a text can be an id. */
export const isUuid = (text: string) => uuid.test(text);

const badJwt = (message: string) => new AuthFailure(403, 'bad_jwt', message);

/** The session, if it has not been ended. @throws AuthFailure session_not_found */
export async function requireSession(db: Db, sessionId: string, userId: string): Promise<SessionRow> {
  const [session] = await db<SessionRow[]>`
    select id, user_id, aal from auth.sessions where id = ${sessionId} and user_id = ${userId}`;
  if (session) return session;
  throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

const bearerOf = (c: Context<AuthEnv>): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];

const verdictOn = (service: AuthService, bearer: string): Promise<TokenVerdict> =>
  verifyAccessToken(service.signingKeys, bearer, { issuer: service.issuer, now: service.clock() });

/** What a token of ours in a request says, whether or not its session still stands; null without one. */
export async function claimsOf(service: AuthService, c: Context<AuthEnv>): Promise<Claims | null> {
  const bearer = bearerOf(c);
  const verdict = bearer === undefined ? null : await verdictOn(service, bearer);
  return verdict?.ok ? verdict.claims : null;
}

/**
 * The person a request comes from. Signature and expiry are not enough: the account and the session must still exist.
 * @throws AuthFailure no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function requirePerson(service: AuthService, c: Context<AuthEnv>): Promise<Person> {
  const bearer = bearerOf(c);
  if (bearer === undefined) {
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const verdict = await verdictOn(service, bearer);
  if (!verdict.ok) throw badJwt(`invalid JWT: unable to parse or verify signature, ${verdict.reason}`);
  const { sub = '', session_id: sessionId = '' } = verdict.claims;
  if (!isUuid(sub) || !isUuid(sessionId)) throw badJwt('invalid claim: missing sub claim');
  const user = await findUserById(service.sql, sub);
  if (!user) throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await requireSession(service.sql, sessionId, sub);
  if (isBanned(service, user)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  return { user, session };
}

/** Lets only the secret key through. @throws AuthFailure no_authorization, not_admin */
export function requireAdmin(c: Context<AuthEnv>): void {
  const role = c.env.identity?.role;
  if (role === undefined) {
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  if (role !== 'service_role') throw new AuthFailure(403, 'not_admin', 'User not allowed');
}
