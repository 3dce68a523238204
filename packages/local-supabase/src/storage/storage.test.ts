import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStore } from './FileStore';
import { readObjectAddress, requireObjectKey } from './objectKey';
import { StorageError } from './StorageError';
import { checkSignedLink, loadLinkKey, signedPath } from './signing';
import { checkBucketLimits, readUpload, type Upload } from './uploadBody';

describe('object names', () => {
  it.each(['me-1.jpg', 'a/b/c.jpg', "it's (1) & more.jpg", 'a..b.jpg', '.hidden'])('takes %j', (name) => {
    expect(requireObjectKey(name)).toBe(name);
  });

  it.each([
    '',
    '../x',
    'a/../b',
    'a/..',
    './x',
    '/x',
    'a//b',
    'a/',
    'a\0b',
    'a\nb',
    'a\\b',
    'ä.jpg',
    'a#b',
    'a%b',
    'x'.repeat(1025),
  ])('refuses %j', (name) => {
    expect(() => requireObjectKey(name)).toThrow(expect.objectContaining({ code: 'InvalidKey' }));
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'a%00b', '%2e%2e%2fx', 'a%5cb', '%zz'])(
    'refuses %s in a path',
    (path) => {
      expect(() =>
        readObjectAddress(`http://localhost/storage/v1/object/pictures/${path}`, '/object/'),
      ).toThrow(expect.objectContaining({ code: 'InvalidKey', statusCode: 400 }));
    },
  );

  it('splits a path into bucket and name', () => {
    const address = readObjectAddress(
      'http://localhost/storage/v1/object/sign/pictures/a/b%20c.jpg?token=x',
      '/object/sign/',
    );
    expect(address).toEqual({ bucketId: 'pictures', name: 'a/b c.jpg' });
  });
});

describe('FileStore', () => {
  let folder: string;
  let store: FileStore;
  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-supabase files '));
    store = new FileStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what it was given, until it is removed', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const version = await store.write(bytes);
    expect(await store.read(version)).toEqual(bytes);
    await store.remove([version, null, '../../etc/passwd']);
    expect(await store.read(version)).toBeNull();
    expect(await files()).toEqual([]);
  });

  it('never shows a file that is being written', async () => {
    const writes = Array.from({ length: 20 }, () => store.write(new Uint8Array(200_000).fill(7)));
    const seen = new Set<string>();
    while (seen.size < 1) for (const { name } of await files()) if (!name.endsWith('.part')) seen.add(name);
    for (const version of seen) expect((await store.read(version))?.byteLength).toBe(200_000);
    await Promise.all(writes);
    expect((await files()).filter(({ name }) => name.endsWith('.part'))).toEqual([]);
  });

  it('sweeps what a killed process left and keeps the rest', async () => {
    const kept = await store.write(new Uint8Array([1]));
    const orphan = await store.write(new Uint8Array([2]));
    await writeFile(join(folder, `${kept.slice(0, 2)}`, 'half.part'), 'half');
    await store.sweep(new Set([kept]));
    expect(await store.read(kept)).not.toBeNull();
    expect(await store.read(orphan)).toBeNull();
    expect(await files()).toHaveLength(1);
  });

  it('reads nothing that is no version', async () => {
    await expect(store.read('../secret')).rejects.toThrow('Not a version');
  });
});

describe('uploads', () => {
  const upload = (contentType: string, size = 10): Upload => ({
    bytes: new Uint8Array(size),
    contentType,
    cacheControl: 'no-cache',
    userMetadata: null,
  });

  it('reads a form as supabase-js sends it', async () => {
    const body = new FormData();
    body.append('cacheControl', '604800');
    body.append('metadata', '{"a":1}');
    body.append('', new Blob(['bytes'], { type: 'image/jpeg' }));
    const read = await readUpload(new Request('http://localhost', { method: 'POST', body }));
    expect(read).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'max-age=604800',
      userMetadata: { a: 1 },
    });
    expect(Buffer.from(read.bytes).toString()).toBe('bytes');
  });

  it('reads a bare body', async () => {
    const read = await readUpload(
      new Request('http://localhost', {
        method: 'POST',
        body: new Uint8Array([1, 2]),
        headers: { 'content-type': 'image/jpeg', 'cache-control': 'max-age=60' },
      }),
    );
    expect(read).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'max-age=60',
      bytes: new Uint8Array([1, 2]),
    });
  });

  it.each([
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"',
    ],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
  ])('refuses %s', async (_name, type, body) => {
    const request = new Request('http://localhost', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    await expect(readUpload(request)).rejects.toThrow(StorageError);
  });

  it('passes no line break of a form into a header', async () => {
    const body = new FormData();
    body.append('cacheControl', '60\r\nx-evil: 1');
    body.append('', new Blob(['b']));
    const read = await readUpload(new Request('http://localhost', { method: 'POST', body }));
    expect(read.cacheControl).toBe('no-cache');
  });

  it.each(['image/jpeg;\nx-evil: 1', 'image/jpeg; name="ü"', 'image/jpeg\0'])(
    'takes no type %j, which no download could declare',
    async (type) => {
      const body = new FormData();
      body.append('contentType', type);
      body.append('', new Blob(['b']));
      const request = new Request('http://localhost', { method: 'POST', body });
      await expect(readUpload(request)).rejects.toMatchObject({ code: 'InvalidMimeType' });
    },
  );

  const limits = { fileSizeLimit: 100, allowedMimeTypes: ['image/jpeg', 'text/*'] };
  it.each(['image/jpeg', 'image/jpeg; charset=x', 'IMAGE/JPEG', 'text/plain'])('lets %s in', (type) => {
    expect(() => checkBucketLimits(upload(type), limits)).not.toThrow();
  });
  it.each(['image/png', 'image/jpegx', 'application/octet-stream', ''])('keeps %j out', (type) => {
    expect(() => checkBucketLimits(upload(type), limits)).toThrow(
      expect.objectContaining({ statusCode: 415 }),
    );
  });
  it('keeps out what is a byte too large', () => {
    expect(() => checkBucketLimits(upload('image/jpeg', 100), limits)).not.toThrow();
    expect(() => checkBucketLimits(upload('image/jpeg', 101), limits)).toThrow(
      expect.objectContaining({ statusCode: 413, error: 'Payload too large' }),
    );
  });
});

describe('signed links', () => {
  const address = { bucketId: 'pictures', name: 'a b.jpg' };
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-supabase links '));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const tokenOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';

  it('open the object they name and no other', async () => {
    const key = await loadLinkKey(folder);
    const path = await signedPath(key, address, 60);
    expect(path).toMatch(/^\/object\/sign\/pictures\/a%20b\.jpg\?token=/);
    await expect(checkSignedLink(await loadLinkKey(folder), address, tokenOf(path))).resolves.toBeInstanceOf(
      Date,
    );
    await expect(checkSignedLink(key, { ...address, name: 'other' }, tokenOf(path))).rejects.toThrow(
      'Invalid signature',
    );
  });

  it.each(['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJ1cmwiOiJhdmF0YXJzL2EgYi5qcGcifQ.'])(
    'refuse the token %j',
    async (token) => {
      await expect(checkSignedLink(await loadLinkKey(folder), address, token)).rejects.toMatchObject({
        code: 'InvalidJWT',
      });
    },
  );

  it.each([0, -1, 1.5, '60', undefined, 40_000_000])('refuse to live for %j seconds', async (expiresIn) => {
    await expect(signedPath(await loadLinkKey(folder), address, expiresIn)).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
