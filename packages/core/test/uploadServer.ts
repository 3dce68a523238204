// A server of the resumable protocol, the one that hosted projects run, with faults where a test wants them.
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What happens to a request instead of being answered; undefined for nothing. */
export type Fault = { readonly status: number; readonly body?: string } | 'cut' | undefined;

export async function startUploadServer() {
  const directory = await mkdtemp(join(tmpdir(), 'core uploads '));
  const server = new Server({
    path: '/storage/v1/upload/resumable',
    datastore: new FileStore({ directory }),
    respectForwardedHeaders: false,
  });
  const seen: { method: string; authorization: string | undefined; bytes: number }[] = [];
  const faults: ((method: string, count: number) => Fault)[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? '';
    const { authorization } = request.headers;
    seen.push({ method, authorization, bytes: Number(request.headers['content-length'] ?? 0) });
    const fault = faults[0]?.(method, seen.filter((one) => one.method === method).length);
    if (fault === 'cut') {
      request.once('data', () => request.destroy());
      request.resume();
      return;
    }
    if (fault) {
      request.resume();
      response.writeHead(fault.status).end(fault.body);
      return;
    }
    await server.handle(request, response);
  };
  const http = createServer((request, response) => void answer(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    seen,
    /** Asked before each request, with how many of its method came, itself included. */
    break: (fault: (method: string, count: number) => Fault) => {
      seen.length = 0;
      faults[0] = fault;
    },
    /** The files that arrived, whole or not. */
    files: async (): Promise<Buffer[]> => {
      const names = (await readdir(directory)).filter((name) => !name.endsWith('.json'));
      return Promise.all(names.map((name) => readFile(join(directory, name))));
    },
    stop: async () => {
      http.closeAllConnections();
      http.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
