import { isJsonObject, type JsonObject } from '../../tokens';
import { isUuid } from '../bearer';
import { textOf } from '../body';
import type { AuthService, Db } from '../deps';
import { AuthFailure, invalid } from '../errors';

type Kind = 'registration' | 'authentication';

/** What the client is told besides the options. */
export type PasskeyChallenge = { challenge_id: string; expires_at: number };

/** Remembers what was asked; challenges that nobody answered in time go. */
export async function createPasskeyChallenge(
  service: AuthService,
  db: Db,
  { kind, userId, challenge }: { kind: Kind; userId: string | null; challenge: string },
): Promise<PasskeyChallenge> {
  const now = service.clock();
  const expiresAt = new Date(now.getTime() + service.settings.passkeys.challengeLifetime * 1000);
  await db`delete from auth.webauthn_challenges where expires_at < ${now}`;
  const [row] = await db<{ id: string }[]>`
    insert into auth.webauthn_challenges (user_id, challenge_type, session_data, created_at, expires_at)
    values (${userId}, ${kind}, ${db.json({ challenge })}, ${now}, ${expiresAt}) returning id`;
  if (!row) throw new Error('A new challenge was not returned');
  return { challenge_id: row.id, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** The two fields of an answer. @throws AuthFailure validation_failed */
export function answerOf(body: JsonObject): { challengeId: string; credential: unknown } {
  const challengeId = textOf(body, 'challenge_id');
  if (challengeId === '') throw invalid('challenge_id is required');
  if (!isJsonObject(body['credential'])) throw invalid('credential is required');
  if (!isUuid(challengeId)) throw invalid('challenge_id must be a valid UUID');
  return { challengeId, credential: body['credential'] };
}

/**
 * Takes a challenge and the text it asked for: whatever the answer is worth, there is no second one.
 * @throws AuthFailure webauthn_challenge_not_found, webauthn_challenge_expired
 */
export async function takePasskeyChallenge(
  service: AuthService,
  db: Db,
  { id, kind, userId }: { id: string; kind: Kind; userId: string | null },
): Promise<string> {
  const [row] = await db<{ challenge: string; expires_at: Date }[]>`
    delete from auth.webauthn_challenges
    where id = ${id} and challenge_type = ${kind} and user_id is not distinct from ${userId}::uuid
    returning session_data ->> 'challenge' as challenge, expires_at`;
  if (!row) {
    throw new AuthFailure(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  if (row.expires_at < service.clock()) {
    throw new AuthFailure(400, 'webauthn_challenge_expired', 'Challenge has expired');
  }
  return row.challenge;
}

/** 400: the credential does not prove what it should. */
export const verificationFailed = () =>
  new AuthFailure(400, 'webauthn_verification_failed', 'Credential verification failed');

/** 400: what was sent is no credential. */
export const invalidCredential = () =>
  new AuthFailure(400, 'webauthn_verification_failed', 'Invalid credential response');
