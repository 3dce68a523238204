// Which answer a path gets: pure, so that the rules can be read and tested without a socket.

/** The name behind the escapes; bytes that are no UTF-8 become a name that no file has. */
function decodeBytes(raw) {
  const bytes = raw.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/**
 * The segments of a request target, or null when it is malformed or tries to leave the root.
 * @param {string} target
 */
export function pathSegments(target) {
  if (!target.startsWith('/')) return null;
  const raw = target.split(/[?#]/, 1)[0];
  if (/%(?![0-9a-f]{2})/i.test(raw)) return null;
  const path = decodeBytes(raw);
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return null;
  const segments = path.slice(1).split('/');
  if (
    segments.some(
      (segment, at) => segment === '..' || segment === '.' || (segment === '' && at < segments.length - 1),
    )
  )
    return null;
  return segments;
}

/**
 * Whether a screen is asked for, and no file: by an address without an extension, whoever asks (checkers of links and
 * monitors accept anything), or by a browser that wants a document.
 * @param {string[]} segments
 * @param {string | undefined} accept the header
 * @param {string} navigationAccept what browsers name in it
 */
export function isNavigation(segments, accept, navigationAccept) {
  return !(segments.at(-1) ?? '').includes('.') || (accept ?? '').includes(navigationAccept);
}

/** The clean address of a site document: events/index.html is /events. */
function cleanAddress(name) {
  return `/${name.replace(/\/?index\.html$/, '')}`;
}

/**
 * @param {string[]} segments of the path below the area
 * @param {{ files: Map<string, unknown>, base: string, fallback: string | null, notFound: string | null }} area
 * @param {{ isNavigation: boolean, immutableFolder: string, locales: string[] }} request
 * @returns {{ kind: 'file', name: string, status: number } | { kind: 'redirect', location: string } | { kind: 'nothing' }}
 */
export function resolveInArea(segments, area, request) {
  const name = segments.join('/');
  const trimmed = name.replace(/\/$/, '');
  const isBelowAssets = segments[0] === request.immutableFolder;
  const isIndex = /(^|\/)index\.html$/.test(name);

  if (area.fallback === null) {
    const page = isIndex ? name : trimmed === '' ? 'index.html' : `${trimmed}/index.html`;
    if (area.files.has(page)) {
      const isClean = !isIndex && (name === '' || name === trimmed);
      return isClean
        ? { kind: 'file', name: page, status: 200 }
        : { kind: 'redirect', location: cleanAddress(page) };
    }
  } else if (name === '' || name === area.fallback) {
    return { kind: 'file', name: area.fallback, status: 200 };
  }
  const isErrorPage =
    area.notFound !== null && (name === area.notFound || name.endsWith(`/${area.notFound}`));
  if (area.files.has(name) && !isErrorPage) return { kind: 'file', name, status: 200 };
  if (isBelowAssets) return { kind: 'nothing' };
  if (area.fallback !== null)
    return request.isNavigation ? { kind: 'file', name: area.fallback, status: 200 } : { kind: 'nothing' };

  const localised = request.locales.includes(segments[0]) ? `${segments[0]}/${area.notFound}` : null;
  const page = [localised, area.notFound].find(
    (candidate) => candidate !== null && area.files.has(candidate),
  );
  return page ? { kind: 'file', name: page, status: 404 } : { kind: 'nothing' };
}

/**
 * Whether If-None-Match names this tag (weak comparison, as the standard asks).
 * @param {string | undefined} header
 * @param {string} tag with quotes
 */
export function matchesTag(header, tag) {
  if (!header) return false;
  return header.split(',').some((part) => ['*', tag].includes(part.trim().replace(/^W\//, '')));
}
