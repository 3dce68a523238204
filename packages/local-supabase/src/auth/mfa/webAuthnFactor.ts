import type { JsonObject } from '../../tokens';
import { objectOf, textOf } from '../body';
import type { AuthService, Db } from '../deps';
import { invalid } from '../errors';
import type { Device } from '../sessions';
import { jsonOf, type UserRow } from '../users';
import {
  registrationOptions,
  requestOptions,
  verifyAssertion,
  verifyRegistration,
  type NewCredential,
  type StoredCredential,
} from '../webauthn/ceremonies';
import { isAuthenticationResponse, isRegistrationResponse } from '../webauthn/responses';
import { createChallenge, type ChallengeRow } from './challenges';
import type { FactorRow } from './factors';

/** What a factor's key looks like in `web_authn_credential`. */
type KeptCredential = { credential: StoredCredential; flags: JsonObject };

const credentialOf = (factor: FactorRow): StoredCredential | null => {
  const kept = factor.web_authn_credential as KeptCredential | null;
  return kept?.credential ?? null;
};

const keptForm = ({
  aaguid,
  isBackupEligible,
  isBackedUp,
  isUserVerified,
  ...credential
}: NewCredential) => ({
  credential,
  flags: { isBackupEligible, isBackedUp, isUserVerified },
  aaguid,
});

/** A factor that has no key yet makes one, one that has shows it. */
const ceremonyOf = (factor: FactorRow) => (factor.status === 'verified' ? 'request' : 'create');

async function keysOf(db: Db, userId: string): Promise<StoredCredential[]> {
  const factors = await db<FactorRow[]>`
    select * from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'webauthn' and status = 'verified'`;
  return factors.map(credentialOf).filter((key) => key !== null);
}

/** Challenges a key: the answer carries what the browser's WebAuthn call takes. */
export async function challengeWebAuthn(
  service: AuthService,
  db: Db,
  user: UserRow,
  factor: FactorRow,
  device: Device,
): Promise<JsonObject> {
  const site = service.settings.relyingParty;
  const type = ceremonyOf(factor);
  const own = credentialOf(factor);
  const name = user.email ?? '';
  const publicKey =
    type === 'create'
      ? await registrationOptions(
          site,
          { id: user.id, name, displayName: name },
          await keysOf(db, user.id),
          false,
        )
      : await requestOptions(site, own ? [own] : []);
  const webAuthnSession = { type, challenge: publicKey.challenge };
  const challenge = await createChallenge(service, db, factor, device, { webAuthnSession });
  return { ...challenge, webauthn: { type, credential_options: { publicKey } } };
}

async function verifyNewKey(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challenge: string,
  answer: unknown,
) {
  if (!isRegistrationResponse(answer)) throw invalid('Invalid credential_response');
  const made = await verifyRegistration(service.settings.relyingParty, challenge, answer);
  if (!made) return false;
  await db`
    update auth.mfa_factors set web_authn_credential = ${jsonOf(db, keptForm(made))}, web_authn_aaguid = ${made.aaguid}
    where id = ${factor.id}`;
  return true;
}

async function verifyKnownKey(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challenge: string,
  answer: unknown,
) {
  if (!isAuthenticationResponse(answer)) throw invalid('Invalid credential_response');
  const own = credentialOf(factor);
  const shown = own && (await verifyAssertion(service.settings.relyingParty, challenge, answer, own));
  if (!shown) return false;
  await db`
    update auth.mfa_factors
    set web_authn_credential = jsonb_set(web_authn_credential, '{credential,counter}', to_jsonb(${shown.counter}::bigint))
    where id = ${factor.id}`;
  return true;
}

/**
 * Whether the credential of a request answers the challenge. The factor decides which ceremony it is, not the request:
 * else a key made on the spot would pass for one that was enrolled.
 */
export async function isWebAuthnRight(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challenge: ChallengeRow,
  body: JsonObject,
): Promise<boolean> {
  const sent = objectOf(body, 'webauthn');
  if (!sent) throw invalid('WebAuthn config required');
  const type = textOf(sent, 'type');
  if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request');
  if (!sent['credential_response']) throw invalid('credential_response required');
  const session = challenge.web_authn_session_data ?? {};
  if (type !== ceremonyOf(factor) || type !== session['type']) return false;
  const text = textOf(session, 'challenge');
  const verify = type === 'create' ? verifyNewKey : verifyKnownKey;
  return verify(service, db, factor, text, sent['credential_response']);
}
