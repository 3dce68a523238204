import { errors, jwtVerify, SignJWT, type JWSHeaderParameters, type JWTPayload } from 'jose';
import { isTokenRole, type Claims, type TokenRole } from './claims';
import type { SigningKeys } from './signingKeys';

/** One hour, the hosted default, in seconds. */
const defaultTokenLifetime = 3600;
/** The audience of every access token. */
const tokenAudience = 'authenticated';

/** Why a token is not believed. */
export type TokenRefusal =
  | 'malformed'
  | 'algorithm'
  | 'signature'
  | 'expired'
  | 'issuer'
  | 'audience'
  | 'role';

/** The answer of {@link verifyAccessToken}: claims to act on, or the reason not to. */
export type TokenVerdict = { ok: true; claims: Claims } | { ok: false; reason: TokenRefusal };

/** What goes into a token besides the registered claims. */
export type AccessTokenInput = {
  issuer: string;
  role: TokenRole;
  claims: JWTPayload;
  /** Seconds until it expires. */
  lifetime?: number;
  /** The time of issue. */
  now?: Date;
};

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Signs an access token and says when it expires (seconds since 1970). */
export async function issueAccessToken(
  keys: SigningKeys,
  { issuer, role, claims, lifetime = defaultTokenLifetime, now = new Date() }: AccessTokenInput,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = inSeconds(now);
  const expiresAt = issuedAt + lifetime;
  const token = await new SignJWT({ ...claims, role })
    .setProtectedHeader({ alg: 'ES256', kid: keys.keyId, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(tokenAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.privateKey);
  return { token, expiresAt };
}

function refusalOf(error: unknown): TokenRefusal {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return 'algorithm';
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return 'signature';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'issuer';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'audience';
  return 'malformed';
}

function claimsOf(payload: JWTPayload): Claims | null {
  const { iss, aud, exp, iat, sub, role } = payload;
  if (typeof aud !== 'string' || !isTokenRole(role)) return null;
  // A person's token without the person would pass `to authenticated` policies as nobody.
  if (role === 'authenticated' && typeof sub !== 'string') return null;
  return { ...payload, iss: iss ?? '', aud, exp: exp ?? 0, iat: iat ?? 0, role };
}

/** Checks signature (ES256 only), issuer, audience, expiry and role of a token. Never throws. */
export async function verifyAccessToken(
  keys: SigningKeys,
  token: string,
  { issuer, now = new Date() }: { issuer: string; now?: Date },
): Promise<TokenVerdict> {
  try {
    const keyOf = ({ kid = '' }: JWSHeaderParameters) => {
      const key = keys.publicKeys.get(kid);
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    };
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['ES256'],
      issuer,
      audience: tokenAudience,
      currentDate: now,
      requiredClaims: ['exp', 'iat'],
    });
    const claims = claimsOf(payload);
    return claims ? { ok: true, claims } : { ok: false, reason: 'role' };
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}
