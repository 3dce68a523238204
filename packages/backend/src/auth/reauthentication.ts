import type { AuthService, Db } from './deps';
import { secondsAgo } from './deps';
import { AuthFailure } from './errors';
import type { Person } from './bearer';
import { consumeToken, findToken, hashesOfCode, type StoredToken } from './oneTimeTokens';

/** Seconds after its login that a session still counts as fresh, as on a hosted project. */
const freshFor = 86_400;

async function isFresh(service: AuthService, db: Db, sessionId: string): Promise<boolean> {
  const [session] = await db<{ isFresh: boolean }[]>`
    select created_at > ${secondsAgo(service, freshFor)} as "isFresh" from auth.sessions where id = ${sessionId}`;
  return session?.isFresh ?? false;
}

const notValid = () => new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

async function findNonce(service: AuthService, { user }: Person, nonce: string): Promise<StoredToken> {
  const hashes = hashesOfCode(service, user.email ?? '', nonce.trim());
  const token = await findToken(service, service.sql, hashes, ['reauthentication_token']);
  if (token?.user_id === user.id && !token.isExpired) return token;
  throw notValid();
}

/** Uses a code up, as a part of the change it was for. @throws AuthFailure reauthentication_not_valid when it is gone */
export async function useProof(db: Db, proof: StoredToken): Promise<void> {
  if (!(await consumeToken(db, proof))) throw notValid();
}

/**
 * Asks who wants a new password to prove once more that they are the person: by a login of the last day, or by the six
 * digits that `GET /reauthenticate` mails. Returns the code, which {@link useProof} uses up, or null where none is needed.
 * @throws AuthFailure reauthentication_needed, reauthentication_not_valid, over_request_rate_limit
 */
export async function requireReauthentication(
  service: AuthService,
  person: Person,
  nonce: string,
): Promise<StoredToken | null> {
  if (!service.settings.isPasswordChangeSecure) return null;
  if (await isFresh(service, service.sql, person.session.id)) return null;
  if (nonce === '') {
    throw new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  return service.limits.guess(`nonce ${person.user.id}`, () => findNonce(service, person, nonce));
}
