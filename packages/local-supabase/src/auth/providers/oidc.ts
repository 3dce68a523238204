import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { createHash } from 'node:crypto';
import { isJsonObject } from '../../tokens';
import {
  ProviderError,
  type Provider,
  type ProviderCredentials,
  type ProviderGrant,
  type ProviderProfile,
} from './provider';
import { askProvider, consentUrlOf, exchangeCode, textIn, type ProviderTokens } from './requests';

/** What makes an OpenID Connect provider. */
export type OidcOptions = ProviderCredentials & {
  /** Its address; everything else is found from there. */
  issuer: string;
  scopes: string[];
  profileOf: (claims: JWTPayload) => ProviderProfile;
  clock: () => Date;
};

type Discovery = {
  consentEndpoint: string;
  tokenEndpoint: string;
  keys: JWTVerifyGetKey;
  foundAt: number;
};

/** Milliseconds that what was found counts: a provider that moves is followed within the hour. */
const discoveryLifetime = 3_600_000;
/** Signatures that only the provider can make: nothing symmetric, and not `none`. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];

const isPlainLocal = (url: URL) => url.protocol === 'http:' && url.hostname === 'localhost';

function endpointIn(document: unknown, name: string): string {
  const text = isJsonObject(document) ? textIn(document, name) : '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url && isPlainLocal(url))) return url.href;
  throw new ProviderError('discovery', `The provider names no usable ${name}`);
}

async function discover(issuer: string, now: number): Promise<Discovery> {
  const document = await askProvider('discovery', `${issuer}/.well-known/openid-configuration`);
  if (!isJsonObject(document) || document['issuer'] !== issuer) {
    throw new ProviderError('discovery', `${issuer} says that it is somebody else`);
  }
  return {
    consentEndpoint: endpointIn(document, 'authorization_endpoint'),
    tokenEndpoint: endpointIn(document, 'token_endpoint'),
    keys: createRemoteJWKSet(new URL(endpointIn(document, 'jwks_uri'))),
    foundAt: now,
  };
}

/** Says whether an ID token belongs to the access token it came with; one that does not say counts. */
function isOfToken({ at_hash: hash }: JWTPayload, accessToken: string, algorithm: string): boolean {
  if (typeof hash !== 'string') return true;
  const digest = createHash(`sha${algorithm.slice(-3)}`)
    .update(accessToken)
    .digest();
  return digest.subarray(0, digest.length / 2).toString('base64url') === hash;
}

async function verifiedClaims(
  { issuer, clientId, clock }: OidcOptions,
  { keys }: Discovery,
  { idToken, accessToken }: ProviderTokens,
): Promise<JWTPayload> {
  if (idToken === '') throw new ProviderError('profile', `${issuer} sent no ID token`);
  try {
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
      algorithms,
      issuer,
      audience: clientId,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    if (isOfToken(payload, accessToken, protectedHeader.alg)) return payload;
  } catch (error) {
    throw new ProviderError('profile', `The ID token of ${issuer} is not believed`, { cause: error });
  }
  throw new ProviderError('profile', `The ID token of ${issuer} belongs to another access token`);
}

/** A provider that speaks OpenID Connect: its endpoints are discovered, its ID tokens verified against its keys. */
export function createOidcProvider(options: OidcOptions): Provider {
  let found: Promise<Discovery> | null = null;
  const discovery = async (): Promise<Discovery> => {
    const now = options.clock().getTime();
    try {
      const known = await (found ??= discover(options.issuer, now));
      if (now - known.foundAt < discoveryLifetime) return known;
      return await (found = discover(options.issuer, now));
    } catch (error) {
      found = null;
      throw error;
    }
  };
  return {
    async consentUrl(request) {
      return consentUrlOf((await discovery()).consentEndpoint, options.clientId, options.scopes, request);
    },
    async redeem(code, callbackUrl): Promise<ProviderGrant> {
      const known = await discovery();
      const tokens = await exchangeCode(known.tokenEndpoint, options, code, callbackUrl);
      const profile = options.profileOf(await verifiedClaims(options, known, tokens));
      return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, profile };
    },
  };
}
