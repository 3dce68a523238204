// What goes wrong around a stored picture, by real supabase-js over real HTTP: nothing half is left or seen.
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Avatars, openAvatars, OPTIONS, picture } from './avatars';

let local: Avatars['local'];
let me: Avatars['me'];
let other: Avatars['other'];
let ask: Avatars['ask'];
let avatars: Avatars['avatars'];
let newName: Avatars['newName'];
let filesOnDisk: Avatars['filesOnDisk'];
let copyOf: Avatars['copyOf'];
let name: string;
beforeAll(async () => {
  ({ local, me, other, ask, avatars, newName, filesOnDisk, copyOf } = await openAvatars());
});
afterAll(() => local.stop());
beforeEach(() => {
  name = newName();
});

describe('faults', () => {
  it.each([
    [
      'another type',
      () => picture('<svg/>', 'image/svg+xml'),
      '415',
      'mime type image/svg+xml is not supported',
    ],
    [
      'too many bytes',
      () => picture(new Uint8Array(2 * 1024 * 1024 + 1)),
      '413',
      'The object exceeded the maximum allowed size',
    ],
  ])('refuse %s and leave nothing', async (_name, make, statusCode, message) => {
    const before = await filesOnDisk();
    const { error } = await avatars().upload(name, make(), OPTIONS);
    expect(error).toMatchObject({ status: 400, statusCode, message });
    expect(await filesOnDisk()).toBe(before);
    expect((await avatars().list('', { search: name })).data).toEqual([]);
  });

  it.each([
    ['another person', () => `${other.userId}-1730000000000.jpg`],
    ['a folder', () => `folder/${name}`],
    ['no picture', () => 'evil.html'],
  ])('refuse the name of %s by policy', async (_name, nameOf) => {
    const before = await filesOnDisk();
    const { error } = await avatars().upload(nameOf(), picture(), OPTIONS);
    expect(error).toMatchObject({
      status: 400,
      statusCode: '403',
      message: 'new row violates row-level security policy',
    });
    expect(await filesOnDisk()).toBe(before);
  });

  it.each(['..%2f..%2fevil.jpg', 'a%00.jpg', 'a%0d%0ab.jpg', '%ff.jpg'])(
    'refuse the name %s',
    async (encoded) => {
      const response = await ask(`/object/avatars/${encoded}`, {
        method: 'POST',
        body: 'x',
        headers: { 'content-type': 'image/jpeg' },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'InvalidKey', statusCode: '400' });
    },
  );

  it('name a bucket and an object that are not there', async () => {
    const bucket = await me.client.storage.from('nowhere').upload(name, picture(), OPTIONS);
    expect(bucket.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
    const object = await avatars().download(name);
    expect(object.error).toMatchObject({ status: 400, statusCode: '404', message: 'Object not found' });
    expect((await avatars().update(name, picture(), OPTIONS)).error).toMatchObject({ statusCode: '404' });
    expect((await avatars().exists(name)).data).toBe(false);
    expect(await (await ask('/no/such/route')).json()).toMatchObject({
      statusCode: '404',
      error: 'Not Found',
    });
  });

  it('of others do not reach a picture', async () => {
    await avatars().upload(name, picture(), OPTIONS);
    expect((await avatars(other).remove([name])).data).toEqual([]);
    expect((await avatars(other).upload(name, picture('theirs'), OPTIONS)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await avatars(other).update(name, picture('theirs'), OPTIONS)).error).toMatchObject({
      statusCode: '404',
    });
    expect((await avatars(other).move(name, `${other.userId}-1.jpg`)).error).toMatchObject({
      statusCode: '404',
    });
    expect(await (await avatars().download(name)).data?.text()).toBe('picture');
  });

  it('of the line leave nothing: an upload that breaks off', async () => {
    const before = await filesOnDisk();
    const { port } = new URL(local.backend.env.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /storage/v1/object/avatars/${name} HTTP/1.1\r\nHost: localhost\r\napikey: ${local.backend.env.publishableKey}\r\n` +
            `Authorization: Bearer ${me.accessToken}\r\nContent-Type: image/jpeg\r\nContent-Length: 100000\r\n\r\nhalf`,
        );
        // The rest never comes: the server sees the end, and ends the connection from its side.
        socket.end();
      });
      socket.resume().on('close', () => {
        resolve();
      });
    });
    // What came in whole afterwards is on disk, so whatever the half was to leave would be there as well.
    const whole = newName();
    await avatars().upload(whole, picture(), OPTIONS);
    expect(await filesOnDisk()).toBe(before + 1);
    await avatars().remove([whole]);
    expect(await filesOnDisk()).toBe(before);
    expect((await avatars().download(name)).error).toMatchObject({ statusCode: '404' });
  });

  it('of text that no database keeps are refused, not a failure of ours', async () => {
    const list = await ask('/object/list/avatars', { method: 'POST', body: '{"prefix":"a\\u0000"}' });
    expect(await list.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' });
    const removal = await ask('/object/avatars', { method: 'DELETE', body: '{"prefixes":["a\\u0000"]}' });
    expect(await removal.json()).toMatchObject({ statusCode: '400' });
    const uploaded = await avatars().upload(name, picture(), { ...OPTIONS, metadata: { a: '\0' } });
    expect(uploaded.error).toMatchObject({ statusCode: '400' });
  });

  it('of timing hide no picture: downloads and copies while it is overwritten', async () => {
    await avatars().upload(name, picture('0'), OPTIONS);
    const copy = newName();
    let isWriting = true;
    const writing = (async () => {
      for (let round = 0; round < 60; round += 1) {
        const { error } = await avatars().upload(name, picture(String(round)), OPTIONS);
        expect(error).toBeNull();
      }
      isWriting = false;
    })();
    const failures: unknown[] = [];
    const reading = Array.from({ length: 4 }, async (_none, index) => {
      while (isWriting) {
        const { error } = index % 2 === 0 ? await avatars().download(name) : await copyOf(name, copy);
        if (error !== null) failures.push(error);
      }
    });
    await Promise.all([writing, ...reading]);
    expect(failures).toEqual([]);
  });

  it('of timing leave one file: twelve uploads of one name at once', async () => {
    const before = await filesOnDisk();
    await avatars().upload(name, picture('0'), OPTIONS);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_none, index) =>
        avatars().upload(name, picture(String(index).repeat(50_000)), OPTIONS),
      ),
    );
    expect(results.every(({ error }) => error === null)).toBe(true);
    const text = (await (await avatars().download(name)).data?.text()) ?? '';
    expect(new Set(text.match(/1[01]|\d/g)).size).toBe(1);
    expect(await filesOnDisk()).toBe(before + 1);
  });
});
