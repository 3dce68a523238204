import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUploadServer } from '../../test/uploadServer';
import { AppError } from '../errors/AppError';
import { createUpload, UPLOAD_CHUNK_BYTES, type UploadOptions } from './createUpload';

const content = randomBytes(2 * UPLOAD_CHUNK_BYTES + 1000);
// Outside a browser the library reads a Buffer where a browser gives it a File.
const file = Object.assign(Buffer.from(content), { size: content.length }) as unknown as Blob;

let server: Awaited<ReturnType<typeof startUploadServer>>;
let network: EventTarget & { navigator: { onLine: boolean } };
beforeEach(async () => {
  server = await startUploadServer();
  network = Object.assign(new EventTarget(), { navigator: { onLine: true } });
});
afterEach(() => server.stop());

const start = (options: Partial<UploadOptions> = {}) =>
  createUpload({
    file,
    reservation: { id: 'a-file', mediaType: 'video/mp4' },
    backendUrl: server.url,
    publishableKey: 'a key',
    getToken: () => Promise.resolve('a token'),
    network,
    delays: { retries: [0, 1, 1], long: 5 },
    ...options,
  });
const methods = () => server.seen.map(({ method }) => method);
const arrived = async () => (await server.files()).map((one) => one.equals(content));
const code = (wanted: string) => expect.objectContaining({ code: wanted }) as AppError;

describe('createUpload', () => {
  it('sends parts of six mebibytes, each with a token of its own', async () => {
    let tokens = 0;
    const progress: number[] = [];
    const addresses: string[] = [];
    await start({
      getToken: () => Promise.resolve(`token ${(tokens += 1)}`),
      onProgress: (sent) => progress.push(sent),
      onAddress: (address) => addresses.push(address),
    }).done;
    expect(server.seen).toEqual([
      { method: 'POST', authorization: 'Bearer token 1', bytes: 0 },
      { method: 'PATCH', authorization: 'Bearer token 2', bytes: UPLOAD_CHUNK_BYTES },
      { method: 'PATCH', authorization: 'Bearer token 3', bytes: UPLOAD_CHUNK_BYTES },
      { method: 'PATCH', authorization: 'Bearer token 4', bytes: 1000 },
    ]);
    expect(progress.at(-1)).toBe(content.length);
    expect(addresses).toHaveLength(1);
    expect(await arrived()).toEqual([true]);
  });

  it.each<['cut' | { status: number }]>([['cut'], [{ status: 502 }], [{ status: 423 }]])(
    'goes on after %j, and sends nothing twice',
    async (fault) => {
      server.break((method, count) => (method === 'PATCH' && count === 2 ? fault : undefined));
      await start().done;
      expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
      expect(methods()).toContain('HEAD');
      expect(await arrived()).toEqual([true]);
    },
  );

  it('waits out a server that fails for longer than its attempts, and says that it waits', async () => {
    server.break((method, count) => (method === 'PATCH' && count >= 2 && count <= 7 ? 'cut' : undefined));
    const waiting: boolean[] = [];
    await start({ onWaiting: (isWaiting) => waiting.push(isWaiting) }).done;
    expect(waiting).toContain(true);
    expect(waiting.at(-1)).toBe(false);
    expect(await arrived()).toEqual([true]);
  });

  it('goes on with the upload of an earlier page', async () => {
    server.break((method, count) =>
      method === 'PATCH' && count === 2 ? { status: 403, body: 'no' } : undefined,
    );
    let address: string | undefined;
    const onAddress = (known: string) => {
      address = known;
    };
    await expect(start({ onAddress }).done).rejects.toThrow(code('forbidden'));
    server.break(() => undefined);
    await start({ address }).done;
    expect(methods()).toEqual(['HEAD', 'PATCH', 'PATCH']);
    expect(await arrived()).toEqual([true]);
  });

  it('begins anew when the earlier one is gone, and never because a server failed once', async () => {
    server.break((method, count) => (method === 'HEAD' && count === 1 ? { status: 500 } : undefined));
    await start({ address: `${server.url}/storage/v1/upload/resumable/gone` }).done;
    expect(methods()).toEqual(['HEAD', 'HEAD', 'POST', 'PATCH', 'PATCH', 'PATCH']);
  });

  it('asks for another token when one is refused, and gives up when that is refused, too', async () => {
    const body = '"exp" claim timestamp check failed';
    server.break((method, count) => (method === 'PATCH' && count === 2 ? { status: 400, body } : undefined));
    await start().done;
    expect(await arrived()).toEqual([true]);
    server.break((method) => (method === 'POST' ? { status: 400, body } : undefined));
    await expect(start().done).rejects.toThrow(code('invalid_value'));
    expect(methods()).toEqual(['POST', 'POST', 'POST']);
  });

  it('ends where there is no token any more, and waits where only the network is missing', async () => {
    const gone = () => Promise.reject(new AppError('unauthorized'));
    await expect(start({ getToken: gone }).done).rejects.toThrow(code('unauthorized'));
    let asked = 0;
    const getToken = () =>
      (asked += 1) === 1 ? Promise.reject(new AppError('network')) : Promise.resolve('a token');
    await start({ getToken }).done;
    expect(await arrived()).toEqual([true]);
  });

  it.each([
    [409, 'already_exists'],
    [413, 'file_too_large'],
    [415, 'file_type'],
    [403, 'forbidden'],
  ])('says what %i is', async (status, wanted) => {
    server.break(() => ({ status, body: 'no' }));
    await expect(start().done).rejects.toThrow(code(wanted));
    expect(methods()).toEqual(['POST']);
  });

  it('waits without a network, and goes on by itself', async () => {
    network.navigator.onLine = false;
    const waiting: boolean[] = [];
    const { done } = start({
      onWaiting: (isWaiting) => waiting.push(isWaiting),
      delays: { retries: [], long: 60_000 },
    });
    await expect.poll(() => waiting).toEqual([true]);
    expect(methods()).toEqual([]);
    network.navigator.onLine = true;
    network.dispatchEvent(new Event('online'));
    await done;
    expect(await arrived()).toEqual([true]);
  });

  it('stops when told, and goes on when told', async () => {
    let stops = 0;
    const transfer = start({
      onProgress: (sent) => {
        if (sent < UPLOAD_CHUNK_BYTES || (stops += 1) > 1) return;
        transfer.pause();
        setTimeout(() => {
          transfer.resume();
        }, 20);
      },
    });
    await transfer.done;
    expect(await arrived()).toEqual([true]);
  });

  it('leaves nothing behind when it is given up', async () => {
    const transfer = start({ onAddress: () => void transfer.cancel() });
    await expect(transfer.done).rejects.toThrow(code('aborted'));
    await expect.poll(() => server.files()).toEqual([]);
    await transfer.cancel();
  });
});
