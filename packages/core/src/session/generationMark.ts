import type { Chunk } from './cookieEncoding';

/**
 * A value cut into several cookies is not written in one step. Before its cookies are written, a small cookie of
 * its own records the fingerprints of the generation to come and of the one that stands. A reader that finds the
 * cookies of two generations mixed can tell; other clients do not know the cookie and lose nothing by that.
 */
export interface GenerationMark {
  readonly next: readonly string[];
  readonly previous: readonly string[];
}

/** Name of the cookie that holds the mark of `key`. It is no chunk of the key. */
export function markName(key: string): string {
  return `${key}-mark`;
}

/** A short fingerprint of one cookie; it guards against mixing, not against forgery. */
export function fingerprint(chunk: Chunk): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  const text = `${chunk.name}=${chunk.value}`;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (low >>> 13);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** The mark as cookie text. */
export function formatMark(mark: GenerationMark): string {
  return `${mark.next.join('.')}~${mark.previous.join('.')}`;
}

/** Reads a mark; null when the text is none. */
export function parseMark(text: string): GenerationMark | null {
  const [next, previous, ...rest] = text.split('~');
  if (next === undefined || previous === undefined || rest.length > 0 || next === '') return null;
  return { next: next.split('.'), previous: previous === '' ? [] : previous.split('.') };
}
