// Which keys may stand in a page. packages/core/src/session/publicKey.ts says the same to a browser; both are held
// against publicKey.cases.json.

/** The role that a JSON web token names, or undefined; nothing is verified. */
function roleOf(token) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).role;
  } catch {
    return undefined;
  }
}

/**
 * Whether a key may be read by everybody: a publishable one, or the `anon` token of older projects.
 * @param {string} key
 */
export const isPublicKey = (key) => key.startsWith('sb_publishable_') || roleOf(key) === 'anon';
