// The web origin: the site at /, connect below /connect, from two built folders. It follows
// serving.json, needs nothing but Node, and listens on loopback unless a host is given.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadArea } from './area.mjs';
import { contentSecurityPolicy } from './document.mjs';
import { checkConfig } from './files.mjs';
import { createHandler, createRefusal } from './handler.mjs';

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

function listen({ handler, refuse }, port, host) {
  return new Promise((resolve, reject) => {
    // The handler answers a missing Host itself: Node's own answer would carry no headers of ours.
    const server = createServer({ requireHostHeader: false, maxHeaderSize: rules.headerLimit }, handler);
    server.on('clientError', refuse);
    server.once('error', (error) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error),
    );
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** Binds 127.0.0.1 and, where the machine has it, ::1, both on the same port. */
async function listenOnLoopback(answers, port) {
  const first = await listen(answers, port, '127.0.0.1');
  try {
    return [first, await listen(answers, first.address().port, '::1')];
  } catch (error) {
    if (error.code !== 'PORT_TAKEN') return [first]; // a machine without IPv6
    await new Promise((resolve) => first.close(resolve));
    if (port === 0) return listenOnLoopback(answers, port);
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
 * @param {{ supabaseUrl: string, supabaseKey: string, reportShare?: number }} options.config stamped into every document
 * @param {string} [options.host] binds this address only, instead of loopback
 * @returns {Promise<{ url: string, port: number, stop(): Promise<void> }>}
 * @throws {PortTakenError} code PORT_TAKEN
 */
export async function startWebServer({ port, siteDir, connectDir, config, host }) {
  checkConfig(config);
  const folders = { site: siteDir, connect: connectDir };
  const areas = rules.areas.map((area) => ({
    ...area,
    files: loadArea(folders[area.name], area, rules, config),
  }));
  const plainPolicy = contentSecurityPolicy(rules.contentSecurityPolicy, '', config.supabaseUrl);
  const answers = {
    handler: createHandler(rules, areas, plainPolicy),
    refuse: createRefusal(rules, plainPolicy),
  };
  const servers = host ? [await listen(answers, port, host)] : await listenOnLoopback(answers, port);
  const actualPort = servers[0].address().port;
  return {
    url: `http://localhost:${actualPort}`,
    port: actualPort,
    async stop() {
      await Promise.all(servers.map(close));
    },
  };
}
