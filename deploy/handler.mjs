// The answers of the Node server, from the files in memory.
import { pickEncoding } from './encodings.mjs';
import { isNavigation, matchesTag, pathSegments, resolveInArea } from './routing.mjs';

function areaOf(segments, areas) {
  const inside = areas.find(({ base }) => base !== '/' && segments[0] === base.slice(1));
  return inside
    ? { area: inside, rest: segments.length === 1 ? [''] : segments.slice(1) }
    : { area: areas.find(({ base }) => base === '/'), rest: segments };
}

const headersOf = (rules, policy) => ({ ...rules.headers, 'Content-Security-Policy': policy });

/** Told to browsers only where they came by https: here that is what the proxy in front says. */
const transportHeader = (rules, request) =>
  request.headers['x-forwarded-proto'] === 'https'
    ? { 'Strict-Transport-Security': rules.strictTransportSecurity }
    : {};

/**
 * The listener for requests.
 * @param {object} rules serving.json
 * @param {object[]} areas of the rules, each with its `files`
 * @param {string} plainPolicy for answers without markup
 */
export function createHandler(rules, areas, plainPolicy) {
  const commonHeaders = (request, policy) => ({
    ...headersOf(rules, policy),
    ...transportHeader(rules, request),
  });

  function sendText(response, status, text, extra = {}) {
    const body = Buffer.from(`${text}\n`);
    response.writeHead(status, {
      ...commonHeaders(response.req, plainPolicy),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': rules.revalidated.cacheControl,
      ...extra,
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }

  async function sendFile(request, response, file, status) {
    const encoding = file.isPacked ? pickEncoding(request.headers['accept-encoding']) : null;
    const etag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
    const headers = {
      ...commonHeaders(request, file.policy),
      'Content-Type': file.type,
      'Cache-Control': status === 200 ? file.cacheControl : rules.revalidated.cacheControl,
      ETag: etag,
      ...(file.isPacked ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (status === 200 && matchesTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = encoding ? await file.encoded(encoding) : file.body;
    response.writeHead(status, {
      ...headers,
      'Content-Length': body.length,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    const segments = pathSegments(request.url ?? '');
    const lacksHost = request.httpVersion === '1.1' && request.headers.host === undefined;
    if (!segments || lacksHost) return sendText(response, 400, 'Bad request');
    const { area, rest } = areaOf(segments, areas);
    const found = resolveInArea(rest, area, {
      isNavigation: isNavigation(rest, request.headers.accept, rules.navigationAccept),
      immutableFolder: rules.immutable.folder,
      locales: rules.locales,
    });
    if (found.kind === 'nothing') return sendText(response, 404, 'Not found');
    if (found.kind === 'redirect') {
      const query = request.url.match(/\?[^#]*/)?.[0] ?? '';
      return sendText(response, 308, 'Moved', { Location: encodeURI(found.location) + query });
    }
    return sendFile(request, response, area.files.get(found.name), found.status);
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong');
    });
  };
}

/** Said of headers beyond the limit. Nothing is cleared: a page of somebody else can cause this answer. */
export const TOO_LONG =
  'The address or the cookies of this request are too long. Nothing was removed, and no login has ended. ' +
  'If every page of this site says so, remove its cookies in your browser and load the page again.';

/**
 * The listener for what is no request: broken lines, and headers beyond the parser's limit.
 * @param {object} rules serving.json
 * @param {string} plainPolicy
 */
export function createRefusal(rules, plainPolicy) {
  const answerOf = (status, text) => {
    const headers = {
      ...headersOf(rules, plainPolicy),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${text}`;
  };
  const unreadable = answerOf('400 Bad Request', 'Bad request\n');
  const tooSlow = answerOf('408 Request Timeout', 'Request timeout\n');
  const tooLong = answerOf('431 Request Header Fields Too Large', `${TOO_LONG}\n`);
  const answers = { HPE_HEADER_OVERFLOW: tooLong, ERR_HTTP_REQUEST_TIMEOUT: tooSlow };
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    socket.end(answers[error.code] ?? unreadable);
  };
}
