import { decodeJwt } from 'jose';
import type { RequestIdentity } from '../gateway/identity';
import type { TokenVerdict } from '../tokens';

/** Who a channel acts as, and until when (ms since 1970; an API key does not end). */
export interface ChannelIdentity extends RequestIdentity {
  expiresAt: number;
  /** The token as it came, to know a repeated one; null for an API key. */
  token: string | null;
}

/** A refusal in the words of the hosted service: with its code in answers, without it in system messages. */
export interface TokenProblem {
  code: string;
  message: string;
}

/** The identity of the API key that opened the connection. */
export function identityOfKey(identity: RequestIdentity): ChannelIdentity {
  return { ...identity, expiresAt: identity.claims ? identity.claims.exp * 1000 : Infinity, token: null };
}

/**
 * Who a channel acts as with the token of its join or of an update. An API key in the token's place means the key that
 * opened the connection, as on a hosted project.
 */
export async function identityOfToken(
  token: string | null,
  connection: ChannelIdentity,
  verify: (token: string) => Promise<TokenVerdict>,
  now: number,
): Promise<ChannelIdentity | TokenProblem> {
  if (token === null || token.startsWith('sb_')) {
    return connection.expiresAt <= now ? expired(connection.expiresAt, now) : connection;
  }
  const verdict = await verify(token);
  if (verdict.ok) {
    const { claims } = verdict;
    return { role: claims.role, claims, expiresAt: claims.exp * 1000, token };
  }
  switch (verdict.reason) {
    case 'expired':
      return expired((decodeJwt(token).exp ?? 0) * 1000, now);
    case 'malformed':
      return { code: 'MalformedJWT', message: 'The token provided is not a valid JWT' };
    case 'role':
      return { code: 'InvalidJWTToken', message: 'Fields `role` and `exp` are required in JWT' };
    case 'algorithm':
    case 'signature':
    case 'issuer':
    case 'audience':
      return { code: 'JwtSignatureError', message: 'Failed to validate JWT signature' };
  }
}

/** What hosted says when a token's time is over. */
export function expired(expiresAt: number, now: number): TokenProblem {
  const seconds = Math.max(0, Math.floor((now - expiresAt) / 1000));
  return { code: 'InvalidJWTToken', message: `Token has expired ${seconds} seconds ago` };
}
