// One HTTP contract, asked over real sockets of both servers: Node's, and nginx with the generated configuration.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildDeployment } from './build.mjs';
import { cases, costly, kinds, negotiations, raw } from './contract.cases.mjs';
import { startWebServer } from './server.mjs';
import { ask, askRaw } from './testing/ask.mjs';
import { config, INLINE, SECRET, STYLE, writeFixture } from './testing/fixture.mjs';
import { freePort, nginxPath, startNginx } from './testing/nginx.mjs';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const navigation = { accept: 'text/html' };

const startNode = (folder) =>
  startWebServer({
    port: 0,
    siteDir: join(folder, 'site'),
    connectDir: join(folder, 'connect'),
    config,
  });

async function startGenerated(folder) {
  const port = await freePort();
  const out = join(folder, 'out');
  await buildDeployment({
    apps: { site: join(folder, 'site'), connect: join(folder, 'connect') },
    out,
    root: out,
    config,
    place: { listen: `127.0.0.1:${port}`, serverName: '_' },
  });
  return startNginx(join(folder, 'nginx'), join(out, 'grow.conf'), port);
}

/** What a costly header may take, in answers to a harmless one of the same length: a quadratic expression takes more. */
const COSTLY_FACTOR = 10;
/** Milliseconds on top, for a machine that has much to do. */
const COSTLY_SLACK_MS = 25;

function checkSecurityHeaders(headers, isDocument) {
  // A stranger can cause every answer there is, so none may touch what the browser has stored.
  assert.equal(headers['clear-site-data'], undefined);
  assert.equal(headers['set-cookie'], undefined);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  assert.match(headers['permissions-policy'], /camera=\(self\)/);
  assert.equal(headers['x-powered-by'], undefined);
  assert.doesNotMatch(headers['server'] ?? '', /\d/);
  const inline = isDocument ? ` ${sha(INLINE)}` : '';
  const style = isDocument ? ` ${sha(STYLE)}` : '';
  assert.equal(
    headers['content-security-policy'],
    `default-src 'none'; script-src 'self'${inline}; style-src 'self' ${sha('')}${style}; img-src 'self' blob: data:; ` +
      `media-src 'self' blob: http://localhost:54321; font-src 'self'; connect-src 'self' http://localhost:54321 ws://localhost:54321; worker-src 'self' blob:; ` +
      `manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
}

function contract(name, start) {
  describe(name, () => {
    let folder;
    let server;
    const get = (path, send = {}, method = 'GET') => ask(server.port, path, { method, headers: send });

    before(async () => {
      folder = writeFixture();
      server = await start(folder);
    });
    after(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    for (const { path, method = 'GET', send = {}, status, page, headers = {} } of cases) {
      test(`${method} ${path} ${send.accept ?? ''} is ${status}`, async () => {
        const answer = await get(path, send, method);
        assert.equal(answer.status, status);
        if (page) assert.match(answer.text, new RegExp(`<title>${page}</title>`));
        else assert.doesNotMatch(answer.text, /<title>(?!\d)/);
        assert.ok(!answer.text.includes(SECRET));
        for (const [header, value] of Object.entries(headers))
          assert.equal(answer.headers[header] ?? null, value, header);
        checkSecurityHeaders(answer.headers, page !== undefined);
      });
    }

    for (const { path, send, isEarly = false } of kinds) {
      test(`HEAD ${path} ${send.accept} has the headers of GET and no body`, async () => {
        for (const encoding of ['identity', 'br']) {
          const wanted = { ...send, 'accept-encoding': encoding };
          const [full, head] = [await get(path, wanted), await get(path, wanted, 'HEAD')];
          assert.equal(head.body.length, 0);
          assert.equal(head.status, full.status);
          for (const header of [...Object.keys(full.headers), ...Object.keys(head.headers)])
            if (header !== 'date') assert.equal(head.headers[header], full.headers[header], header);
        }
      });

      if (isEarly) continue;
      test(`${path} ${send.accept} speaks of HSTS where the browser came by https alone`, async () => {
        const header = 'strict-transport-security';
        assert.equal((await get(path, send)).headers[header], undefined);
        const secure = await get(path, { ...send, 'x-forwarded-proto': 'https' });
        assert.equal(secure.headers[header], 'max-age=31536000');
        assert.equal((await get(path, { ...send, 'x-forwarded-proto': 'http' })).headers[header], undefined);
      });
    }

    for (const path of ['/events', '/assets/app-1.js', '/connect/', '/connect/assets/font-3.woff2']) {
      test(`${path}: a known tag is answered 304 without a body, another one in full`, async () => {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const send = { 'accept-encoding': encoding };
          const first = await get(path, send);
          const { etag } = first.headers;
          assert.match(etag, /^"[^"]+"$/);
          for (const tag of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
            const again = await get(path, { ...send, 'if-none-match': tag });
            assert.equal(again.status, 304, tag);
            assert.equal(again.body.length, 0);
            for (const header of ['etag', 'cache-control', 'vary', 'content-security-policy'])
              assert.equal(again.headers[header], first.headers[header], header);
            checkSecurityHeaders(again.headers, first.headers['content-type'].startsWith('text/html'));
          }
          assert.equal((await get(path, { ...send, 'if-none-match': '"other"' })).status, 200);
        }
      });
    }

    test('a page that is missing stays missing for a client that knows its tag', async () => {
      const { headers } = await get('/nope');
      assert.equal((await get('/nope', { 'if-none-match': headers.etag ?? '*' })).status, 404);
    });

    for (const [accepted, encoding] of negotiations) {
      test(`Accept-Encoding "${accepted}" is answered with ${encoding ?? 'the plain file'}`, async () => {
        for (const path of ['/', '/connect', '/assets/app-1.js', '/nope']) {
          const plain = await get(path);
          const { headers, body } = await get(path, { 'accept-encoding': accepted });
          assert.equal(headers['content-encoding'] ?? null, encoding);
          assert.equal(headers.vary, 'Accept-Encoding');
          assert.equal(Number(headers['content-length']), body.length);
          assert.equal(headers.etag === plain.headers.etag, encoding === null);
          assert.ok(encoding === null || body.length < plain.body.length);
          assert.deepEqual(encoding === null ? body : unpack[encoding](body), plain.body);
        }
      });
    }

    test('a font is packed already', async () => {
      const { headers } = await get('/connect/assets/font-3.woff2', { 'accept-encoding': 'br, gzip' });
      assert.equal(headers['content-encoding'], undefined);
      assert.equal(headers.vary, undefined);
    });

    test('every document carries the configuration as JSON that cannot leave its element', async () => {
      for (const path of ['/', '/events', '/nope', '/connect/', '/connect/deep']) {
        const { text } = await get(path, navigation);
        const [, json] = text.match(/<script type="application\/json" id="grow-config">(.*?)<\/script>/);
        assert.deepEqual(JSON.parse(json), config);
        assert.doesNotMatch(json, /</);
        assert.doesNotMatch(text, /<!--grow-config-->/);
      }
    });

    /** The shortest of some answers: the one that met nothing else on this machine. */
    async function shortest(send) {
      const times = [];
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now();
        assert.equal((await get('/', send)).status, 200);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    }

    for (const [title, send] of costly) {
      test(`${title} keep nobody waiting`, async () => {
        const harmless = await shortest({ 'x-long': 'a'.repeat(60_000) });
        const costly = await shortest(send);
        assert.ok(costly < COSTLY_FACTOR * harmless + COSTLY_SLACK_MS, `${costly} ms after ${harmless} ms`);
      });
    }

    for (const [title, bytes, statuses] of raw) {
      test(`${title} is ${statuses.join(' or ')}`, async () => {
        const { status, headers } = await askRaw(server.port, bytes);
        assert.ok(statuses.includes(status), `${status}`);
        checkSecurityHeaders(headers, status === 200 || status === 404);
      });
    }

    test('headers that are too long are refused in words that say what is kept and what to do', async () => {
      const cookie = `a=${'b'.repeat(100_000)}`;
      const { headers, text } = await askRaw(
        server.port,
        `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`,
      );
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-store');
      assert.match(text, /Nothing was removed/);
      assert.match(text, /remove its cookies/);
    });
  });
}

contract('the Node server', startNode);
if (nginxPath) contract('nginx', startGenerated);
