import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';
import { randomBytes } from 'node:crypto';
import { loadSecretFile } from '../tokens/secretFile';
import type { ObjectAddress } from './objects';
import { storageErrors } from './StorageError';

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;
/** Longest life of a signed link: a year, in seconds. */
const MAX_LIFETIME = 31_536_000;

/** The key of signed links of a data directory; nothing else is signed with it. @throws DataFolderError */
export function loadLinkKey(dataDir: string): Promise<Uint8Array> {
  return loadSecretFile(dataDir, {
    name: 'storage-link-key',
    create: () => Promise.resolve(randomBytes(KEY_BYTES).toString('base64url')),
    parse(text) {
      const key = Buffer.from(text.trim(), 'base64url');
      if (key.length !== KEY_BYTES) throw new Error('A key has another length');
      return key;
    },
    loss: 'the next start makes a new one, and signed links to files given out so far no longer work.',
  });
}

/** What a link lets its holder do. A link for one is no link for the other. */
type LinkScope = 'download' | 'upload';

/** What an upload link says: who may be named as the owner, and whether an object may be replaced. */
export interface UploadGrant {
  owner: string | null;
  upsert: boolean;
}

/** Seconds that an upload link lives: two hours, as on a hosted project. */
export const UPLOAD_LINK_LIFETIME = 7_200;

/** A path that reads one object without any key until it expires (seconds from now). @throws StorageError InvalidRequest */
export async function signedPath(
  key: Uint8Array,
  address: ObjectAddress,
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
  const token = await sign(key, address, 'download', expiresIn, {});
  return `/object/sign/${pathOf(address)}?token=${token}`;
}

/** A path that takes one upload to one name, and the token in it. */
export async function signedUploadPath(
  key: Uint8Array,
  address: ObjectAddress,
  grant: UploadGrant,
): Promise<{ url: string; token: string }> {
  const token = await sign(key, address, 'upload', UPLOAD_LINK_LIFETIME, { ...grant });
  return { url: `/object/upload/sign/${pathOf(address)}?token=${token}`, token };
}

/**
 * Checks that a link's token is ours, alive, for reading and for this very object; says when it ends.
 *
 * @throws StorageError InvalidJWT, InvalidSignature
 */
export async function checkSignedLink(key: Uint8Array, address: ObjectAddress, token: string): Promise<Date> {
  const { exp = 0 } = await verify(key, address, 'download', token);
  return new Date(exp * 1000);
}

/** The same for an upload link; says what it grants. @throws StorageError InvalidJWT, InvalidSignature */
export async function checkUploadLink(
  key: Uint8Array,
  address: ObjectAddress,
  token: string,
): Promise<UploadGrant> {
  const { owner, upsert } = await verify(key, address, 'upload', token);
  return { owner: typeof owner === 'string' ? owner : null, upsert: upsert === true };
}

function pathOf({ bucketId, name }: ObjectAddress): string {
  return `${bucketId}/${name}`.split('/').map(encodeURIComponent).join('/');
}

function sign(
  key: Uint8Array,
  { bucketId, name }: ObjectAddress,
  scope: LinkScope,
  lifetime: number,
  claims: JWTPayload,
): Promise<string> {
  return new SignJWT({ ...claims, url: `${bucketId}/${name}`, scope })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt()
    .setExpirationTime(`${lifetime}s`)
    .sign(key);
}

async function verify(
  key: Uint8Array,
  { bucketId, name }: ObjectAddress,
  scope: LinkScope,
  token: string,
): Promise<JWTPayload> {
  const payload = await jwtVerify(token, key, { algorithms: [ALGORITHM] }).then(
    (verified) => verified.payload,
    (error: unknown) => {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw storageErrors.invalidToken(error.message);
    },
  );
  if (payload.scope !== scope) throw storageErrors.invalidSignature(`Token is not scoped for ${scope}`);
  if (payload.url !== `${bucketId}/${name}`) throw storageErrors.invalidSignature();
  return payload;
}
