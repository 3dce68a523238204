import type { ObjectMetadata } from './objects';

/**
 * Whether a caller has this version already: by its tag, or, where none is sent, by the time of its last change. HTTP
 * counts in seconds.
 */
export function isUnchanged(headers: Headers, { eTag, lastModified }: ObjectMetadata): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes('*') || known.includes(eTag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(Date.parse(lastModified) / 1000) * 1000 <= since;
}
