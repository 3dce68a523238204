// The rest of the storage client, by real supabase-js over real HTTP: what the product does not call itself, but others do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNotes, text, type Notes } from './notes';

let local: Notes['local'];
let me: Notes['me'];
let other: Notes['other'];
let notes: Notes['notes'];
let own: Notes['own'];
let ask: Notes['ask'];
beforeAll(async () => {
  ({ local, me, other, notes, own, ask } = await openNotes());
});
afterAll(() => local.stop());

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
