// The two ceremonies of WebAuthn, for second factors and for passkeys alike. What cannot be verified is null: why is
// nobody's business but the log's.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relyingParty';

/** A key as it is kept; id and public key (COSE) are base64url. */
export type StoredCredential = {
  id: string;
  publicKey: string;
  counter: number;
  transports: string[];
};

/** A key that was just made. */
export type NewCredential = StoredCredential & {
  /** The make of the authenticator; zeros where it does not tell. */
  aaguid: string;
  isBackupEligible: boolean;
  isBackedUp: boolean;
  isUserVerified: boolean;
};

/** How the key of a person is named in their authenticator. */
export type KeyOwner = { id: string; name: string; displayName: string };

type KeyReference = Pick<StoredCredential, 'id' | 'transports'>;

/** EdDSA, ES256, RS256: fixed, so that what is offered does not depend on the machine. */
const algorithms = [-8, -7, -257];
/** How long the browser may ask, in milliseconds. */
const timeout = 300_000;

/** What the browser is told to make a key with. */
export function registrationOptions(
  site: RelyingParty,
  owner: KeyOwner,
  known: KeyReference[],
  isDiscoverable: boolean,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.name,
    userDisplayName: owner.displayName,
    timeout,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: {
      residentKey: isDiscoverable ? 'required' : 'preferred',
      userVerification: 'preferred',
    },
    supportedAlgorithmIDs: algorithms,
  });
}

/** What the browser is told to show a key with; without a list the authenticator offers what it has. */
export function requestOptions(
  site: RelyingParty,
  allowed: KeyReference[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout,
    userVerification: 'preferred',
    allowCredentials: allowed,
  });
}

/** The new key, or null where the answer is not one to this challenge from this site. */
export async function verifyRegistration(
  site: RelyingParty,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<NewCredential | null> {
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!made) return null;
    return {
      id: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: made.credential.transports ?? [],
      aaguid: made.aaguid,
      isBackupEligible: made.credentialDeviceType === 'multiDevice',
      isBackedUp: made.credentialBackedUp,
      isUserVerified: made.userVerified,
    };
  } catch {
    return null;
  }
}

/** The key's new counter, or null where the answer is not this key's to this challenge. */
export async function verifyAssertion(
  site: RelyingParty,
  challenge: string,
  response: AuthenticationResponseJSON,
  key: StoredCredential,
): Promise<{ counter: number } | null> {
  if (response.id !== key.id) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: { ...key, publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')) },
    });
    return verified ? { counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}
