import type { HandedInFile } from '@grow/core/hand-in-admin';
import { Blob as NodeBlob } from 'node:buffer';
import { AppError, type GrowSupabase } from '@grow/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archivesOf, entryNames, packFiles } from './packFiles';

const file = (name: string, bytes = 1, slug = 'fugenfest'): HandedInFile => ({
  ...{ id: name, teamId: 't', part: 'sheets', slug, name, bytes },
});

describe('archives', () => {
  it('hold what fits, in order, and a file that is larger than one stands alone', () => {
    const files = [file('a', 4), file('b', 6), file('c', 1), file('d', 20), file('e', 1)];
    const names = archivesOf(files, 10).map((archive) => archive.map(({ name }) => name).join(''));
    expect(names).toEqual(['ab', 'c', 'd', 'e']);
    expect(archivesOf([])).toEqual([]);
  });
});

describe('the names of entries', () => {
  it('are told apart, and lead nowhere else', () => {
    const files = [file('plan.pdf'), file('plan.pdf'), file('plan.pdf', 1, 'spelzwerk')];
    expect(entryNames(files)).toEqual([
      'fugenfest/sheets/plan.pdf',
      'fugenfest/sheets/plan-2.pdf',
      'spelzwerk/sheets/plan.pdf',
    ]);
    expect(entryNames([file('../../etc/passwd')])).toEqual(['fugenfest/sheets/__.._etc_passwd']);
  });
});

describe('packing', () => {
  beforeEach(() => {
    // The page's own is another one than that of its answers, and what waits is over at once. Never within the call: a timer of
    // another file that begins itself anew would do so without end.
    vi.stubGlobal('Blob', NodeBlob);
    const later = window.setTimeout.bind(window);
    vi.spyOn(window, 'setTimeout').mockImplementation((run) => later(run, 0) as never);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Packs; a file that is called gone is not there, and `answer` says how the network does. */
  const packing = (
    answer: (id: string, tried: number) => Response,
    signal = new AbortController().signal,
  ) => {
    const tried = new Map<string, number>();
    let bytes = 0;
    const createSignedUrl = async (id: string) =>
      id === 'gone'
        ? { data: null, error: new AppError('not_found') }
        : { data: { signedUrl: id }, error: null };
    vi.stubGlobal('fetch', async (id: string) => {
      tried.set(id, (tried.get(id) ?? 0) + 1);
      return answer(id, tried.get(id) ?? 0);
    });
    const client = { storage: { from: () => ({ createSignedUrl }) } } as unknown as GrowSupabase;
    const pack = (names: readonly string[]) =>
      packFiles({
        ...{ client, signal, files: names.map((name) => file(name)) },
        onBytes: (more) => (bytes += more),
      });
    return { pack, tried, bytes: () => bytes };
  };
  const brokenOff = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('hal'));
          controller.error(new TypeError('network'));
        },
      }),
    );

  it('fetches what breaks off once more, and counts its bytes once', async () => {
    const { pack, tried, bytes } = packing((_, times) => (times === 1 ? brokenOff() : new Response('whole')));
    const { blob, gone } = await pack(['a.pdf']);
    expect(gone).toEqual([]);
    expect(tried.get('a.pdf')).toBe(2);
    expect(bytes()).toBe(5);
    expect(await blob.text()).toContain('whole');
  });

  it('leaves out what is gone, and says so', async () => {
    const { pack } = packing(() => new Response('whole'));
    const { blob, gone } = await pack(['gone', 'b.pdf']);
    expect(gone.map(({ name }) => name)).toEqual(['gone']);
    expect(await blob.text()).toContain('fugenfest/sheets/b.pdf');
  });

  it('ends with the error where the line stays away, and at once when it is stopped', async () => {
    const { pack, tried } = packing(brokenOff);
    await expect(pack(['a.pdf'])).rejects.toThrow();
    expect(tried.get('a.pdf')).toBe(3);
    const stopped = packing(() => new Response('whole'), AbortSignal.abort());
    await expect(stopped.pack(['a.pdf'])).rejects.toThrow();
    expect(stopped.tried.size).toBe(0);
  });
});
