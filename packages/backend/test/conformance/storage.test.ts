// The rest of the storage client, by real supabase-js over real HTTP: what the product does not call itself, but others do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/bootstrap/connection';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let me: Member;
let other: Member;

beforeAll(async () => {
  local = await startLocalBackend();
  [me, other] = await Promise.all([local.signIn('PARTICIPANT'), local.signIn('MENTOR')]);
  for (const [bucket, isPublic] of [
    ['notes', false],
    ['shelf', false],
    ['poster', true],
  ] as const)
    await local.service().storage.createBucket(bucket, { public: isPublic });
  // Everyone writes into a folder of their own, and sees nothing but it.
  const mine =
    "bucket_id in ('notes', 'shelf') and (storage.foldername(name))[1] = (select auth.uid())::text";
  await withConnection(local.backend.env.databaseUrl, (sql) =>
    sql.unsafe(`
      create policy tests_select on storage.objects for select to authenticated using (${mine});
      create policy tests_insert on storage.objects for insert to authenticated with check (${mine});
      create policy tests_update on storage.objects for update to authenticated using (${mine}) with check (${mine});
      create policy tests_delete on storage.objects for delete to authenticated using (${mine});
    `),
  );
});
afterAll(() => local.stop());

const notes = (member: Member = me) => member.client.storage.from('notes');
const text = (content: string, type = 'text/plain') => new Blob([content], { type });
const own = (name: string, member: Member = me): string => `${member.userId}/${name}`;
const url = (path: string): string => `${local.backend.env.url}/storage/v1${path}`;
const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(url(path), {
    ...init,
    headers: {
      apikey: local.backend.env.publishableKey,
      authorization: `Bearer ${me.accessToken}`,
      ...headers,
    },
  });

describe('parts and versions', () => {
  const name = 'alphabet.txt';
  const address = (): string => `/object/authenticated/notes/${own(name)}`;
  beforeAll(async () => {
    const { error } = await notes().upload(own(name), text('abcdefghij'), { cacheControl: '60' });
    expect(error).toBeNull();
  });

  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
    ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=-50', 206, 'abcdefghij', 'bytes 0-9/10'],
    ['bytes=5-500', 206, 'fghij', 'bytes 5-9/10'],
    ['bytes=0-1,3-4', 200, 'abcdefghij', null],
    ['bytes=4-2', 200, 'abcdefghij', null],
    ['lines=1-2', 200, 'abcdefghij', null],
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const response = await ask(address(), { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it('refuses a range past the end', async () => {
    const response = await ask(address(), { range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(await response.json()).toMatchObject({ statusCode: '416', code: 'InvalidRange' });
  });

  it('sends nothing that the caller has already', async () => {
    const first = await ask(address());
    const [etag, changed] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    const statusFor = async (headers: Record<string, string>) => (await ask(address(), headers)).status;
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': `"other", W/${etag}` })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"other"' })).toBe(200);
    expect(await statusFor({ 'if-modified-since': changed })).toBe(304);
    expect(await statusFor({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200);
    // The tag is the better witness of the two.
    expect(await statusFor({ 'if-modified-since': changed, 'if-none-match': '"other"' })).toBe(200);
  });

  it('describes an object without sending it', async () => {
    const head = await ask(address(), {}, { method: 'HEAD' });
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-length': '10',
      'content-type': 'text/plain',
      'cache-control': 'max-age=60',
    });
    expect(await head.text()).toBe('');
    const { data } = await notes().info(own(name));
    expect(data).toMatchObject({ name: own(name), bucketId: 'notes', size: 10, contentType: 'text/plain' });
    expect((await ask(`/object/authenticated/notes/${own('no.txt')}`, {}, { method: 'HEAD' })).status).toBe(
      400,
    );
  });

  it('knows what is there, whatever it is called', async () => {
    expect((await notes().exists(own(name))).data).toBe(true);
    expect((await notes().exists(own('ä #1.txt'))).data).toBe(false);
    expect((await notes(other).exists(own(name))).data).toBe(false);
  });

  it('names a download as asked', async () => {
    const { data } = await notes().createSignedUrl(own(name), 60, { download: 'my notes.txt' });
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename=my%20notes.txt; filename*=UTF-8''my%20notes.txt",
    );
    expect(response.headers.get('expires')).toContain('GMT');
    const unnamed = await notes().createSignedUrl(own(name), 60, { download: true });
    const plain = await fetch(unnamed.data?.signedUrl ?? '');
    expect(plain.headers.get('content-disposition')).toBe('attachment;');
  });

  it('shows an uploaded page as text', async () => {
    await notes().upload(own('page.html'), text('<script>1</script>', 'text/html'));
    const response = await ask(`/object/notes/${own('page.html')}`);
    expect(response.headers.get('content-type')).toBe('text/plain');
  });

  it('keeps metadata of the sender', async () => {
    await notes().upload(own('tagged.txt'), text('x'), { metadata: { colour: 'red', parts: [1, 2] } });
    expect((await notes().info(own('tagged.txt'))).data?.metadata).toEqual({ colour: 'red', parts: [1, 2] });
  });
});

describe('names', () => {
  beforeAll(async () => {
    await notes().upload(own('plain.txt'), text('x'));
  });

  it.each(['ä.txt', 'a[1].txt', 'a~b', 'a^b', '{a}', 'a|b', '<a>', '€', 'a#b', 'a%b', 'tab\t', 'a\\b'])(
    'refuses %j wherever an object would get it',
    async (odd) => {
      const refused = { status: 400, statusCode: '400', message: `Invalid key: ${own(odd)}` };
      expect((await notes().move(own('plain.txt'), own(odd))).error).toMatchObject(refused);
      expect((await notes().copy(own('plain.txt'), own(odd))).error).toMatchObject(refused);
      // The client does not encode a name in an address; encoded, it is refused there, too.
      const path = `notes/${encodeURIComponent(own(odd))}`;
      for (const route of [`/object/${path}`, `/object/upload/sign/${path}`]) {
        const response = await ask(route, { 'content-type': 'text/plain' }, { method: 'POST', body: 'x' });
        expect(await response.json()).toMatchObject({ statusCode: '400', error: 'InvalidKey' });
      }
      expect(await (await ask(`/object/${path}`)).json()).toMatchObject({ statusCode: '404' });
    },
  );
});

describe('moving and copying', () => {
  it('crosses buckets, with what belongs to the object', async () => {
    await notes().upload(own('a.txt'), text('A'), { metadata: { kept: true }, cacheControl: '7' });
    const copied = await notes().copy(own('a.txt'), own('b.txt'), { destinationBucket: 'shelf' });
    expect(copied.data).toEqual({ path: `shelf/${own('b.txt')}` });
    const shelf = me.client.storage.from('shelf');
    expect((await shelf.info(own('b.txt'))).data).toMatchObject({
      metadata: { kept: true },
      cacheControl: 'max-age=7',
      size: 1,
    });
    const moved = await notes().move(own('a.txt'), own('c.txt'), { destinationBucket: 'shelf' });
    expect(moved.data).toMatchObject({ message: 'Successfully moved' });
    expect((await notes().exists(own('a.txt'))).data).toBe(false);
    expect(await (await shelf.download(own('c.txt'))).data?.text()).toBe('A');
  });

  it('takes no place of another object, and no object out of sight', async () => {
    await notes().upload(own('one.txt'), text('1'));
    await notes().upload(own('two.txt'), text('2'));
    expect((await notes().move(own('one.txt'), own('two.txt'))).error).toMatchObject({ statusCode: '409' });
    expect((await notes().copy(own('one.txt'), own('two.txt'))).error).toMatchObject({ statusCode: '409' });
    const theirs = own('stolen.txt', other);
    expect((await notes(other).move(own('one.txt'), theirs)).error).toMatchObject({ statusCode: '404' });
    expect((await notes(other).copy(own('one.txt'), theirs)).error).toMatchObject({ statusCode: '404' });
    expect((await notes().copy(own('one.txt'), theirs)).error).toMatchObject({ statusCode: '403' });
    expect((await notes().move(own('one.txt'), theirs)).error).toMatchObject({ statusCode: '403' });
    expect((await notes().move(own('one.txt'), own('x'), { destinationBucket: 'no' })).error).toMatchObject({
      statusCode: '404',
    });
    expect(await (await notes().download(own('one.txt'))).data?.text()).toBe('1');
  });

  it("removes many at once, and only what is the caller's", async () => {
    const names = ['r1.txt', 'r2.txt'].map((name) => own(name));
    for (const name of names) await notes().upload(name, text('x'));
    expect((await notes(other).remove(names)).data).toEqual([]);
    const { data } = await notes().remove([...names, own('never.txt')]);
    expect(data?.map(({ name }) => name).sort()).toEqual(names);
  });
});

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
      local.backend.env.databaseUrl,
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
      headers: { apikey: local.backend.env.secretKey, 'content-type': 'application/json' },
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
    '/upload/resumable',
    '/upload/resumable/sign',
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
