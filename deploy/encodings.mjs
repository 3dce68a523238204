// Which packed form a client gets. Both servers ask the same expressions, so they cannot disagree.

const POSITIVE = '(?:1(?:\\.0*)?|0?\\.0*[1-9]\\d*)';
const NOTHING = '0?(?:\\.0*)?';
const END = '\\s*(?:,|$)';

const named = (name) => `(?:^|,)\\s*${name}\\s*`;
const wanted = (name) => `${named(name)}(?:;\\s*q=${POSITIVE})?${END}`;
const refused = (name) => `${named(name)}(?:;\\s*q=${NOTHING})${END}`;

/** The packed forms, the smaller first. */
export const encodings = ['br', 'gzip'];

/**
 * Expressions over a lower-case Accept-Encoding, asked in this order; the first that matches decides.
 * A name that stands there itself outweighs the star.
 * @param {string} encoding
 * @returns {[pattern: string, isAccepted: boolean][]}
 */
export function acceptRules(encoding) {
  return [
    [refused(encoding), false],
    [wanted(encoding), true],
    [wanted('\\*'), true],
  ];
}

/**
 * The first of our encodings that the client accepts, or null for the plain body.
 * @param {string | undefined} header Accept-Encoding
 * @returns {'br' | 'gzip' | null}
 */
export function pickEncoding(header = '') {
  const accepts = (encoding) =>
    acceptRules(encoding).find(([pattern]) => new RegExp(pattern, 'i').test(header))?.[1] ?? false;
  return encodings.find(accepts) ?? null;
}
