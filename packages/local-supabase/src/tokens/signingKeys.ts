import { importJWK, type CryptoKey, type JWK } from 'jose';
import { algorithm, keyFile, type KeyFile, type PrivateJwk } from './keyFile';
import { loadSecretFile } from './secretFile';

/** The keys of access tokens, and their public halves as served at `/auth/v1/.well-known/jwks.json`. */
export type SigningKeys = {
  /** The key that signs. */
  keyId: string;
  privateKey: CryptoKey;
  /** The keys that verify, by id: the one that signs, and the one before it. */
  publicKeys: ReadonlyMap<string, CryptoKey>;
  jwks: { keys: JWK[] };
  /** Keys the hashes of mailed links and codes; in the same file, so that one file holds all secrets. */
  oneTimeSecret: Buffer;
};

const publicPartOf = ({ kty, crv, x, y, kid }: PrivateJwk): JWK =>
  ({ kty, crv, x, y, kid, alg: algorithm, use: 'sig', key_ops: ['verify'], ext: true }) as JWK;

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('A symmetric key stands where an ES256 pair belongs');
  return key;
}

async function importKeys({ keys, oneTimeSecret }: KeyFile): Promise<SigningKeys> {
  const [signs] = keys;
  const live = keys.filter((jwk) => jwk !== undefined);
  const jwks = live.map(publicPartOf);
  const imported = await Promise.all(
    live.map(async (jwk): Promise<[string, CryptoKey]> => [jwk.kid, await importKey(publicPartOf(jwk))]),
  );
  return {
    keyId: signs.kid,
    privateKey: await importKey({ ...signs, key_ops: ['sign'] }),
    publicKeys: new Map(imported),
    jwks: { keys: jwks },
    oneTimeSecret,
  };
}

/**
 * The ES256 keys of a data directory, made on first use and kept in a file that only its owner reads.
 * @throws DataFolderError
 */
export function loadSigningKeys(dataDir: string): Promise<SigningKeys> {
  const parse = async (text: string) => importKeys(await keyFile.parse(text));
  return loadSecretFile(dataDir, { ...keyFile, parse });
}
