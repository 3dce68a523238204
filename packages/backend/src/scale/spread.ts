import { createHash } from 'node:crypto';

/** A whole number below `size` that looks random and is the same on every machine. */
export function spread(index: number, salt: number, size: number): number {
  let value = Math.imul(index + 1, 2654435761) ^ Math.imul(salt + 1, 2246822519);
  value = Math.imul(value ^ (value >>> 15), 3266489917);
  return ((value ^ (value >>> 13)) >>> 0) % size;
}

/** An entry of the list for the index; `salt` tells lists apart, so that one choice says nothing about another. */
export function choose<T>(list: readonly T[], index: number, salt: number): T {
  if (list.length === 0) throw new Error('Nothing to choose from');
  return list[spread(index, salt, list.length)] as T;
}

/** The same UUID for the same name on every machine, scattered as real ones are. */
export function scaleId(kind: string, index: number): string {
  const hash = createHash('sha256').update(`${kind} ${index}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
