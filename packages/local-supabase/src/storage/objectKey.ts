import { StorageError, storageErrors } from './StorageError';

/** Longest name, in characters: what S3 takes in bytes, and every allowed character is one byte. */
const MAX_KEY_LENGTH = 1024;
/** The characters S3 calls safe, or takes with care; so no control character, no backslash, no letter outside ASCII. */
const KEY_CHARACTERS = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const BUCKET_CHARACTERS = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/;

/**
 * An object's name as it may be stored. Bytes are not filed under it, so that no name can reach another file; `..` is
 * refused all the same, because other stores file under it.
 *
 * @throws StorageError InvalidKey
 */
export function requireObjectKey(key: string): string {
  const isAllowed = key.length <= MAX_KEY_LENGTH && KEY_CHARACTERS.test(key);
  const hasStep = key.split('/').some((part) => part === '..' || part === '.' || part === '');
  if (!isAllowed || hasStep) throw storageErrors.invalidKey(key);
  return key;
}

/** A bucket's name as it may be stored. @throws StorageError InvalidBucketName */
export function requireBucketName(name: unknown): string {
  if (typeof name !== 'string' || !BUCKET_CHARACTERS.test(name)) throw storageErrors.invalidBucketName();
  return name;
}

/**
 * Splits what follows a route's prefix into bucket and object name, percent-decoded.
 *
 * @throws StorageError InvalidKey, InvalidBucketName
 */
export function readObjectAddress(url: string, prefix: string): { bucketId: string; name: string } {
  const { bucketId, name } = splitAddress(url, prefix);
  return { bucketId: requireBucketName(bucketId), name: requireObjectKey(name) };
}

/**
 * The same for an object that is only looked for: a name that could not be stored is one that is not there.
 *
 * @throws StorageError NoSuchKey
 */
export function findObjectAddress(url: string, prefix: string): { bucketId: string; name: string } {
  try {
    const address = splitAddress(url, prefix);
    if (!address.name.includes('\0') && !address.bucketId.includes('\0')) return address;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
  throw storageErrors.noSuchKey();
}

function splitAddress(url: string, prefix: string): { bucketId: string; name: string } {
  const { pathname } = new URL(url);
  const encoded = pathname.slice(pathname.indexOf(prefix) + prefix.length);
  let address: string;
  try {
    address = decodeURIComponent(encoded);
  } catch {
    throw storageErrors.invalidKey(encoded);
  }
  const slash = address.indexOf('/');
  if (slash < 0) throw storageErrors.invalidKey('');
  return { bucketId: address.slice(0, slash), name: address.slice(slash + 1) };
}
