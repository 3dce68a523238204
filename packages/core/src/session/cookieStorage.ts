import { belongsToKey, decodeValue, encodeValue, splitIntoChunks, type Chunk } from './cookieEncoding';
import { cookieLine, parseCookies, removalLine, type CookieScope } from './cookieLine';
import type { CookieJar } from './environment';
import { fingerprint, formatMark, markName, parseMark, type GenerationMark } from './generationMark';

/**
 * What storage holds under a key: one complete value, nothing, or the remains of a write that did not finish.
 * `partial` may be a write that another tab is doing right now.
 */
export type StoredValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'value'; readonly value: string };

/** Text by key, read and written in one step of this page. */
export interface SyncStorage {
  read(key: string): StoredValue;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** A jar took a write without keeping it. */
export class CookieRefusedError extends Error {
  override readonly name = 'CookieRefusedError';
}

/**
 * Keeps values in cookies as `@supabase/ssr` does, so that its clients and ours read each other.
 * `write` either leaves the whole new value or throws what the jar threw, or CookieRefusedError.
 */
export function createCookieStorage(jar: CookieJar, domain?: string): SyncStorage {
  const scope: CookieScope = { isSecure: jar.isSecure, domain };
  const scopes = domain === undefined ? [scope] : [{ isSecure: jar.isSecure }, scope];
  const cookies = () => parseCookies(jar.read());
  const erase = (name: string) => {
    for (const one of scopes) jar.write(removalLine(name, one));
  };
  const put = (name: string, value: string) => {
    // A copy for this host alone would be listed first and hide the shared one.
    if (domain !== undefined) jar.write(removalLine(name, { isSecure: jar.isSecure }));
    jar.write(cookieLine(name, value, scope));
  };

  // Every request reads the session several times, and decoding it would be most of the work.
  let last: { readonly encoded: string; readonly stored: StoredValue } | undefined;
  const decoded = (encoded: string): StoredValue => {
    if (last?.encoded === encoded) return last.stored;
    const value = decodeValue(encoded);
    const stored: StoredValue = value === null ? { kind: 'partial' } : { kind: 'value', value };
    last = { encoded, stored };
    return stored;
  };

  return {
    read(key) {
      const chunks = readChunks(key, cookies());
      if (chunks === 'partial') return { kind: 'partial' };
      if (chunks.length === 0) return { kind: 'none' };
      return decoded(chunks.map((chunk) => chunk.value).join(''));
    },
    write(key, value) {
      const standing = cookies();
      const next = splitIntoChunks(key, encodeValue(value));
      const names = new Set(next.map((chunk) => chunk.name));
      const previous = standingChunks(key, standing);
      const isMarked = next.length > 1 || previous.length > 1;
      if (isMarked) {
        const mark = { next: next.map(fingerprint), previous: previous.map(fingerprint) };
        put(markName(key), formatMark(mark));
      }
      for (const chunk of next) put(chunk.name, chunk.value);
      for (const name of standing.keys()) {
        if (belongsToKey(name, key) && !names.has(name)) erase(name);
      }
      if (!isMarked && standing.has(markName(key))) erase(markName(key));
      const kept = cookies();
      if (next.some((chunk) => !kept.get(chunk.name)?.includes(chunk.value))) {
        throw new CookieRefusedError('The browser did not keep the session cookie.');
      }
    },
    remove(key) {
      for (const name of cookies().keys()) {
        if (belongsToKey(name, key) || name === markName(key)) erase(name);
      }
    },
  };
}

/** The chunks that stand under `key` by the common reading rule: the bare name, else `.0`, `.1`, … up to a gap. */
function standingChunks(key: string, cookies: Map<string, string[]>): Chunk[] {
  const bare = cookies.get(key)?.[0];
  if (bare) return [{ name: key, value: bare }];
  const chunks: Chunk[] = [];
  for (;;) {
    const name = `${key}.${chunks.length}`;
    const value = cookies.get(name)?.[0];
    if (!value) return chunks;
    chunks.push({ name, value });
  }
}

function readChunks(key: string, cookies: Map<string, string[]>): Chunk[] | 'partial' {
  const standing = standingChunks(key, cookies);
  const mark = parseMark(cookies.get(markName(key))?.[0] ?? '');
  if (mark === null) return standing;
  const bare = standing.find((chunk) => chunk.name === key);
  if (bare === undefined || isKnown(bare, mark)) {
    const next = completeGeneration(key, cookies, mark.next);
    if (next !== null) return next;
  }
  // Another client, which leaves no mark, has written since: its cookies count as they stand.
  if (standing.some((chunk) => !isKnown(chunk, mark))) return standing;
  const previous = completeGeneration(key, cookies, mark.previous);
  if (previous !== null) return previous;
  return standing.length === 0 ? [] : 'partial';
}

function isKnown(chunk: Chunk, mark: GenerationMark): boolean {
  const print = fingerprint(chunk);
  return mark.next.includes(print) || mark.previous.includes(print);
}

/** The cookies whose fingerprints are `prints`, if all of them are there; of doubles the one that fits. */
function completeGeneration(
  key: string,
  cookies: Map<string, string[]>,
  prints: readonly string[],
): Chunk[] | null {
  if (prints.length === 0) return null;
  const chunks: Chunk[] = [];
  for (const [index, print] of prints.entries()) {
    const names = prints.length === 1 ? [key, `${key}.0`] : [`${key}.${index}`];
    const candidates = names.flatMap((name) => (cookies.get(name) ?? []).map((value) => ({ name, value })));
    const found = candidates.find((chunk) => fingerprint(chunk) === print);
    if (found === undefined) return null;
    chunks.push(found);
  }
  return chunks;
}
