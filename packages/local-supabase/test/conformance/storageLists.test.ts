// Lists, links and buckets of the storage client, by real supabase-js over real HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/index';
import { openNotes, text, type Notes } from './notes';

let local: Notes['local'];
let me: Notes['me'];
let other: Notes['other'];
let notes: Notes['notes'];
let own: Notes['own'];
let url: Notes['url'];
let ask: Notes['ask'];
beforeAll(async () => {
  ({ local, me, other, notes, own, url, ask } = await openNotes());
});
afterAll(() => local.stop());

describe('lists', () => {
  const files = ['deep/er/x.txt', 'deep/y.txt', 'm1.txt', 'm2.txt', 'm3.txt'];
  const under = (): string => own('list');
  beforeAll(async () => {
    for (const file of files) await notes().upload(`${under()}/${file}`, text(file));
  });

  it('shows folders and objects of one folder', async () => {
    const names = async (options: object) =>
      (await notes().list(under(), options)).data?.map(({ name }) => name);
    expect(await names({})).toEqual(['deep', 'm1.txt', 'm2.txt', 'm3.txt']);
    expect(await names({ search: 'm', limit: 2, offset: 1 })).toEqual(['m2.txt', 'm3.txt']);
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'm3.txt',
      'm2.txt',
      'm1.txt',
      'deep',
    ]);
    expect((await notes(other).list(under())).data).toEqual([]);
  });

  it.each([
    [
      'asc',
      'name',
      [
        ['deep/', 'm1.txt'],
        ['m2.txt', 'm3.txt'],
      ],
    ],
    [
      'desc',
      'name',
      [
        ['m2.txt', 'm3.txt'],
        ['deep/', 'm1.txt'],
      ],
    ],
    [
      'asc',
      'created_at',
      [
        ['deep/', 'm1.txt'],
        ['m2.txt', 'm3.txt'],
      ],
    ],
    [
      'desc',
      'created_at',
      [
        ['m2.txt', 'm3.txt'],
        ['deep/', 'm1.txt'],
      ],
    ],
  ] as const)('goes from page to page, %s by %s', async (order, column, wanted) => {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const { data } = await notes().listV2({
        prefix: `${under()}/`,
        limit: 2,
        with_delimiter: true,
        sortBy: { column, order },
        ...(cursor === undefined ? {} : { cursor }),
      });
      const entries = [...(data?.folders ?? []), ...(data?.objects ?? [])];
      pages.push(entries.map(({ name }) => name.slice(under().length + 1)).sort());
      cursor = data?.hasNext === true ? data.nextCursor : undefined;
    } while (cursor !== undefined);
    expect(pages).toEqual(wanted);
  });

  it('shows everything below a prefix without folders', async () => {
    const { data } = await notes().listV2({ prefix: `${under()}/deep` });
    expect(data).toMatchObject({ hasNext: false, folders: [] });
    expect(data?.objects.map(({ name }) => name)).toEqual([
      `${under()}/deep/er/x.txt`,
      `${under()}/deep/y.txt`,
    ]);
  });
});

describe('links', () => {
  it("takes one upload by link, in the maker's name", async () => {
    const { data } = await notes().createSignedUploadUrl(own('linked.txt'));
    const visitor = local.anonymous().storage.from('notes');
    const token = data?.token ?? '';
    expect((await visitor.uploadToSignedUrl(own('linked.txt'), token, text('by link'))).error).toBeNull();
    expect(await (await notes().download(own('linked.txt'))).data?.text()).toBe('by link');
    const row = await withConnection(
      local.project.env.databaseUrl,
      (sql) => sql`select owner_id from storage.objects where name = ${own('linked.txt')}`,
    );
    expect(row[0]).toEqual({ owner_id: me.userId });
    const again = await visitor.uploadToSignedUrl(own('linked.txt'), token, text('twice'));
    expect(again.error).toMatchObject({ statusCode: '409' });
    const elsewhere = await visitor.uploadToSignedUrl(own('else.txt'), token, text('x'));
    expect(elsewhere.error).toMatchObject({ statusCode: '400', code: 'InvalidSignature' });
    const forged = await visitor.uploadToSignedUrl(own('linked.txt'), `${token}x`, text('x'));
    expect(forged.error).toMatchObject({ statusCode: '400', code: 'InvalidJWT' });
  });

  it('replaces by link only where the link says so', async () => {
    const { data } = await notes().createSignedUploadUrl(own('linked.txt'), { upsert: true });
    const { error } = await notes(other).uploadToSignedUrl(own('linked.txt'), data?.token ?? '', text('new'));
    expect(error).toBeNull();
    expect(await (await notes().download(own('linked.txt'))).data?.text()).toBe('new');
  });

  it('makes no upload link for who may not upload, and none for what is there', async () => {
    const theirs = await notes(other).createSignedUploadUrl(own('not-theirs.txt'));
    expect(theirs.error).toMatchObject({ statusCode: '403' });
    expect((await notes().createSignedUploadUrl(own('linked.txt'))).error).toMatchObject({
      statusCode: '409',
    });
    expect((await notes().exists(own('not-theirs.txt'))).data).toBe(false);
  });

  it('does not read by an upload link, nor upload by a reading link', async () => {
    const upload = await notes().createSignedUploadUrl(own('fresh.txt'));
    const read = await fetch(url(`/object/sign/notes/${own('fresh.txt')}?token=${upload.data?.token ?? ''}`));
    expect(await read.json()).toMatchObject({ code: 'InvalidSignature' });
    const { data } = await notes().createSignedUrl(own('linked.txt'), 60);
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const { error } = await notes().uploadToSignedUrl(own('linked.txt'), token, text('x'));
    expect(error).toMatchObject({ code: 'InvalidSignature' });
  });
});

describe('buckets', () => {
  it("shows a public bucket's objects to everyone by their plain address", async () => {
    await local.service().storage.from('poster').upload('a.txt', text('seen'));
    expect(await (await fetch(url('/object/poster/a.txt'))).text()).toBe('seen');
    expect(await (await me.client.storage.from('poster').download('a.txt')).data?.text()).toBe('seen');
    expect(await (await fetch(url('/object/info/public/poster/a.txt'))).json()).toMatchObject({ size: 4 });
  });

  it('changes only what it is told to', async () => {
    const { storage } = local.service();
    await storage.createBucket('changing', {
      public: true,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['text/*'],
    });
    const response = await fetch(url('/bucket/changing'), {
      method: 'PUT',
      headers: { apikey: local.project.env.secretKey, 'content-type': 'application/json' },
      body: '{"public":false}',
    });
    expect(await response.json()).toEqual({ message: 'Successfully updated' });
    expect((await storage.getBucket('changing')).data).toMatchObject({
      public: false,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['text/*'],
    });
    const found = await storage.listBuckets({ search: 'CHANG', sortColumn: 'name', limit: 1 });
    expect(found.data?.map(({ name }) => name)).toEqual(['changing']);
  });
});

describe('what is missing', () => {
  it.each([
    '/render/image/public/poster/a.txt?width=10',
    '/render/image/authenticated/notes/a.txt',
    '/s3/bucket/key',
    '/vector/ListIndexes',
    '/iceberg/bucket',
    '/cdn/notes/a.txt',
  ])('is said at %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ statusCode: '403', error: 'FeatureNotEnabled' });
  });
});
