import { decodeProtectedHeader } from 'jose';
import type { TokenVerdict } from '../tokens';
import { failures, unsupportedAlgorithm, type PlatformFailure } from './answers';

function algorithmOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).alg ?? null;
  } catch {
    return null;
  }
}

/**
 * The platform's check of a function with `verify_jwt`: the bearer must be a token that this project signed. API keys
 * are no tokens and do not pass, neither here nor hosted. Null when it passes.
 */
export async function refusalOf(
  request: Request,
  verify: (token: string) => Promise<TokenVerdict>,
): Promise<PlatformFailure | null> {
  const header = request.headers.get('authorization');
  if (header === null || header.trim() === '') return failures.noAuthHeader;
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token === undefined) return failures.notBearer;
  const algorithm = algorithmOf(token);
  if (algorithm === null) return failures.malformedToken;
  // This project has never had a shared secret, so no token of that kind can be good.
  if (algorithm === 'HS256') return failures.legacyToken;
  if (algorithm !== 'ES256' && algorithm !== 'RS256') return unsupportedAlgorithm(algorithm);
  return (await verify(token)).ok ? null : failures.refusedToken;
}
