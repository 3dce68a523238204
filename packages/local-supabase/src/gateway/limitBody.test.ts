import { Hono } from 'hono';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitBody } from './limitBody';
import { listenOnLoopback, type Listener } from './listen';

const LIMIT = 100_000;
let listener: Listener;

beforeAll(async () => {
  const app = new Hono();
  app.use(limitBody(LIMIT));
  app.all('*', async (context) => context.text(String((await context.req.raw.arrayBuffer()).byteLength)));
  // The counter ends the stream; what the route makes of that is replaced.
  app.onError(() => new Response(null, { status: 500 }));
  listener = await listenOnLoopback((request) => app.fetch(request), 0);
});
afterAll(() => listener.close());

/** Sends chunks without declaring how many will come. */
function sendChunked(
  method: string,
  chunks: number,
  size = 10_000,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port: listener.port, host: '127.0.0.1', method }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
    request.on('error', reject);
    for (let sent = 0; sent < chunks; sent += 1) request.write(Buffer.alloc(size));
    request.end();
  });
}

describe('limitBody', () => {
  const send = async (size: number) =>
    fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body: new Uint8Array(size) });

  it('takes a declared body up to the limit and refuses a byte more', async () => {
    expect(await (await send(LIMIT)).text()).toBe(String(LIMIT));
    const refused = await send(LIMIT + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('counts a body that nobody declared', async () => {
    expect(await sendChunked('POST', 10)).toEqual({ status: 200, text: String(LIMIT) });
    expect(await sendChunked('POST', 11)).toMatchObject({ status: 413 });
    expect(await sendChunked('PUT', 30)).toMatchObject({ status: 413 });
  });

  it.each(['GET', 'DELETE', 'POST', 'OPTIONS'])('lets a %s without a body pass', async (method) => {
    const response = await fetch(`http://127.0.0.1:${listener.port}/`, { method });
    expect([response.status, await response.text()]).toEqual([200, '0']);
  });
});
