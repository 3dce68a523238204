// A film of 200 MB over a bad network, from disk to disk: what the server's memory was before, and at the most meanwhile.
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCuttingProxy, type CuttingProxy } from './cuttingProxy';
import { openNotes, type Notes } from './notes';

const SIZE = 200_000_000;
const CHUNK = 6 * 1024 * 1024;
const MEGABYTE = 1_000_000;

let notes: Notes;
let proxy: CuttingProxy;
let folder: string;
beforeAll(async () => {
  notes = await openNotes();
  proxy = await startCuttingProxy(notes.local.project.env.url);
  folder = await mkdtemp(join(tmpdir(), 'local-supabase film '));
  const file = await open(join(folder, 'film.mp4'), 'w');
  for (let at = 0; at < SIZE; at += MEGABYTE) await file.write(randomBytes(MEGABYTE));
  await file.close();
});
afterAll(async () => {
  await proxy.stop();
  await notes.local.stop();
  await rm(folder, { recursive: true, force: true });
});

it('arrives after five cuts, and is never in memory as a whole', async () => {
  const rss = (): number => process.memoryUsage().rss / MEGABYTE;
  const before = rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, rss());
  }, 20);
  for (const share of [0.1, 0.2, 0.2, 0.3, 0.19]) proxy.cutAfter(SIZE * share);
  const started = Date.now();
  await new Promise<void>((resolve, reject) => {
    new Upload(createReadStream(join(folder, 'film.mp4')), {
      endpoint: `${proxy.url}/storage/v1/upload/resumable`,
      uploadSize: SIZE,
      chunkSize: CHUNK,
      retryDelays: [0, 50, 100, 200, 500],
      headers: {
        apikey: notes.local.project.env.publishableKey,
        authorization: `Bearer ${notes.me.accessToken}`,
      },
      metadata: { bucketName: 'notes', objectName: notes.own('film.mp4'), contentType: 'video/mp4' },
      onSuccess: () => {
        resolve();
      },
      onError: reject,
    }).start();
  });
  const seconds = (Date.now() - started) / 1000;
  clearInterval(watch);
  console.log(
    `200 MB with ${proxy.cuts()} cuts in ${seconds.toFixed(1)} s; memory of client and server together: ` +
      `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at the most, ${rss().toFixed(0)} MB after`,
  );
  expect(proxy.cuts()).toBe(5);
  const { data } = await notes.notes().info(notes.own('film.mp4'));
  expect(data?.size).toBe(SIZE);
  // The client holds a chunk or two; the server holds what a socket holds.
  expect(most - before).toBeLessThan(120);
});
