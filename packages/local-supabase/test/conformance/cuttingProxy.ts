import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that breaks where it is told to. */
export interface CuttingProxy {
  url: string;
  /** Breaks every connection once that many more bytes went to the server; once for each call, in order. */
  cutAfter: (bytes: number) => void;
  /** How often it broke. */
  cuts: () => number;
  stop: () => Promise<void>;
}

/** Stands between a client and `target`, on a port of its own. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const limits: number[] = [];
  let sent = 0;
  let cuts = 0;
  const forward = (chunk: Buffer, server: Socket): void => {
    const [limit] = limits;
    if (limit === undefined || sent + chunk.length < limit) {
      sent += chunk.length;
      server.write(chunk);
      return;
    }
    limits.shift();
    // What is before the cut still arrives, as it does in a network.
    server.end(chunk.subarray(0, Math.max(limit - sent, 0)));
    sent = 0;
    cuts += 1;
    for (const socket of sockets) if (socket !== server) socket.destroy();
  };
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(target).port), new URL(target).hostname);
    for (const [socket, peer] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        peer.end();
      });
    }
    client.on('data', (chunk: Buffer) => {
      forward(chunk, server);
    });
    server.on('data', (chunk: Buffer) => client.write(chunk));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cutAfter: (bytes) => {
      if (limits.length === 0) sent = 0;
      limits.push(bytes);
    },
    cuts: () => cuts,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
