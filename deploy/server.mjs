// The web origin: the site at /, connect below /connect, from two built folders. It follows
// serving.json, needs nothing but Node, and listens on loopback unless a host is given.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadArea } from './area.mjs';
import { contentSecurityPolicy } from './document.mjs';
import { matchesTag, pathSegments, pickEncoding, resolveInArea } from './routing.mjs';

const rules = JSON.parse(readFileSync(new URL('./serving.json', import.meta.url), 'utf8'));
const STOP_GRACE_MS = 2_000;

/** Another process listens on the wanted port. `code` is PORT_TAKEN, `port` the number. */
export class PortTakenError extends Error {
  constructor(port, cause) {
    super(`Port ${port} is taken by another program. Stop it, or set PORT to a free port.`, { cause });
    this.name = 'PortTakenError';
    this.code = 'PORT_TAKEN';
    this.port = port;
  }
}

function checkConfig({ supabaseUrl, supabaseKey }) {
  let protocol = '';
  try {
    protocol = new URL(supabaseUrl).protocol;
  } catch {
    // The check below names the setting.
  }
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('supabaseUrl is required and must be an http or https address.');
  if (typeof supabaseKey !== 'string' || supabaseKey.trim() === '')
    throw new Error('supabaseKey is required.');
}

function areaOf(segments, areas) {
  const inside = areas.find(({ base }) => base !== '/' && segments[0] === base.slice(1));
  return inside
    ? { area: inside, rest: segments.length === 1 ? [''] : segments.slice(1) }
    : { area: areas.find(({ base }) => base === '/'), rest: segments };
}

function createHandler(areas, plainPolicy) {
  const headersOf = (policy) => ({ ...rules.headers, 'Content-Security-Policy': policy });

  function sendText(response, status, text, extra = {}) {
    const body = Buffer.from(`${text}\n`);
    response.writeHead(status, {
      ...headersOf(plainPolicy),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': rules.revalidated.cacheControl,
      ...extra,
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }

  async function sendFile(request, response, file, status) {
    const encoding = file.isCompressible ? pickEncoding(request.headers['accept-encoding']) : null;
    const etag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
    const headers = {
      ...headersOf(file.policy),
      'Content-Type': file.type,
      'Cache-Control': status === 200 ? file.cacheControl : rules.revalidated.cacheControl,
      ETag: etag,
      ...(file.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
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
    if (!segments) return sendText(response, 400, 'Bad request');
    const { area, rest } = areaOf(segments, areas);
    const found = resolveInArea(rest, area, {
      isNavigation: (request.headers.accept ?? '').includes(rules.navigationAccept),
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

/**
 * Answers what is no readable request. With headers that are too long it is mostly the cookies, and with them every
 * page of the origin would be refused: the browser is told to drop them.
 */
function refuseUnreadable(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const other = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const status = isTooLong ? '431 Request Header Fields Too Large' : other;
  const text = isTooLong
    ? 'The cookies of this site had grown too long and were removed. Load the page again.\n'
    : `${other.slice(4)}\n`;
  const headers = {
    ...rules.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(isTooLong ? { 'Clear-Site-Data': '"cookies"' } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}

function listen(handler, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.on('clientError', refuseUnreadable);
    server.once('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error),
    );
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** Binds 127.0.0.1 and, where the machine has it, ::1, both on the same port. */
async function listenOnLoopback(handler, port) {
  const first = await listen(handler, port, '127.0.0.1');
  try {
    return [first, await listen(handler, first.address().port, '::1')];
  } catch (error) {
    if (error.code !== 'PORT_TAKEN') return [first]; // a machine without IPv6
    await new Promise((resolve) => first.close(resolve));
    if (port === 0) return listenOnLoopback(handler, port);
    throw error;
  }
}

function close(server) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Serves both apps from one origin.
 * @param {object} options
 * @param {number} options.port 0 takes a free one
 * @param {string} options.siteDir built site
 * @param {string} options.connectDir built connect
 * @param {{ supabaseUrl: string, supabaseKey: string }} options.config stamped into every document
 * @param {string} [options.host] binds this address only, instead of loopback
 * @returns {Promise<{ url: string, port: number, stop(): Promise<void> }>}
 * @throws {PortTakenError} code PORT_TAKEN
 */
export async function startWebServer({ port, siteDir, connectDir, config, host }) {
  checkConfig(config);
  const folders = { site: siteDir, connect: connectDir };
  const areas = rules.areas.map((area) => ({ ...area, files: loadArea(folders[area.name], rules, config) }));
  const handler = createHandler(
    areas,
    contentSecurityPolicy(rules.contentSecurityPolicy, '', config.supabaseUrl),
  );
  const servers = host ? [await listen(handler, port, host)] : await listenOnLoopback(handler, port);
  const actualPort = servers[0].address().port;
  return {
    url: `http://localhost:${actualPort}`,
    port: actualPort,
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}
