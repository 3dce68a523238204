import { describe, expect, test } from 'vitest';
import { fakeClock, settle } from '../testing';
import { answerInTime, DATA_DEADLINE_MS, LONG_DEADLINE_MS, patienceFor } from './answerInTime';

const MEGABYTE = 1_000_000;
const download = patienceFor('/storage/v1/object/avatars/a.jpg', undefined);

function formWith(file: Blob): FormData {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', file);
  return form;
}

/** A file that comes in pieces, as the test sends them. */
function openDownload() {
  const clock = fakeClock();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const answer = answerInTime(clock, download, null, () => Promise.resolve(new Response(stream)));
  const sendAfter = async (ms: number) => {
    await clock.advance(ms);
    body?.enqueue(new Uint8Array([7]));
    await settle();
  };
  return { clock, answer, sendAfter, end: () => body?.close() };
}

describe('a file on its way down', () => {
  test('is not cut off while it comes, however slowly', async () => {
    const { clock, answer, sendAfter, end } = openDownload();
    for (let piece = 0; piece < 5; piece += 1) await sendAfter(DATA_DEADLINE_MS - 1);
    end();
    const { status, ...rest } = await answer.then(async (whole) => ({
      status: whole.status,
      bytes: [...new Uint8Array(await whole.arrayBuffer())],
    }));
    expect([status, rest.bytes]).toEqual([200, [7, 7, 7, 7, 7]]);
    expect(clock.waiting()).toBe(0);
  });

  test('is given up when nothing more of it comes', async () => {
    const { clock, answer, sendAfter } = openDownload();
    await sendAfter(DATA_DEADLINE_MS - 1);
    await clock.advance(DATA_DEADLINE_MS);
    expect((await answer).status).toBe(504);
  });
});

describe('rows', () => {
  test('are given up at the deadline also while they come', async () => {
    const clock = fakeClock();
    let beat: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (beat = controller) });
    const patience = patienceFor('/rest/v1/profiles', undefined);
    const answer = answerInTime(clock, patience, null, () => Promise.resolve(new Response(stream)));
    await clock.advance(DATA_DEADLINE_MS - 1);
    beat?.enqueue(new Uint8Array([7]));
    await clock.advance(1);
    expect((await answer).status).toBe(504);
  });
});

describe('a file on its way up', () => {
  test.each([
    ['a blob', (file: Blob) => file],
    ['a form', formWith],
  ])('as %s is given the time that a slow line needs for its size', (_name, wrap) => {
    const file = new Blob([new Uint8Array(10 * MEGABYTE)]);
    expect(patienceFor('/storage/v1/object/material/a.pdf', wrap(file))).toEqual({
      ms: LONG_DEADLINE_MS + 400_000,
      isRenewed: false,
    });
  });
});
