// A server in front of the site, as a careless operator sets it up: it may leave headers out, and speak https with any certificate.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
      outgoing.writeHead(answer.statusCode ?? 502, change(answer.headers));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

/** A certificate for localhost that ends in so many days; none ends at once. */
async function certificateFor(folder: string, days: number): Promise<{ key: string; cert: string }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', String(days), ...subject],
  ]);
  return { key, cert };
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
