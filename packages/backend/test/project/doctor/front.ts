// A server in front of the site, as a careless operator sets it up: it may leave headers out, and speak https with any certificate.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const DAY_MS = 86_400_000;

type Change = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

export interface Front {
  site: string;
  /** The file with its certificate, which is its own authority. */
  certificate?: string;
  stop: () => Promise<void>;
}

/** Passes everything on as it came. */
const passTo =
  (site: string, change: Change, more: IncomingHttpHeaders): RequestListener =>
  (incoming, outgoing) => {
    const { hostname, port } = new URL(site);
    const { url: path, method, headers } = incoming;
    const onward = request({ hostname, port, path, method, headers: { ...headers, ...more } }, (answer) => {
      const sent = Object.entries(change(answer.headers)).filter(([, value]) => value !== undefined);
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(sent));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

const AUTHORITY = `[ca]
default_ca = own
[own]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
x509_extensions = more
[any]
commonName = supplied
[more]
subjectAltName = DNS:localhost
basicConstraints = CA:TRUE
`;

const openssl = (folder: string, args: readonly string[]) =>
  promisify(execFile)('openssl', args, { cwd: folder });

/** A time as certificates write it. */
const stamp = (time: number): string => new Date(time).toISOString().replaceAll(/[-:T]|\.\d+/g, '');

/** A certificate for localhost, signed by itself, that ends in so many days or ended so many days ago. */
async function certificateFor(folder: string, days: number): Promise<{ key: string; cert: string }> {
  await writeFile(join(folder, 'authority.cnf'), AUTHORITY);
  await writeFile(join(folder, 'index.txt'), '');
  await writeFile(join(folder, 'serial'), '01\n');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl(folder, [
    'req',
    '-new',
    ...curve,
    '-keyout',
    'key.pem',
    '-out',
    'asked.pem',
    '-subj',
    '/CN=localhost',
  ]);
  await openssl(folder, [
    ...['ca', '-batch', '-selfsign', '-notext', '-config', 'authority.cnf', '-in', 'asked.pem'],
    ...['-keyfile', 'key.pem', '-out', 'cert.pem'],
    ...['-startdate', stamp(Date.now() - 90 * DAY_MS), '-enddate', stamp(Date.now() + days * DAY_MS)],
  ]);
  return { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
}

/** Starts it; with `days` it speaks https. */
export async function startFront(
  site: string,
  { change = (headers) => headers, days }: { change?: Change; days?: number } = {},
): Promise<Front> {
  const folder = await mkdtemp(join(tmpdir(), 'grow-front-'));
  const files = days === undefined ? undefined : await certificateFor(folder, days);
  const listener = passTo(site, change, files ? { 'x-forwarded-proto': 'https' } : {});
  const server = files
    ? createSecureServer({ key: await readFile(files.key), cert: await readFile(files.cert) }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    site: `${files ? 'https' : 'http'}://localhost:${port}`,
    ...(files ? { certificate: files.cert } : {}),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
