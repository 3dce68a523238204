import type { StoredObject } from './objects';
import { storageErrors } from './StorageError';

/**
 * Reads an object's row and then its bytes. An upload may take the object's place in between, and its bytes with it:
 * then the row names others by now and is read again. `read` answers null for bytes that are gone.
 *
 * @throws StorageError NoSuchKey
 */
export async function readStanding<T>(
  find: () => Promise<StoredObject>,
  read: (object: StoredObject) => Promise<T | null>,
): Promise<T> {
  let missed = '';
  for (;;) {
    const object = await find();
    if (object.version === missed) throw storageErrors.noSuchKey();
    const result = await read(object);
    if (result !== null) return result;
    missed = object.version;
  }
}
