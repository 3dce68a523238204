import { randomUUID } from 'node:crypto';
import type { AuthService, Db } from './deps';
import { secondsAgo } from './deps';
import { AuthFailure } from './errors';
import type { Person } from './bearer';
import { consumeToken, findToken, hashesOfCode, type StoredToken } from './oneTimeTokens';
import { transact } from './transact';

/** Seconds after its login that a session still counts as fresh, as on a hosted project. */
const freshFor = 86_400;

/** The method by which {@link renewLogin} notes its proof in the session; a token names it from its next refresh on. */
const proofMethod = 'otp';

async function isFresh(service: AuthService, db: Db, sessionId: string): Promise<boolean> {
  const since = secondsAgo(service, freshFor);
  const [session] = await db<{ isFresh: boolean }[]>`
    select s.created_at > ${since} or exists (
      select from auth.mfa_amr_claims c
      where c.session_id = s.id and c.authentication_method = ${proofMethod} and c.updated_at > ${since}
    ) as "isFresh" from auth.sessions s where s.id = ${sessionId}`;
  return session?.isFresh ?? false;
}

const needed = (message: string) => new AuthFailure(400, 'reauthentication_needed', message);

const notValid = () => new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

async function findNonce(service: AuthService, { user }: Person, nonce: string): Promise<StoredToken> {
  const hashes = hashesOfCode(service, user.email ?? '', nonce.trim());
  const token = await findToken(service, service.sql, hashes, ['reauthentication_token']);
  if (token?.user_id === user.id && !token.isExpired) return token;
  throw notValid();
}

// Counted by session: whoever guesses in one of a person's sessions keeps the person's others out of nothing.
const guessNonce = (service: AuthService, person: Person, nonce: string) =>
  service.limits.guess(`nonce ${person.session.id}`, { key: 'session', isKnown: true }, () =>
    findNonce(service, person, nonce),
  );

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
    throw needed('Password update requires reauthentication');
  }
  return guessNonce(service, person, nonce);
}

/**
 * Asks for a login of the last day before a session may add a way in: a session that was left open somewhere must not
 * give whoever finds it one of their own, which outlives every password. A second factor is no login.
 * @throws AuthFailure reauthentication_needed
 */
export async function requireFreshLogin(service: AuthService, db: Db, sessionId: string): Promise<void> {
  if (await isFresh(service, db, sessionId)) return;
  throw needed('Adding a way to log in requires reauthentication');
}

/**
 * Makes a session as fresh as one that was opened now, by the six digits that `GET /reauthenticate` mails: whoever
 * reads the person's mail could as well log in with it.
 * @throws AuthFailure reauthentication_not_valid, over_request_rate_limit
 */
export async function renewLogin(service: AuthService, person: Person, nonce: string): Promise<void> {
  const proof = await guessNonce(service, person, nonce);
  const now = service.clock();
  await transact(service, async ({ tx }) => {
    await useProof(tx, proof);
    await tx`
      insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
      values (${randomUUID()}, ${person.session.id}, ${now}, ${now}, ${proofMethod})
      on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`;
  });
}
