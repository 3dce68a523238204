/** Largest URI-encoded length of one cookie value. */
export const CHUNK_SIZE = 3180;
/** Tells a base64url value from an old plain one. */
export const BASE64_PREFIX = 'base64-';

/** One cookie of a stored value. */
export interface Chunk {
  readonly name: string;
  readonly value: string;
}

const CHUNK_NUMBER = /^(0|[1-9][0-9]*)$/;

/** Whether the cookie `name` holds the value stored under `key`, or a part of it (`k`, `k.0`, `k.10`; not `k.01`). */
export function belongsToKey(name: string, key: string): boolean {
  if (name === key) return true;
  return name.startsWith(`${key}.`) && CHUNK_NUMBER.test(name.slice(key.length + 1));
}

/** Writes text as `base64-` and the base64url of its UTF-8 bytes, without padding. */
export function encodeValue(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return BASE64_PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what `encodeValue` wrote; a value without the prefix is returned as it is; null when it is damaged. */
export function decodeValue(stored: string): string | null {
  if (!stored.startsWith(BASE64_PREFIX)) return stored;
  try {
    const plain = stored.slice(BASE64_PREFIX.length).replace(/[\s=]/g, '');
    const binary = atob(plain.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Splits a value into cookies: one called `key` when it fits, else `key.0`, `key.1`, … cut between characters. */
export function splitIntoChunks(key: string, value: string): Chunk[] {
  if (encodeURIComponent(value).length <= CHUNK_SIZE) return [{ name: key, value }];
  const chunks: Chunk[] = [];
  let current = '';
  let currentLength = 0;
  const close = () => {
    chunks.push({ name: `${key}.${chunks.length}`, value: current });
    current = '';
    currentLength = 0;
  };
  for (const character of value) {
    const length = encodeURIComponent(character).length;
    if (currentLength + length > CHUNK_SIZE) close();
    current += character;
    currentLength += length;
  }
  close();
  return chunks;
}
