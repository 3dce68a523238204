import { SignJWT, errors, jwtVerify } from 'jose';
import { randomBytes } from 'node:crypto';
import { readOrCreateSecretFile } from '../tokens/secretFile';
import { storageErrors } from './StorageError';

const ALGORITHM = 'HS256';
/** Longest life of a signed link: a year, in seconds. */
const MAX_LIFETIME = 31_536_000;

/** The key of signed links of a data directory; nothing else is signed with it. */
export async function loadLinkKey(dataDir: string): Promise<Uint8Array> {
  const text = await readOrCreateSecretFile(dataDir, 'storage-link-key', () =>
    Promise.resolve(randomBytes(32).toString('base64url')),
  );
  return Buffer.from(text.trim(), 'base64url');
}

/** A path that reads one object without any key until it expires (seconds from now). @throws StorageError InvalidRequest */
export async function signedPath(
  key: Uint8Array,
  address: { bucketId: string; name: string },
  expiresIn: unknown,
): Promise<string> {
  if (
    typeof expiresIn !== 'number' ||
    !Number.isInteger(expiresIn) ||
    expiresIn < 1 ||
    expiresIn > MAX_LIFETIME
  ) {
    throw storageErrors.invalidRequest('expiresIn must be a whole number of seconds, from 1 to a year');
  }
  const url = `${address.bucketId}/${address.name}`;
  const token = await new SignJWT({ url })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt()
    .setExpirationTime(`${expiresIn}s`)
    .sign(key);
  return `/object/sign/${url.split('/').map(encodeURIComponent).join('/')}?token=${token}`;
}

/** Checks that a link's token is ours, alive and for this very object. @throws StorageError InvalidJWT */
export async function checkSignedLink(
  key: Uint8Array,
  address: { bucketId: string; name: string },
  token: string,
): Promise<void> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
    if (payload.url === `${address.bucketId}/${address.name}`) return;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw storageErrors.invalidSignature(error.message);
  }
  throw storageErrors.invalidSignature('The token is for another object');
}
