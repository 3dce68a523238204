import { storageErrors } from './StorageError';

/** The bytes from one place to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a header asks for. Null for the whole: without a header, for one in another unit or form, and for
 * several ranges at once, of which the store behind a hosted project gives none.
 *
 * @throws StorageError InvalidRange for bytes that are not there
 */
export function byteRangeOf(header: string | null, size: number): ByteRange | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (found === null) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) throw storageErrors.invalidRange();
    return { start: Math.max(size - length, 0), end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (start >= size) throw storageErrors.invalidRange();
  // A range that ends before it starts is none, and HTTP has such a header ignored.
  return last !== '' && Number(last) < start ? null : { start, end };
}
