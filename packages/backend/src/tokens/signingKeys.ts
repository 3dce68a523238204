import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { hkdfSync, randomUUID } from 'node:crypto';
import { readOrCreateSecretFile } from './secretFile';

/** The key pair that signs access tokens, and its public half as served at `/auth/v1/.well-known/jwks.json`. */
export type SigningKeys = {
  keyId: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwks: { keys: JWK[] };
  /** Keys the hashes of mailed links and codes; derived, so that one file holds all secrets. */
  oneTimeSecret: Buffer;
};

const fileName = 'signing-keys.json';
const algorithm = 'ES256';

async function createKeyFile(): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: algorithm, use: 'sig' };
  return `${JSON.stringify({ keys: [jwk] }, null, 2)}\n`;
}

function readPrivateJwk(text: string): JWK & { kid: string; d: string } {
  const parsed = JSON.parse(text) as { keys?: JWK[] };
  const jwk = parsed.keys?.[0];
  if (!jwk?.kid || !jwk.d) throw new Error(`${fileName} holds no private key: remove it to get a new one`);
  return { ...jwk, kid: jwk.kid, d: jwk.d };
}

/** The ES256 keys of a data directory, made on first use and kept in a file that only its owner reads. */
export async function loadSigningKeys(dataDir: string): Promise<SigningKeys> {
  const jwk = readPrivateJwk(await readOrCreateSecretFile(dataDir, fileName, createKeyFile));
  const { kty, crv, x, y, kid } = jwk;
  const publicJwk = {
    kty,
    crv,
    x,
    y,
    kid,
    alg: algorithm,
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  } as JWK;
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...jwk, key_ops: ['sign'] }, algorithm),
    importJWK(publicJwk, algorithm),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error(`${fileName} holds a symmetric key where an ES256 pair belongs`);
  }
  const oneTimeSecret = Buffer.from(hkdfSync('sha256', jwk.d, kid, 'one-time tokens', 32));
  return { keyId: kid, privateKey, publicKey, jwks: { keys: [publicJwk] }, oneTimeSecret };
}
