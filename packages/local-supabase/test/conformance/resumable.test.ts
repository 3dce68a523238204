// Uploads that go on after a cut, by the client that the hosted documentation names, over real HTTP.
import { randomBytes } from 'node:crypto';
import { Upload, type DetailedError, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCuttingProxy, type CuttingProxy } from './cuttingProxy';
import { openNotes, type Notes } from './notes';

const CHUNK = 64 * 1024;
const content = randomBytes(10 * CHUNK + 123);

let notes: Notes;
let proxy: CuttingProxy;
beforeAll(async () => {
  notes = await openNotes();
  proxy = await startCuttingProxy(notes.local.project.env.url);
  const { error } = await notes.local.service().storage.createBucket('films', {
    public: false,
    fileSizeLimit: content.length,
    allowedMimeTypes: ['video/*'],
  });
  expect(error).toBeNull();
});
afterAll(async () => {
  await proxy.stop();
  await notes.local.stop();
});

const PATH = '/storage/v1/upload/resumable';
const headersOf = (token = notes.me.accessToken) => ({
  apikey: notes.local.project.env.publishableKey,
  authorization: `Bearer ${token}`,
});

/** What was seen of an upload on its way. */
interface Progress {
  offsets: number[];
  methods: string[];
  url: string | null;
}

/** Sends bytes to a name below the sender's folder, and says what happened on the way. */
function send(name: string, options: Partial<UploadOptions> = {}, bytes = content) {
  const seen: Progress = { offsets: [], methods: [], url: null };
  const { metadata, ...others } = options;
  const done = new Promise<Progress>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${proxy.url}${PATH}`,
      chunkSize: CHUNK,
      retryDelays: [0, 50, 100],
      headers: headersOf(),
      metadata: {
        bucketName: 'notes',
        objectName: notes.own(name),
        contentType: 'video/mp4',
        cacheControl: '60',
        ...metadata,
      },
      uploadSize: bytes.length,
      onBeforeRequest: (request) => {
        seen.methods.push(request.getMethod());
        if (request.getMethod() === 'PATCH') seen.offsets.push(Number(request.getHeader('Upload-Offset')));
      },
      onUploadUrlAvailable: () => {
        seen.url = upload.url;
      },
      onSuccess: () => {
        resolve(seen);
      },
      onError: reject,
      ...others,
    });
    upload.start();
  });
  return { done, seen };
}

const statusOf = (error: unknown): number | undefined =>
  (error as DetailedError).originalResponse?.getStatus();
const stored = async (name: string): Promise<Buffer> => {
  const { data, error } = await notes.notes().download(notes.own(name));
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
};
const isSame = async (name: string): Promise<boolean> => (await stored(name)).equals(content);

/** A request of the protocol by hand. */
const ask = (url: string, method: string, headers: Record<string, string> = {}, body?: Buffer) =>
  fetch(url, {
    method,
    headers: {
      ...headersOf(),
      'tus-resumable': '1.0.0',
      ...(body ? { 'content-type': 'application/offset+octet-stream' } : {}),
      ...headers,
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
const encoded = (notesOfIt: Record<string, string>): string =>
  Object.entries(notesOfIt)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
/** Creates an upload by hand and says its address. */
async function create(name: string, headers: Record<string, string> = {}): Promise<string> {
  const made = await ask(`${notes.url('/upload/resumable')}`, 'POST', {
    'upload-length': String(content.length),
    'upload-metadata': encoded({
      bucketName: 'notes',
      objectName: notes.own(name),
      contentType: 'video/mp4',
    }),
    ...headers,
  });
  expect([made.status, await made.text()]).toEqual([201, '']);
  return made.headers.get('location') ?? '';
}

describe('an upload in parts', () => {
  it('arrives whole, with what was said about it', async () => {
    const { offsets, methods, url } = await send('whole.mp4').done;
    expect(methods).toEqual(['POST', ...Array<string>(11).fill('PATCH')]);
    expect(offsets).toEqual(Array.from({ length: 11 }, (_, index) => index * CHUNK));
    expect(await isSame('whole.mp4')).toBe(true);
    const { data } = await notes.notes().info(notes.own('whole.mp4'));
    expect(data).toMatchObject({
      size: content.length,
      contentType: 'video/mp4',
      cacheControl: 'max-age=60',
    });
    // Nothing is left of the upload but the object.
    await expect.poll(async () => (await ask(url ?? '', 'HEAD')).status).toBe(404);
  });

  it('plays from a signed address, a stretch at a time', async () => {
    const { data, error } = await notes.notes().createSignedUrl(notes.own('whole.mp4'), 600);
    if (error) throw error;
    const range = { range: `bytes=${CHUNK}-${2 * CHUNK - 1}` };
    const part = await fetch(data.signedUrl, { headers: range });
    expect([part.status, part.headers.get('content-type'), part.headers.get('content-range')]).toEqual([
      206,
      'video/mp4',
      `bytes ${CHUNK}-${2 * CHUNK - 1}/${content.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(CHUNK, 2 * CHUNK))).toBe(true);
  });

  it('tells where it is, and until when it may be taken up again', async () => {
    const url = await create('partly.mp4');
    const part = await ask(url, 'PATCH', { 'upload-offset': '0' }, content.subarray(0, 100));
    expect([part.status, part.headers.get('upload-offset')]).toEqual([204, '100']);
    const expires = Date.parse(part.headers.get('upload-expires') ?? '') - Date.now();
    expect(Math.round(expires / 3_600_000)).toBe(24);
    const head = await ask(url, 'HEAD');
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '100',
      'upload-length': String(content.length),
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    expect(head.headers.get('access-control-expose-headers')).toMatch(/Upload-Offset/);
  });

  it.each([0.1, 0.5, 0.99])('goes on by itself after a cut at %d of it', async (share) => {
    const before = proxy.cuts();
    proxy.cutAfter(Math.round(content.length * share));
    const name = `cut-${share}.mp4`;
    const { methods, offsets } = await send(name).done;
    expect(proxy.cuts()).toBe(before + 1);
    expect(methods.filter((method) => method === 'POST')).toHaveLength(1);
    expect(methods).toContain('HEAD');
    // Nothing that had arrived is sent twice, but for the part that was on its way.
    expect(offsets.at(-1)).toBeGreaterThan(content.length - 2 * CHUNK);
    expect(await isSame(name)).toBe(true);
  });

  it('is taken up by a client that was started again', async () => {
    proxy.cutAfter(Math.round(content.length / 2));
    const first = send('again.mp4', { retryDelays: null });
    await expect(first.done).rejects.toThrow();
    const { url } = first.seen;
    const second = await send('again.mp4', { uploadUrl: url }).done;
    expect(second.methods.slice(0, 2)).toEqual(['HEAD', 'PATCH']);
    expect(second.offsets[0]).toBeGreaterThan(content.length / 3);
    expect(await isSame('again.mp4')).toBe(true);
  });

  it('goes on with a new token after the old one ran out', async () => {
    let requests = 0;
    const { methods } = await send('renewed.mp4', {
      headers: {},
      onBeforeRequest: (request) => {
        requests += 1;
        const token = requests === 4 ? 'a.bad.token' : notes.me.accessToken;
        for (const [name, value] of Object.entries(headersOf(token))) request.setHeader(name, value);
      },
      onShouldRetry: (error) => statusOf(error) === 400,
    }).done;
    expect(methods).toEqual([]);
    expect(requests).toBeGreaterThan(12);
    expect(await isSame('renewed.mp4')).toBe(true);
  });

  it('replaces an object only when it says so', async () => {
    await send('twice.mp4').done;
    await expect(send('twice.mp4').done).rejects.toSatisfy((error) => statusOf(error) === 409);
    await send('twice.mp4', { headers: { ...headersOf(), 'x-upsert': 'true' } }).done;
    expect(await isSame('twice.mp4')).toBe(true);
  });

  it('is given up', async () => {
    const url = await create('given-up.mp4');
    expect((await ask(url, 'DELETE')).status).toBe(204);
    expect((await ask(url, 'HEAD')).status).toBe(404);
  });

  it('comes by a link, from whoever has it', async () => {
    const { data, error } = await notes.notes().createSignedUploadUrl(notes.own('linked.mp4'));
    if (error) throw error;
    const headers = { apikey: notes.local.project.env.publishableKey, 'x-signature': data.token };
    const endpoint = `${proxy.url}${PATH}/sign`;
    await send('linked.mp4', { endpoint, headers }).done;
    expect(await isSame('linked.mp4')).toBe(true);
    await expect(send('other.mp4', { endpoint, headers }).done).rejects.toThrow('Invalid signature');
  });
});

describe('what is refused', () => {
  it.each([
    ['a part that leaves something out', '200', 409],
    ['a part that nobody counted', 'x', 400],
  ])('%s', async (_what, offset, status) => {
    const url = await create(`offset-${status}.mp4`);
    const part = await ask(url, 'PATCH', { 'upload-offset': offset }, content.subarray(0, 100));
    expect(part.status).toBe(status);
    expect((await ask(url, 'HEAD')).headers.get('upload-offset')).toBe('0');
  });

  it('more than the bucket takes, and another kind, before a byte is sent', async () => {
    const films = { bucketName: 'films', objectName: 'a.mp4' };
    const large = send('x', { metadata: films }, Buffer.concat([content, Buffer.alloc(1)]));
    await expect(large.done).rejects.toSatisfy((error) => statusOf(error) === 413);
    const { secretKey } = notes.local.project.env;
    const signed = { headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } };
    const kind = send('x', { ...signed, metadata: { ...films, contentType: 'text/html' } });
    await expect(kind.done).rejects.toSatisfy((error) => statusOf(error) === 415);
    expect([large.seen.methods, kind.seen.methods]).toEqual([['POST'], ['POST']]);
  });

  it('more than was said', async () => {
    const url = await create('more.mp4');
    const more = Buffer.concat([content, Buffer.alloc(1)]);
    expect((await ask(url, 'PATCH', { 'upload-offset': '0' }, more)).status).toBe(413);
  });

  it("a place in somebody else's folder, and a bucket that is not there", async () => {
    const theirs = { objectName: notes.own('x.mp4', notes.other) };
    await expect(send('x', { metadata: theirs }).done).rejects.toSatisfy((error) => statusOf(error) === 403);
    const nowhere = { bucketName: 'nowhere' };
    await expect(send('x', { metadata: nowhere }).done).rejects.toSatisfy((error) => statusOf(error) === 404);
    const outside = { objectName: `${notes.own('..')}/x.mp4` };
    await expect(send('x', { metadata: outside }).done).rejects.toSatisfy((error) => statusOf(error) === 400);
  });

  it("a part for somebody else's upload, and its end", async () => {
    const url = await create('mine.mp4');
    const asOther = headersOf(notes.other.accessToken);
    const part = await ask(url, 'PATCH', { ...asOther, 'upload-offset': '0' }, content.subarray(0, 100));
    expect([part.status, await part.text()]).toEqual([403, 'new row violates row-level security policy']);
    expect((await ask(url, 'DELETE', asOther)).status).toBe(403);
    expect((await ask(url, 'HEAD')).headers.get('upload-offset')).toBe('0');
  });

  it('two parts at once: one is written, and the whole is right', async () => {
    const url = await create('both.mp4');
    const part = () => ask(url, 'PATCH', { 'upload-offset': '0' }, content.subarray(0, 5 * CHUNK));
    const statuses = (await Promise.all([part(), part()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
    const rest = { 'upload-offset': String(5 * CHUNK) };
    expect((await ask(url, 'PATCH', rest, content.subarray(5 * CHUNK))).status).toBe(204);
    expect(await isSame('both.mp4')).toBe(true);
  });

  it('an address that names no upload', async () => {
    for (const segment of ['x', Buffer.from('notes/x/../../etc').toString('base64url')])
      expect((await ask(notes.url(`/upload/resumable/${segment}`), 'HEAD')).status).toBe(404);
  });
});
