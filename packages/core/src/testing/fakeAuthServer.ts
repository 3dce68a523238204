import type { GrowSession } from '../session';
import type { Clock } from '../time/clock';
import type { Fault, SeenRequest } from './faultyFetch';

/** A family of tokens: one sign-in and everything that was refreshed from it. */
interface Family {
  readonly id: string;
  readonly userId: string;
  /** Refresh tokens from the first to the active one. */
  readonly tokens: string[];
  metadata: Record<string, unknown>;
  /** When the active token took its parent's place, in milliseconds. */
  rotatedAt: number;
  isRevoked: boolean;
}

/** An auth server as far as sessions go: sign-in, rotation with a reuse window, factors, revocation. */
export interface FakeAuthServer {
  /** Signs somebody in; the session lives `lifeSeconds`. */
  signIn(userId: string, lifeSeconds?: number): GrowSession;
  /** Answers what clients of the auth server ask. */
  respond(request: SeenRequest): Fault;
  /** Whether the session's family is still alive. */
  isAlive(session: GrowSession): boolean;
  /** Ends every session of a person, as an administrator can. */
  revoke(userId: string): void;
}

/**
 * An auth server by `clock`; its sessions live `lifeSeconds`, and the parent of an active refresh token is accepted
 * for `reuseWindowMs` milliseconds. Passwords are not looked at.
 */
export function fakeAuthServer(clock: Clock, lifeSeconds = 3600, reuseWindowMs = 10_000): FakeAuthServer {
  const families: Family[] = [];
  let count = 0;
  const nextId = (kind: string) => {
    count += 1;
    return `${kind}-${count}`;
  };

  const userOf = (family: Family): GrowSession['user'] => ({
    id: family.userId,
    aud: 'authenticated',
    role: 'authenticated',
    email: `${family.userId}@example.org`,
    app_metadata: {},
    user_metadata: family.metadata,
    created_at: '2024-10-01T00:00:00Z',
  });
  const issue = (family: Family, life = lifeSeconds): GrowSession => {
    const expiresAt = Math.floor(clock.now() / 1000) + life;
    const claims = { sub: family.userId, session_id: family.id, exp: expiresAt, jti: nextId('token') };
    return {
      access_token: unsignedToken(claims),
      token_type: 'bearer',
      expires_in: life,
      expires_at: expiresAt,
      refresh_token: family.tokens.at(-1) ?? '',
      user: userOf(family),
    };
  };
  const rotate = (family: Family) => {
    family.tokens.push(nextId('refresh'));
    family.rotatedAt = clock.now();
  };
  const signIn = (userId: string, life = lifeSeconds) => {
    const family = {
      id: nextId('session'),
      userId,
      tokens: [],
      metadata: {},
      rotatedAt: 0,
      isRevoked: false,
    };
    rotate(family);
    families.push(family);
    return issue(family, life);
  };
  const refresh = (token: string): Fault => {
    const family = families.find((one) => one.tokens.includes(token));
    if (family === undefined || family.isRevoked) return refusal(400, 'refresh_token_not_found');
    const age = family.tokens.length - 1 - family.tokens.indexOf(token);
    if (age === 0) rotate(family);
    else if (age > 1 || clock.now() - family.rotatedAt > reuseWindowMs) {
      family.isRevoked = true;
      return refusal(400, 'refresh_token_already_used');
    }
    return ok(issue(family));
  };
  const logOut = (current: Family, scope: string | null): Fault => {
    for (const family of families) {
      const isMeant = scope === 'local' ? family === current : family.userId === current.userId;
      if (isMeant && !(scope === 'others' && family === current)) family.isRevoked = true;
    }
    return { kind: 'answer', status: 204 };
  };

  return {
    signIn,
    respond({ url, method, headers, body }) {
      const { pathname, searchParams } = new URL(url);
      const sent = isRecord(body) ? body : {};
      if (pathname.endsWith('/token')) {
        if (searchParams.get('grant_type') === 'password')
          return ok(signIn(String(sent['email']).split('@')[0] ?? ''));
        return refresh(String(sent['refresh_token']));
      }
      const bearer = headers.get('Authorization') ?? '';
      const current = families.find((family) => bearerClaims(bearer).includes(`"session_id":"${family.id}"`));
      if (current === undefined) return refusal(401, 'no_authorization');
      if (current.isRevoked) return refusal(403, 'session_not_found');
      if (pathname.endsWith('/logout')) return logOut(current, searchParams.get('scope'));
      if (pathname.endsWith('/verify')) {
        rotate(current);
        return ok(issue(current));
      }
      if (pathname.endsWith('/user')) {
        if (method === 'PUT' && isRecord(sent['data'])) current.metadata = sent['data'];
        return ok(userOf(current));
      }
      return refusal(404, 'not_found');
    },
    isAlive: (session) =>
      families.some((one) => !one.isRevoked && one.tokens.includes(session.refresh_token)),
    revoke(userId) {
      for (const family of families) if (family.userId === userId) family.isRevoked = true;
    },
  };
}

function ok(body: unknown): Fault {
  return { kind: 'answer', status: 200, body };
}

function refusal(status: number, code: string): Fault {
  const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
  return { kind: 'answer', status, body: { code, message: `Refused: ${code}` }, headers };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bearerClaims(bearer: string): string {
  const body = bearer.split('.')[1] ?? '';
  return atob(body.replaceAll('-', '+').replaceAll('_', '/'));
}

/** A token with these claims and no signature worth the name. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`;
}
