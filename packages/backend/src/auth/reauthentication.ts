import type { AuthService, Db } from './deps';
import { secondsAgo } from './deps';
import { AuthFailure } from './errors';
import type { Person } from './bearer';
import { consumeToken, findToken, hashesOfCode } from './oneTimeTokens';
import { transact } from './transact';

/** Seconds after its login that a session still counts as fresh, as on a hosted project. */
const freshFor = 86_400;

async function isFresh(service: AuthService, db: Db, sessionId: string): Promise<boolean> {
  const [session] = await db<{ isFresh: boolean }[]>`
    select created_at > ${secondsAgo(service, freshFor)} as "isFresh" from auth.sessions where id = ${sessionId}`;
  return session?.isFresh ?? false;
}

async function useNonce(service: AuthService, { user }: Person, nonce: string): Promise<void> {
  const hashes = hashesOfCode(service, user.email ?? '', nonce.trim());
  const isValid = await transact(service, async ({ tx }) => {
    const token = await findToken(service, tx, hashes, ['reauthentication_token']);
    return token?.user_id === user.id && !token.isExpired && (await consumeToken(tx, token));
  });
  if (isValid) return;
  throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/**
 * Asks who wants a new password to prove once more that they are the person: by a login of the last day, or by the six
 * digits that `GET /reauthenticate` mails.
 * @throws AuthFailure reauthentication_needed, reauthentication_not_valid, over_request_rate_limit
 */
export async function requireReauthentication(
  service: AuthService,
  person: Person,
  nonce: string,
): Promise<void> {
  if (!service.settings.isPasswordChangeSecure) return;
  if (await isFresh(service, service.sql, person.session.id)) return;
  if (nonce === '') {
    throw new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  await service.limits.guess(`nonce ${person.user.id}`, () => useNonce(service, person, nonce));
}
