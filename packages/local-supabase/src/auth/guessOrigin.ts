import type { Context } from 'hono';
import { addressOf, networkOf } from './address';
import { claimsOf } from './bearer';
import type { AuthEnv, AuthService } from './deps';
import type { GuessOrigin } from './limits/guessGuard';

/**
 * Where a guess at a secret of an account comes from: a device with a token of that account, whose session may have ended
 * since, or else a network. Asked in the same way for an address that nobody has.
 */
export async function guessOriginOf(
  service: AuthService,
  c: Context<AuthEnv>,
  email: string,
): Promise<GuessOrigin> {
  const claims = await claimsOf(service, c);
  const isOwn = claims?.email?.toLowerCase() === email.toLowerCase();
  if (isOwn && claims?.session_id !== undefined)
    return { key: `session ${claims.session_id}`, isKnown: true };
  const address = addressOf(service, c);
  if (address === null) return { key: 'unknown', isKnown: false };
  const network = networkOf(address);
  const [found] = await service.sql<{ isKnown: boolean }[]>`
    select exists (
      select from auth.sessions s join auth.users u on u.id = s.user_id
      where u.email = ${email.toLowerCase()} and not u.is_sso_user and s.ip <<= ${network}::cidr
    ) as "isKnown"`;
  return { key: network, isKnown: found?.isKnown ?? false };
}
