import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { PortTakenError, listenOnLoopback, type Listener } from './listen';

const open: Listener[] = [];
const listen = async (port: number): Promise<Listener> => {
  const listener = await listenOnLoopback(() => new Response('here'), port);
  open.push(listener);
  return listener;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});

describe('listenOnLoopback', () => {
  it('answers localhost by both families on one free port', async () => {
    const { port } = await listen(0);
    for (const host of ['127.0.0.1', '[::1]']) {
      const response = await fetch(`http://${host}:${port}/`);
      expect(await response.text()).toBe('here');
    }
  });

  it('says which port is taken and how to choose another', async () => {
    const { port } = await listen(0);
    const failure = await listenOnLoopback(() => new Response(), port).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(failure).toMatchObject({ port, message: expect.stringContaining(`BACKEND_PORT=${port + 1}`) });
  });

  it('takes a port as taken when only one family is, and leaves nothing open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '::1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(listenOnLoopback(() => new Response(), port)).rejects.toThrow(PortTakenError);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    await new Promise((resolve) => other.close(resolve));
  });

  it('keeps an idle connection longer than a busy client thinks about its next request', async () => {
    const listener = await listenOnLoopback(() => new Response(), 0);
    const response = await fetch(`http://127.0.0.1:${listener.port}/`);
    expect(response.headers.get('keep-alive')).toBe('timeout=75');
    await listener.close();
  });

  it('closes although a client keeps its connection alive', async () => {
    // Whatever is cut is cut long after this test has failed.
    const listener = await listenOnLoopback(() => new Response(), 0, undefined, 3_600_000);
    const { port } = listener;
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      );
    });
    await listener.close();
    agent.destroy();
  });

  it.each(['h2c', 'TLS/1.0, HTTP/1.1'])(
    'answers a request that would rather speak %s as any other, with its body, and keeps the connection',
    async (protocol) => {
      const listener = await listenOnLoopback(
        async (asked) => new Response(`${asked.method} ${asked.headers.get('x-own')} ${await asked.text()}`),
        0,
        (_request, socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n'),
      );
      open.push(listener);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ports = new Set<number | undefined>();
      const say = async (body: string): Promise<string> => {
        const headers = { upgrade: protocol, connection: 'Upgrade, HTTP2-Settings', 'x-own': 'own' };
        const asking = request({ port: listener.port, host: '127.0.0.1', agent, method: 'POST', headers });
        asking.end(body);
        const [response] = (await once(asking, 'response')) as [IncomingMessage];
        ports.add(response.socket.localPort);
        return `${response.statusCode} ${await text(response)}`;
      };
      expect(await say('one')).toBe('200 POST own one');
      expect(await say('x'.repeat(200_000))).toBe(`200 POST own ${'x'.repeat(200_000)}`);
      expect(ports.size).toBe(1);
      agent.destroy();
    },
  );

  it('cuts a request that never ends', async () => {
    const listener = await listenOnLoopback(() => new Promise<Response>(() => undefined), 0);
    const request = fetch(`http://127.0.0.1:${listener.port}/`).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await listener.close();
    expect(await request).toBe('cut');
  });
});
