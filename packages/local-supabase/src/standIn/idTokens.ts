import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Person } from './person';

/** Signs what the stand-in says about people. */
export type IdTokens = { jwks: { keys: JWK[] }; sign(issuer: string, person: Person): Promise<string> };

/** Makes a key pair for as long as the backend runs. */
export async function createIdTokens(audience: string, clock: () => Date): Promise<IdTokens> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keyId = randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [jwk] },
    sign(issuer, { provider, subject, email, isVerified, givenName, familyName, nonce }) {
      const now = Math.floor(clock().getTime() / 1000);
      const name = `${givenName} ${familyName}`.trim();
      return new SignJWT({
        email,
        // LinkedIn has sent this as text.
        email_verified: provider === 'linkedin_oidc' ? String(isVerified) : isVerified,
        name,
        given_name: givenName,
        family_name: familyName,
        ...(nonce === '' ? {} : { nonce }),
      })
        .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(privateKey);
    },
  };
}
