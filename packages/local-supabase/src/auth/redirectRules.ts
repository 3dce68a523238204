// Which addresses people may be sent to after a login: the rules of a hosted project's list of redirect URLs.

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A class of characters such as `[a-z]` or `[!0-9]`; the text that no bracket closes is itself. */
function classOf(pattern: string, start: number): { source: string; end: number } {
  const end = pattern.indexOf(']', start + 2);
  if (end < 0) return { source: escaped('['), end: start };
  const isNegated = pattern[start + 1] === '!';
  const inner = pattern.slice(start + (isNegated ? 2 : 1), end).replace(/[\\\]^[]/g, '\\$&');
  return { source: `[${isNegated ? '^' : ''}${inner}]`, end };
}

/** The regular expression of a glob; `.` and `/` separate, and only `**` goes past them. */
function globSource(pattern: string): string {
  let source = '';
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at] ?? '';
    if (character === '*' && pattern[at + 1] === '*') {
      source += '.*';
      at += 1;
    } else if (character === '*') source += '[^./]*';
    else if (character === '?') source += '[^./]';
    else if (character === '[') {
      const group = classOf(pattern, at);
      source += group.source;
      at = group.end;
    } else if (character === '{') {
      source += '(?:';
      depth += 1;
    } else if (character === '}' && depth > 0) {
      source += ')';
      depth -= 1;
    } else if (character === ',' && depth > 0) source += '|';
    else if (character === '\\') {
      at += 1;
      source += escaped(pattern[at] ?? '');
    } else source += escaped(character);
  }
  return source + ')'.repeat(depth);
}

/** Says whether an address matches a pattern of the list. */
export function matchesGlob(pattern: string, address: string): boolean {
  return new RegExp(`^${globSource(pattern)}$`, 's').test(address);
}

/** No page of ours has a longer address, and a pattern with two stars takes the square of it. */
const longestAddress = 4_096;

function parse(text: string): URL | null {
  if (text.length > longestAddress) return null;
  // What browsers repair while reading (backslashes, blanks, control characters) is nobody's honest address.
  if (/[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:';
const withoutHash = (text: string) => text.split('#', 1)[0] ?? '';

/** An address as both its writer and a browser read it has to match: `/app/../x` is no page below `/app/`. */
function isListed(patterns: readonly string[], text: string, url: URL): boolean {
  const written = withoutHash(text);
  const read = withoutHash(url.href);
  return patterns.some(
    (pattern) => matchesGlob(pattern, written) && (read === `${written}/` || matchesGlob(pattern, read)),
  );
}

/**
 * The address somebody may be sent to, or null. Allowed are web pages of the site's own origin, and what the list of
 * patterns names: web pages, or an app's own scheme.
 */
export function allowedTarget(siteUrl: string, patterns: readonly string[], target: string): URL | null {
  const url = parse(target);
  if (!url) return null;
  const isOwn = isWeb(url) && url.origin === parse(siteUrl)?.origin;
  // A script or a document in an address runs where it is opened, whatever a pattern says.
  const isDangerous = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'].includes(url.protocol);
  return isOwn || (!isDangerous && isListed(patterns, target, url)) ? url : null;
}
