import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../../tokens';
import { isUuid } from '../bearer';
import { secondsAgo, type AuthService, type Db } from '../deps';
import { AuthFailure } from '../errors';
import type { Device } from '../sessions';
import { jsonOf } from '../users';
import type { FactorRow } from './factors';

/** A row of `auth.mfa_challenges`. */
export type ChallengeRow = {
  id: string;
  factor_id: string;
  created_at: Date;
  verified_at: Date | null;
  /** The hash of the code that went to a phone; with an authenticator app, the step of the code that answered. */
  otp_code: string | null;
  web_authn_session_data: JsonObject | null;
};

/** What a challenge remembers until it is answered. */
type Expected = { otpCode?: string; webAuthnSession?: JsonObject };

/** Everything older is thrown away when the factor is challenged again; in seconds. Far longer than a code of an app counts. */
const keptFor = 24 * 3600;

/** When a challenge made now ends, in seconds since 1970. */
const endOf = (service: AuthService) =>
  Math.floor(service.clock().getTime() / 1000) + service.settings.mfa.challengeLifetime;

/** Challenges a factor and answers what the client is told of it. */
export async function createChallenge(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  device: Device,
  { otpCode, webAuthnSession }: Expected = {},
): Promise<{ id: string; type: string; expires_at: number }> {
  const id = randomUUID();
  const now = service.clock();
  await db`
    delete from auth.mfa_challenges
    where factor_id = ${factor.id} and created_at < ${secondsAgo(service, keptFor)}`;
  await db`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code, web_authn_session_data)
    values (${id}, ${factor.id}, ${now}, ${device.ip ?? '127.0.0.1'}, ${otpCode ?? null},
      ${webAuthnSession ? jsonOf(db, webAuthnSession) : null})`;
  // The column is unique, as on a hosted project, whose clock has microseconds.
  await db`
    update auth.mfa_factors set last_challenged_at = ${now}::timestamptz + random() * interval '1 millisecond'
    where id = ${factor.id}`;
  return { id, type: factor.factor_type, expires_at: endOf(service) };
}

/**
 * The open challenge that an answer is for.
 * @throws AuthFailure mfa_factor_not_found (no such challenge), mfa_ip_address_mismatch (answered before, in the words
 * of the hosted service), mfa_challenge_expired
 */
export async function openChallenge(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challengeId: string,
): Promise<ChallengeRow> {
  if (!isUuid(challengeId)) {
    throw new AuthFailure(400, 'bad_json', 'Could not read the field challenge_id: it must be an UUID');
  }
  const [challenge] = await db<ChallengeRow[]>`
    select * from auth.mfa_challenges where id = ${challengeId} and factor_id = ${factor.id} for update`;
  if (!challenge) {
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.verified_at) {
    throw new AuthFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.created_at <= secondsAgo(service, service.settings.mfa.challengeLifetime)) {
    throw new AuthFailure(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
}

/** Closes a challenge: it has been answered. */
export async function closeChallenge(service: AuthService, db: Db, challengeId: string): Promise<void> {
  await db`update auth.mfa_challenges set verified_at = ${service.clock()} where id = ${challengeId}`;
}
