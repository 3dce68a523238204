// The HTTP contract of the web origin, asked over real sockets.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect as netConnect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startWebServer } from './server.mjs';

const INLINE = "document.documentElement.dataset.theme = 'dark';\n";
const STYLE = 'body{margin:0}';
const config = { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_</script><b>$&' };
const page = (title) =>
  `<!doctype html><html><head><title>${title}</title><!--grow-config--><style>${STYLE}</style>` +
  `<script>${INLINE}</script><script type="module" src="/assets/app-1.js"></script></head><body>${'words '.repeat(200)}</body></html>`;

let folder;
let server;

function write(files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Sends the path exactly as written: fetch would normalise dots and backslashes away. */
function ask(path, { method = 'GET', headers = {}, host = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host, port: server.port, path, method, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body,
          text: body.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const navigation = { accept: 'text/html,application/xhtml+xml' };
const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web server '));
  write({
    'site/index.html': page('home'),
    'site/events/index.html': page('events'),
    'site/de/index.html': page('start'),
    'site/de/events/index.html': page('termine'),
    'site/404.html': page('nothing here'),
    'site/de/404.html': page('hier ist nichts'),
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site/assets/app-1.js': `export const text = '${'a'.repeat(2000)}';`,
    'connect/index.html': page('connect'),
    'connect/assets/app-2.js': 'export {};',
    'connect/assets/font-3.woff2': Buffer.alloc(2000, 7),
    'secret.txt': 'outside of both folders',
  });
  server = await startWebServer({
    port: 0,
    siteDir: join(folder, 'site'),
    connectDir: join(folder, 'connect'),
    config,
  });
});

after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('addresses', () => {
  for (const [path, title] of [
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/events', 'events'],
    ['/de', 'start'],
    ['/de/events', 'termine'],
    ['/connect', 'connect'],
    ['/connect/', 'connect'],
    ['/connect/index.html', 'connect'],
  ]) {
    test(`${path} is a page`, async () => {
      const { status, text, headers } = await ask(path);
      assert.equal(status, 200);
      assert.match(text, new RegExp(`<title>${title}</title>`));
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    });
  }

  for (const [path, location] of [
    ['/events/', '/events'],
    ['/events/index.html', '/events'],
    ['/index.html', '/'],
    ['/de/?q=1', '/de?q=1'],
  ]) {
    test(`${path} moves to ${location}`, async () => {
      const { status, headers } = await ask(path);
      assert.equal(status, 308);
      assert.equal(headers.location, location);
    });
  }

  test('a navigation to any connect route gets the app', async () => {
    const { status, text } = await ask('/connect/teams/some.team', { headers: navigation });
    assert.equal(status, 200);
    assert.match(text, /<title>connect</);
  });

  test('a script or fetch for an unknown connect path is not answered with the app', async () => {
    assert.equal((await ask('/connect/teams', { headers: { accept: '*/*' } })).status, 404);
  });

  test('a missing asset is 404 in both apps, even for a navigation', async () => {
    for (const path of ['/connect/assets/app-9.js', '/assets/app-9.js']) {
      const { status, headers } = await ask(path, { headers: navigation });
      assert.equal(status, 404);
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-cache');
    }
  });

  test('an unknown site path gets the 404 page in its language, with status 404', async () => {
    for (const [path, title] of [
      ['/nope', 'nothing here'],
      ['/404.html', 'nothing here'],
      ['/connecting', 'nothing here'],
      ['/de/nope', 'hier ist nichts'],
      ['/de/404.html', 'hier ist nichts'],
    ]) {
      const { status, text } = await ask(path, { headers: navigation });
      assert.equal(status, 404, path);
      assert.match(text, new RegExp(`<title>${title}</title>`), path);
    }
  });

  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/connect/../../secret.txt',
    '/connect/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/a%00b',
    '/%zz',
    '//evil.example/',
    '//evil.example/events/',
    'http://evil.example/',
  ]) {
    test(`${path} is refused`, async () => {
      const { status, text, headers } = await ask(path, { headers: navigation });
      assert.equal(status, 400);
      assert.equal(headers.location, undefined);
      assert.doesNotMatch(text, /outside of both folders/);
    });
  }
});

describe('methods', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    test(`${method} is 405 and says what is allowed`, async () => {
      const { status, headers } = await ask('/', { method });
      assert.equal(status, 405);
      assert.equal(headers.allow, 'GET, HEAD');
    });
  }

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/nope', '/connect/assets/app-9.js']) {
      const full = await ask(path);
      const head = await ask(path, { method: 'HEAD' });
      assert.equal(head.status, full.status);
      assert.equal(head.body.length, 0);
      for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy'])
        assert.equal(head.headers[name], full.headers[name], `${name} of ${path}`);
    }
  });
});

describe('configuration', () => {
  test('is stamped into every document as JSON that cannot leave its element', async () => {
    for (const path of ['/', '/events', '/nope', '/connect/']) {
      const { text } = await ask(path);
      const [, json] = text.match(/<script type="application\/json" id="grow-config">(.*?)<\/script>/);
      assert.deepEqual(JSON.parse(json), config);
      assert.doesNotMatch(json, /</);
      assert.doesNotMatch(text, /<!--grow-config-->/);
    }
  });

  for (const [wrong, named] of [
    [{ supabaseUrl: '', supabaseKey: 'k' }, /supabaseUrl/],
    [{ supabaseUrl: 'ftp://x', supabaseKey: 'k' }, /supabaseUrl/],
    [{ supabaseUrl: 'http://x', supabaseKey: ' ' }, /supabaseKey/],
  ]) {
    test(`${JSON.stringify(wrong)} stops the start and names the setting`, async () => {
      const options = { port: 0, siteDir: join(folder, 'site'), connectDir: join(folder, 'connect') };
      await assert.rejects(startWebServer({ ...options, config: wrong }), named);
    });
  }

  test('a folder that was not built is a clear error', async () => {
    await assert.rejects(
      startWebServer({ port: 0, siteDir: folder, connectDir: join(folder, 'connect'), config }),
      /Build the apps first/,
    );
  });
});

describe('security headers', () => {
  for (const path of ['/', '/nope', '/connect/', '/assets/app-1.js', '/connect/assets/app-9.js', '/%zz']) {
    test(`${path} carries all of them`, async () => {
      const { headers } = await ask(path);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.match(headers['permissions-policy'], /camera=\(self\)/);
      const policy = headers['content-security-policy'];
      assert.match(policy, /^default-src 'none';/);
      for (const part of [
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "font-src 'self'",
      ])
        assert.ok(policy.split('; ').includes(part), part);
      assert.doesNotMatch(policy, /unsafe/);
    });
  }

  test('the policy names the hash of each inline script and style, and no data block', async () => {
    const { headers, text } = await ask('/connect/');
    const directives = Object.fromEntries(
      headers['content-security-policy']
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    assert.deepEqual(directives['script-src'], ["'self'", sha(INLINE)]);
    assert.deepEqual(directives['style-src'], ["'self'", sha(''), sha(STYLE)]);
    assert.ok(text.includes(INLINE) && text.includes(STYLE));
  });

  test('connections go to this origin and the backend, by http and websocket', async () => {
    const { headers } = await ask('/');
    assert.match(
      headers['content-security-policy'],
      /connect-src 'self' http:\/\/localhost:54321 ws:\/\/localhost:54321;/,
    );
  });
});

describe('caching and compression', () => {
  test('hashed files are kept for ever, documents are asked for again', async () => {
    for (const path of ['/assets/app-1.js', '/connect/assets/app-2.js'])
      assert.equal((await ask(path)).headers['cache-control'], 'public, max-age=31536000, immutable');
    for (const path of ['/', '/connect/', '/favicon.svg'])
      assert.equal((await ask(path)).headers['cache-control'], 'no-cache');
  });

  test('a known tag is answered 304 without a body, another one in full', async () => {
    const first = await ask('/events', { headers: { 'accept-encoding': 'br' } });
    const headers = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${first.headers.etag}` };
    const again = await ask('/events', { headers });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers.etag, first.headers.etag);
    assert.equal((await ask('/events', { headers: { 'if-none-match': '"other"' } })).status, 200);
  });

  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ]) {
    test(`Accept-Encoding ${accepted} is answered with ${encoding}`, async () => {
      const plain = await ask('/');
      const { headers, body } = await ask('/', { headers: { 'accept-encoding': accepted } });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers.vary, 'Accept-Encoding');
      assert.equal(Number(headers['content-length']), body.length);
      assert.notEqual(headers.etag, plain.headers.etag);
      assert.ok(body.length < plain.body.length);
      assert.deepEqual(decode(body), plain.body);
    });
  }

  test('nothing is compressed for a client that does not ask, nor a font for any', async () => {
    assert.equal((await ask('/')).headers['content-encoding'], undefined);
    const font = await ask('/connect/assets/font-3.woff2', { headers: { 'accept-encoding': 'br' } });
    assert.equal(font.headers['content-encoding'], undefined);
    assert.equal(font.headers['content-type'], 'font/woff2');
  });
});

describe('requests that cannot be read', () => {
  test('cookies that are too long are answered by their removal', async () => {
    const { status, headers, text } = await ask('/', { headers: { cookie: `a=${'b'.repeat(20_000)}` } });
    assert.equal(status, 431);
    assert.equal(headers['clear-site-data'], '"cookies"');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(text, /Load the page again/);
  });

  test('what is no HTTP is a bad request that removes nothing', async () => {
    const socket = netConnect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write('no http at all\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.doesNotMatch(answer, /Clear-Site-Data/);
  });
});

describe('listening', () => {
  test('127.0.0.1 and localhost both answer', async () => {
    assert.equal((await ask('/')).status, 200);
    assert.equal((await fetch(`${server.url}/`)).status, 200);
  });

  test('a taken port is a typed error that names the way out', async () => {
    const options = { siteDir: join(folder, 'site'), connectDir: join(folder, 'connect'), config };
    await assert.rejects(startWebServer({ ...options, port: server.port }), (error) => {
      assert.equal(error.code, 'PORT_TAKEN');
      assert.equal(error.port, server.port);
      assert.match(error.message, /PORT/);
      return true;
    });
  });

  test('stop lets go of the port, also while a client keeps its connection open', async () => {
    const options = { siteDir: join(folder, 'site'), connectDir: join(folder, 'connect'), config };
    const other = await startWebServer({ ...options, port: 0 });
    const socket = netConnect(other.port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    await other.stop();
    const again = await startWebServer({ ...options, port: other.port });
    await again.stop();
    socket.destroy();
  });
});
