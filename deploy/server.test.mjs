// The Node server as a program: how it starts, listens and ends. Its answers are the contract's matter.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect as netConnect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createRefusal } from './handler.mjs';
import { startWebServer } from './server.mjs';
import { ask } from './testing/ask.mjs';
import { config, writeFixture } from './testing/fixture.mjs';

let folder;
let options;
let server;

before(async () => {
  folder = writeFixture();
  options = { port: 0, siteDir: join(folder, 'site'), connectDir: join(folder, 'connect'), config };
  server = await startWebServer(options);
});

after(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('configuration', () => {
  for (const [wrong, named] of [
    [{ supabaseUrl: '', supabaseKey: 'k' }, /supabaseUrl/],
    [{ supabaseUrl: 'ftp://x', supabaseKey: 'k' }, /supabaseUrl/],
    [{ supabaseUrl: 'http://x', supabaseKey: ' ' }, /supabaseKey/],
  ]) {
    test(`${JSON.stringify(wrong)} stops the start and names the setting`, async () => {
      await assert.rejects(startWebServer({ ...options, config: wrong }), named);
    });
  }

  test('a folder that was not built is a clear error', async () => {
    await assert.rejects(startWebServer({ ...options, siteDir: folder }), /Build the apps first/);
  });
});

describe('requests that cannot be read', () => {
  test('what is no HTTP is a bad request', async () => {
    const socket = netConnect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write('no http at all\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.doesNotMatch(answer, /Clear-Site-Data/);
  });

  test('a request that does not come to its end is given up as too slow, and removes nothing', async () => {
    const slow = createServer({ headersTimeout: 50, connectionsCheckingInterval: 20 });
    slow.on('clientError', createRefusal({ headers: {} }, "default-src 'none'"));
    await new Promise((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const socket = netConnect(slow.address().port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => slow.close(resolve));
    assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/);
    assert.match(answer, /Content-Security-Policy: default-src 'none'\r\n/);
    assert.doesNotMatch(answer, /Clear-Site-Data/);
  });
});

describe('listening', () => {
  test('127.0.0.1 and localhost both answer', async () => {
    assert.equal((await ask(server.port, '/')).status, 200);
    assert.equal((await fetch(`${server.url}/`)).status, 200);
  });

  test('a taken port is a typed error that names the way out', async () => {
    await assert.rejects(startWebServer({ ...options, port: server.port }), (error) => {
      assert.equal(error.code, 'PORT_TAKEN');
      assert.equal(error.port, server.port);
      assert.match(error.message, /PORT/);
      return true;
    });
  });

  test('stop lets go of the port, also while a client keeps its connection open', async () => {
    const other = await startWebServer(options);
    const socket = netConnect(other.port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    await other.stop();
    const again = await startWebServer({ ...options, port: other.port });
    await again.stop();
    socket.destroy();
  });

  test('an address in whole, as proxies send it, is refused', async () => {
    assert.equal((await ask(server.port, 'http://evil.example/')).status, 400);
  });
});
