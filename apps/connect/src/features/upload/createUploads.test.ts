import { AppError } from '@grow/core';
import type { UploadTransfer } from '@grow/core/browser';
import { evidenceLimits, type Upload, type UploadPlace } from '@grow/core/upload';
import { File as NodeFile } from 'node:buffer';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUploads, type UploadsOptions } from './createUploads';
import { keptUploads } from './keptUploads';

const place: UploadPlace = { kind: 'part', teamId: 'team', milestoneId: 'week', partKey: 'prototype' };
const now = Date.parse('2024-12-05T12:00:00Z');
/** A file whose bytes can be read; the one of jsdom keeps them to itself. */
const pdf = (name = 'plan.pdf', content = '%PDF-1.7 and more') =>
  new NodeFile([content], name, { lastModified: 1 }) as unknown as File;

const rowOf = (id: string, state: Upload['state'] = 'reserved'): Upload => ({
  id,
  place,
  name: 'plan.pdf',
  bytes: 17,
  mediaType: 'application/pdf',
  state,
  uploadedBy: 'me',
  createdAt: new Date(now),
  storedAt: state === 'stored' ? new Date(now) : undefined,
});

/** A backend whose answers a test decides on, and a transfer that it ends. */
function world() {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const kept = keptUploads('me', storage);
  const calls: string[] = [];
  const rows: Upload[] = [];
  const refusals = new Map<string, AppError>();
  let counter = 0;
  const answer = async <T>(call: string, value: T): Promise<T> => {
    calls.push(call);
    await Promise.resolve();
    const refusal = refusals.get(call.split(' ')[0] ?? '');
    if (refusal) throw refusal;
    return value;
  };
  const repository: UploadsOptions['repository'] = {
    reserveUpload: () => answer('reserve', rowOf(`row-${(counter += 1)}`)),
    finishUpload: (id) => answer(`finish ${id}`, rowOf(id, 'stored')),
    removeUpload: (id) => answer(`remove ${id}`, undefined),
    uploadsById: (ids) =>
      answer(
        'read',
        rows.filter(({ id }) => ids.includes(id)),
      ),
  };
  type Sent = Parameters<UploadsOptions['send']>[0];
  const sent: (Sent & { end: (error?: AppError) => void })[] = [];
  const send = (options: Sent): UploadTransfer => {
    let end: (error?: AppError) => void = () => undefined;
    const done = new Promise<void>((resolve, reject) => {
      end = (error) => {
        if (error) reject(error);
        else resolve();
      };
    });
    calls.push(`send ${options.reservation.id}`);
    sent.push({ ...options, end });
    const transfer = { done, pause: () => calls.push('pause'), resume: () => undefined };
    return {
      ...transfer,
      cancel: () => {
        calls.push('cancel');
        end(new AppError('aborted'));
        return Promise.resolve();
      },
    };
  };
  const start = () => createUploads({ repository, kept, send, now: () => now });
  return { start, kept, calls, rows, refusals, sent, stored };
}

let outside: ReturnType<typeof world>;
let uploads: ReturnType<ReturnType<typeof world>['start']>;
beforeEach(() => {
  outside = world();
  uploads = outside.start();
});

const choice = { place, limits: evidenceLimits, count: 0 };
const statuses = () => uploads.getSnapshot().map(({ name, status }) => `${name} ${status}`);
const until = (wanted: string[]) => expect.poll(statuses).toEqual(wanted);
const idOf = (index = 0) => uploads.getSnapshot()[index]?.id ?? '';

describe('a file', () => {
  it('is looked at, reserved, sent and finished', async () => {
    uploads.choose([pdf()], choice);
    expect(statuses()).toEqual(['plan.pdf checking']);
    await until(['plan.pdf sending']);
    outside.sent[0]?.onProgress?.(10);
    expect(uploads.getSnapshot()[0]).toMatchObject({ sent: 10, bytes: 17 });
    outside.sent[0]?.end();
    await until(['plan.pdf arrived']);
    expect(outside.calls).toEqual(['reserve', 'send row-1', 'finish row-1']);
    uploads.take(idOf());
    expect([uploads.getSnapshot(), outside.kept.ofPlace(place, now)]).toEqual([[], []]);
  });

  it.each([
    ['empty', pdf('a.pdf', ''), 'file_empty'],
    ['another kind than it says', pdf('a.pdf', 'MZ program'), 'file_disguised'],
    ['a drawing with a script', pdf('a.svg', '<svg><script/></svg>'), 'file_type'],
  ])('that is %s is refused before anything is said to the backend', async (_what, file, code) => {
    uploads.choose([file], choice);
    await until([`${file.name} failed`]);
    expect(uploads.getSnapshot()[0]?.error).toMatchObject({ code });
    expect(outside.calls).toEqual([]);
  });

  it('that does not fit any more is refused, one that replaces another is not', async () => {
    const limits = { ...evidenceLimits, maxCount: 2 };
    uploads.choose([pdf('1.pdf'), pdf('2.pdf')], { place, limits, count: 1 });
    await until(['1.pdf failed', '2.pdf failed']).catch(() => undefined);
    expect(uploads.getSnapshot().filter(({ status }) => status === 'failed').length).toBeGreaterThan(0);
    uploads.choose([pdf('3.pdf')], { place, limits, count: 2, replaces: 'old' });
    await expect.poll(() => uploads.getSnapshot().at(-1)?.status).toBe('sending');
  });

  it('says when it waits, and that it goes on', async () => {
    uploads.choose([pdf()], choice);
    await until(['plan.pdf sending']);
    outside.sent[0]?.onProgress?.(9);
    outside.sent[0]?.onWaiting?.(true);
    expect(statuses()).toEqual(['plan.pdf waiting']);
    expect(outside.kept.ofPlace(place, now)[0]).toMatchObject({ sent: 9 });
    outside.sent[0]?.onWaiting?.(false);
    expect(statuses()).toEqual(['plan.pdf sending']);
  });

  it('is tried again where it stopped, and not reserved twice', async () => {
    uploads.choose([pdf()], choice);
    await until(['plan.pdf sending']);
    outside.sent[0]?.onAddress?.('https://there');
    outside.sent[0]?.end(new AppError('server'));
    await until(['plan.pdf failed']);
    uploads.retry(idOf());
    await expect.poll(() => outside.sent.length).toBe(2);
    expect(outside.sent[1]).toMatchObject({ address: 'https://there', reservation: { id: 'row-1' } });
    outside.sent[1]?.end();
    await until(['plan.pdf arrived']);
    expect(outside.calls.filter((call) => call === 'reserve')).toHaveLength(1);
  });

  it('is not sent again where only the answer was lost', async () => {
    uploads.choose([pdf()], choice);
    await until(['plan.pdf sending']);
    outside.sent[0]?.onAddress?.('https://there');
    outside.refusals.set('finish', new AppError('network'));
    outside.sent[0]?.end();
    await until(['plan.pdf failed']);
    outside.refusals.clear();
    uploads.retry(idOf());
    await until(['plan.pdf arrived']);
    expect(outside.sent).toHaveLength(1);
  });

  it('is taken where it had arrived before the page was closed', async () => {
    uploads.choose([pdf()], choice);
    await until(['plan.pdf sending']);
    outside.sent[0]?.end(new AppError('already_exists'));
    await until(['plan.pdf arrived']);
  });

  it('is given up at any time, and leaves nothing', async () => {
    uploads.choose([pdf()], choice);
    uploads.cancel(idOf());
    await expect.poll(() => outside.calls).toEqual(['reserve', 'remove row-1']);
    uploads.choose([pdf()], choice);
    await until(['plan.pdf sending']);
    uploads.cancel(idOf());
    expect(uploads.getSnapshot()).toEqual([]);
    await expect
      .poll(() => outside.calls)
      .toEqual(['reserve', 'remove row-1', 'reserve', 'send row-2', 'cancel', 'remove row-2']);
    expect(outside.stored.size).toBe(0);
  });

  it('that the team has no room for is not kept', async () => {
    outside.refusals.set('reserve', new AppError('no_room'));
    uploads.choose([pdf()], choice);
    await until(['plan.pdf failed']);
    expect(outside.stored.size).toBe(0);
  });
});

describe('after a reload', () => {
  const begin = async () => {
    uploads.choose([pdf()], { ...choice, replaces: 'old' });
    await until(['plan.pdf sending']);
    outside.sent[0]?.onAddress?.('https://there');
    uploads = outside.start();
  };

  it('asks for the same file, and goes on with it', async () => {
    await begin();
    outside.rows.push(rowOf('row-1'));
    await uploads.restore(place);
    await uploads.restore(place);
    expect(statuses()).toEqual(['plan.pdf unfinished']);
    uploads.choose([pdf()], choice);
    await expect.poll(() => outside.sent.length).toBe(2);
    expect(outside.sent[1]).toMatchObject({ address: 'https://there', reservation: { id: 'row-1' } });
    expect(uploads.getSnapshot()[0]).toMatchObject({ replaces: 'old' });
  });

  it('takes another file for another', async () => {
    await begin();
    outside.rows.push(rowOf('row-1'));
    await uploads.restore(place);
    uploads.choose([pdf('other.pdf')], choice);
    await until(['plan.pdf unfinished', 'other.pdf sending']);
  });

  it('finds what arrived meanwhile', async () => {
    await begin();
    outside.rows.push(rowOf('row-1', 'stored'));
    await uploads.restore(place);
    expect(statuses()).toEqual(['plan.pdf arrived']);
  });

  it('forgets what is gone, and what is older than a day', async () => {
    await begin();
    await uploads.restore(place);
    expect([statuses(), outside.stored.size]).toEqual([[], 0]);
    await begin().catch(() => undefined);
    expect(outside.kept.ofPlace(place, now + 86_400_000)).toEqual([]);
  });

  it('shows nobody what another person began', async () => {
    await begin();
    expect(
      keptUploads('somebody else', () => ({
        getItem: (key) => outside.stored.get(key) ?? null,
        setItem: () => undefined,
        removeItem: () => undefined,
      })).ofPlace(place, now),
    ).toEqual([]);
  });
});

it('stops for whoever signs in next', async () => {
  uploads.choose([pdf()], choice);
  await until(['plan.pdf sending']);
  uploads.stop();
  expect([uploads.getSnapshot(), outside.calls.at(-1)]).toEqual([[], 'pause']);
});
