import net from 'node:net';
import { CommandError } from './connection';

interface Failure {
  error: string;
  message: string;
}
type Answer = [type: 1, id: number, failure: Failure | null, result: unknown];

/** The texts that are whole in what has arrived, each behind its length and a colon, and what is left. */
export function splitTexts(arrived: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = [];
  let rest = arrived;
  for (;;) {
    const colon = rest.indexOf(':');
    const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || rest.length < end) return { texts, rest };
    texts.push(rest.subarray(colon + 1, end).toString('utf8'));
    rest = rest.subarray(end);
  }
}

/** Firefox's own protocol: the commands of WebDriver as JSON on a socket, without a program between. */
export async function connectMarionette(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let arrived: Buffer = Buffer.alloc(0);
  let count = 0;

  const settle = ([, id, failure, result]: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (failure) one?.reject(new CommandError(failure.error, failure.message));
    else one?.resolve(result);
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      const { texts, rest } = splitTexts(Buffer.concat([arrived, chunk]));
      arrived = rest;
      for (const text of texts) {
        const message = JSON.parse(text) as Answer | object;
        // The first message says who speaks.
        if (Array.isArray(message)) settle(message as Answer);
        else resolve();
      }
    });
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended.'));
  });
  return {
    send(this: void, name: string, parameters: unknown = {}): Promise<unknown> {
      count += 1;
      const id = count;
      const text = JSON.stringify([0, id, name, parameters]);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    },
    end: () => socket.destroy(),
  };
}
