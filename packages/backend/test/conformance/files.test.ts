// The storage calls the product makes, by real supabase-js over real HTTP.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Avatars, openAvatars, OPTIONS, picture } from './avatars';

let local: Avatars['local'];
let me: Avatars['me'];
let other: Avatars['other'];
let ask: Avatars['ask'];
let avatars: Avatars['avatars'];
let newName: Avatars['newName'];
let filesOnDisk: Avatars['filesOnDisk'];
let name: string;
beforeAll(async () => {
  ({ local, me, other, ask, avatars, newName, filesOnDisk } = await openAvatars());
});
afterAll(() => local.stop());
beforeEach(() => {
  name = newName();
});

describe('an avatar', () => {
  it('is uploaded, downloaded byte by byte, and removed', async () => {
    const bytes = new Uint8Array(randomBytes(100_000));
    const uploaded = await avatars().upload(name, picture(bytes), OPTIONS);
    expect(uploaded).toMatchObject({
      error: null,
      data: { path: name, fullPath: `avatars/${name}`, id: expect.any(String) },
    });
    const downloaded = await avatars().download(name);
    expect(downloaded.data?.type).toBe('image/jpeg');
    expect(new Uint8Array((await downloaded.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
    const removed = await avatars().remove([name]);
    expect(removed.data).toMatchObject([{ name, bucket_id: 'avatars' }]);
    expect((await avatars().download(name)).error).not.toBeNull();
  });

  it('is served as declared, cached for a week, never sniffed', async () => {
    await avatars().upload(name, picture(), OPTIONS);
    const response = await ask(`/object/avatars/${name}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'max-age=604800',
      'x-content-type-options': 'nosniff',
      'content-length': '7',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.stringContaining('GMT'),
    });
    const again = await ask(`/object/avatars/${name}`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const head = await ask(`/object/avatars/${name}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', '']);
  });

  it('is read by every member and by no visitor', async () => {
    await avatars().upload(name, picture(), OPTIONS);
    expect(await (await avatars(other).download(name)).data?.text()).toBe('picture');
    const visitor = await local.anonymous().storage.from('avatars').download(name);
    expect(visitor.error).toMatchObject({ status: 400, statusCode: '404' });
    const open = await fetch(`${local.backend.env.url}/storage/v1/object/public/avatars/${name}`);
    expect(await open.json()).toMatchObject({ statusCode: '404', error: 'Bucket not found' });
    const keyless = await fetch(`${local.backend.env.url}/storage/v1/object/avatars/${name}`);
    expect(keyless.status).toBe(400);
    const refused = await ask(`/object/avatars/${name}`, {}, 'a.b.c');
    expect(await refused.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
  });

  it('is replaced whole when overwriting, and refused as a duplicate when not', async () => {
    const before = await filesOnDisk();
    await avatars().upload(name, picture('first'), OPTIONS);
    const duplicate = await avatars().upload(name, picture('second'), { ...OPTIONS, upsert: false });
    expect(duplicate.error).toMatchObject({
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
    expect(await (await avatars().download(name)).data?.text()).toBe('first');
    await avatars().upload(name, picture('third'), OPTIONS);
    expect(await (await avatars().download(name)).data?.text()).toBe('third');
    const updated = await avatars().update(name, picture('fourth'), OPTIONS);
    expect(updated.error).toBeNull();
    expect(await (await avatars().download(name)).data?.text()).toBe('fourth');
    expect(await filesOnDisk()).toBe(before + 1);
  });

  it('takes a bare body like a form', async () => {
    const bytes = Buffer.from('bare');
    const { error } = await avatars().upload(name, bytes, OPTIONS);
    expect(error).toBeNull();
    const response = await ask(`/object/authenticated/avatars/${name}`);
    expect([
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
      await response.text(),
    ]).toEqual(['image/jpeg', 'max-age=604800', 'bare']);
  });
});

describe('lists and links', () => {
  it('lists what is there, page by page', async () => {
    const names = [1, 2, 3].map((step) => `${me.userId}-900000000000${step}.jpg`);
    for (const each of names) await avatars().upload(each, picture(), OPTIONS);
    const search = `${me.userId}-9`;
    const all = await avatars().list('', { search, sortBy: { column: 'name', order: 'desc' } });
    expect(all.data?.map((entry) => entry.name)).toEqual(names.toReversed());
    expect(all.data?.[0]?.metadata).toMatchObject({
      size: 7,
      mimetype: 'image/jpeg',
      cacheControl: 'max-age=604800',
    });
    const second = await avatars().list('', { search, limit: 1, offset: 1 });
    expect(second.data?.map((entry) => entry.name)).toEqual([names[1]]);
    expect((await local.anonymous().storage.from('avatars').list()).data).toEqual([]);
  });

  it('opens one object by a signed link until it expires', async () => {
    await avatars().upload(name, picture(), OPTIONS);
    const signed = async (seconds: number) =>
      (await avatars().createSignedUrl(name, seconds)).data?.signedUrl ?? '';
    const link = await signed(600);
    expect(await (await fetch(link)).text()).toBe('picture');
    const elsewhere = link.replace(name, `${me.userId}-1.jpg`);
    expect(await (await fetch(elsewhere)).json()).toMatchObject({
      statusCode: '400',
      error: 'InvalidSignature',
    });
    const brief = await signed(1);
    await expect.poll(async () => (await fetch(brief)).status).toBe(400);
    const several = await avatars().createSignedUrls([name, 'not-there.jpg'], 60);
    expect(several.data?.map((entry) => entry.error === null)).toEqual([true, false]);
    const many = Array.from({ length: 1_000 }, (_, n) => (n === 500 ? name : `not-there-${n}.jpg`));
    const links = (await avatars().createSignedUrls(many, 60)).data ?? [];
    expect(links.map(({ path }) => path)).toEqual(many);
    expect(links.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await (await fetch(links[500]?.signedUrl ?? '')).text()).toBe('picture');
    expect((await avatars().createSignedUrls([...many, name], 60)).error).toMatchObject({
      statusCode: '400',
    });
    expect((await avatars().createSignedUrls(['a\0'], 60)).error).toMatchObject({ statusCode: '400' });
    const foreign = await local.anonymous().storage.from('avatars').createSignedUrl(name, 60);
    expect(foreign.error).toMatchObject({ statusCode: '404' });
  });

  it('keeps buckets to the secret key', async () => {
    const service = local.service().storage;
    expect((await service.getBucket('avatars')).data).toMatchObject({
      public: false,
      file_size_limit: 2_097_152,
      allowed_mime_types: ['image/jpeg'],
    });
    expect((await me.client.storage.getBucket('avatars')).error).toMatchObject({ statusCode: '404' });
    await avatars().upload(name, picture(), OPTIONS);
    expect((await me.client.storage.emptyBucket('avatars')).error).toMatchObject({ statusCode: '404' });
    expect((await me.client.storage.deleteBucket('avatars')).error).toMatchObject({ statusCode: '404' });
    expect((await avatars().download(name)).error).toBeNull();
    expect((await me.client.storage.createBucket('mine', { public: true })).error).toMatchObject({
      statusCode: '403',
    });
  });

  it('serves a public bucket to everyone, moves and copies, and deletes an empty bucket only', async () => {
    const service = local.service().storage;
    expect((await service.createBucket('open', { public: true, fileSizeLimit: '1KB' })).error).toBeNull();
    const open = service.from('open');
    await open.upload('a/one.txt', picture('one', 'text/plain'));
    expect((await open.upload('a/big.txt', picture('x'.repeat(1001)))).error).toMatchObject({
      statusCode: '413',
    });
    expect(await (await fetch(open.getPublicUrl('a/one.txt').data.publicUrl)).text()).toBe('one');
    expect((await open.move('a/one.txt', 'b/two.txt')).error).toBeNull();
    expect((await open.copy('b/two.txt', 'b/three.txt')).error).toBeNull();
    expect((await open.list()).data?.map((entry) => [entry.name, entry.id])).toEqual([['b', null]]);
    expect((await open.list('b')).data?.map((entry) => entry.name)).toEqual(['three.txt', 'two.txt']);
    expect((await service.deleteBucket('open')).error).toMatchObject({ statusCode: '409' });
    await service.emptyBucket('open');
    expect((await service.deleteBucket('open')).error).toBeNull();
  });
});
