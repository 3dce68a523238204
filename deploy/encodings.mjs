// Which packed form a client gets. Both servers ask the same expressions, so they cannot disagree.

const POSITIVE = '(?:1(?:\\.0*)?|0?\\.0*[1-9]\\d*)';
const NOTHING = '0?(?:\\.0*)?';
// A blank has one place where it can stand: an expression that may read it in two would try all of both.
const named = (name) => `(?:^|,)\\s*${name}\\s*`;
const weight = (value) => `;\\s*q=${value}\\s*`;
const END = '(?:,|$)';
const wanted = (name) => `${named(name)}(?:${weight(POSITIVE)})?${END}`;
const refused = (name) => `${named(name)}${weight(NOTHING)}${END}`;

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

const acceptance = encodings.map((encoding) => ({
  encoding,
  rules: acceptRules(encoding).map(([pattern, isAccepted]) => [new RegExp(pattern, 'i'), isAccepted]),
}));

/**
 * The first of our encodings that the client accepts, or null for the plain body.
 * @param {string | undefined} header Accept-Encoding
 * @returns {'br' | 'gzip' | null}
 */
export function pickEncoding(header = '') {
  const accepts = ({ rules }) => rules.find(([pattern]) => pattern.test(header))?.[1] ?? false;
  return acceptance.find(accepts)?.encoding ?? null;
}
