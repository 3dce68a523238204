import { roleOfApiKey, type ApiKeys } from '../keys';
import type { Claims, TokenRefusal, TokenRole, TokenVerdict } from '../tokens';

/** Who a request acts as: the database role, and the verified claims of the user token where there was one. */
export interface RequestIdentity {
  role: TokenRole;
  claims: Claims | null;
}

/** What the gateway found out about a caller before any service looks at the request. */
export type Caller =
  | { kind: 'known'; identity: RequestIdentity }
  | { kind: 'missingKey' }
  | { kind: 'invalidKey' }
  | { kind: 'secretKeyInBrowser' }
  | { kind: 'refusedToken'; identity: RequestIdentity; reason: TokenRefusal };

/** What the database reads as `request.jwt.claims`: a request without user still has its role. */
export function claimsForDatabase(identity: RequestIdentity): string {
  return JSON.stringify({ ...identity.claims, role: identity.role });
}

/**
 * Reads `apikey` (header or query) and `Authorization`. A bearer that is itself an API key adds nothing, as on a hosted
 * project; any other bearer must be a token this backend signed.
 */
export async function resolveCaller(
  request: Request,
  keys: ApiKeys,
  verify: (token: string) => Promise<TokenVerdict>,
): Promise<Caller> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (key === null) {
    if (bearer === undefined) return { kind: 'missingKey' };
    return bearer.startsWith('sb_')
      ? callerOfKey(request, keys, bearer)
      : callerOfToken(await verify(bearer), { role: 'anon', claims: null });
  }
  const caller = callerOfKey(request, keys, key);
  if (caller.kind !== 'known' || bearer === undefined || bearer === key || bearer.startsWith('sb_')) {
    return caller;
  }
  return callerOfToken(await verify(bearer), caller.identity);
}

function callerOfKey(request: Request, keys: ApiKeys, key: string): Caller {
  const role = roleOfApiKey(keys, key);
  if (role === null) return { kind: 'invalidKey' };
  const isBrowser = /^\s*Mozilla\//i.test(request.headers.get('user-agent') ?? '');
  if (role === 'service_role' && isBrowser) return { kind: 'secretKeyInBrowser' };
  return { kind: 'known', identity: { role, claims: null } };
}

function callerOfToken(verdict: TokenVerdict, fallback: RequestIdentity): Caller {
  return verdict.ok
    ? { kind: 'known', identity: { role: verdict.claims.role, claims: verdict.claims } }
    : { kind: 'refusedToken', identity: fallback, reason: verdict.reason };
}
