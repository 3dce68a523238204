import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFile, answerPage, DOCUMENT, forgetAll, keepBuild, keepOnly } from './shellCache';

/** Caches in memory, as far as the worker uses them. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const texts = all.get(name) ?? new Map<string, Response>();
    all.set(name, texts);
    return Promise.resolve({
      addAll: async (files: string[]) => {
        if (new Set(files).size < files.length) throw new DOMException('twice', 'InvalidStateError');
        for (const file of files) texts.set(file, await fetch(file));
      },
      put: (name: string, answer: Response) => Promise.resolve(void texts.set(name, answer)),
      match: (name: string) => Promise.resolve(texts.get(name)?.clone()),
    });
  };
  const storage = {
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
  return { all, storage: storage as Partial<CacheStorage> as CacheStorage };
}

const ENTRY = 'assets/index-1.js';
const page = (text: string, status = 200) => new Response(`<script src="/connect/${text}">`, { status });
const request = (path: string) => new Request(`http://localhost${path}`);
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = () => Promise.resolve(page(ENTRY));
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

describe('the worker', () => {
  it('keeps a build whole, or not at all where the document is of another one', async () => {
    const { all, storage } = memoryCaches();
    await keepBuild(storage, 'grow-shell a 1', ['/connect/assets/a.js'], ENTRY);
    expect([...(all.get('grow-shell a 1')?.keys() ?? [])]).toEqual(['/connect/assets/a.js', DOCUMENT]);
    await expect(keepBuild(storage, 'grow-shell a 2', [], 'assets/index-2.js')).rejects.toThrow(
      'another build',
    );
    expect([...all.keys()]).toEqual(['grow-shell a 1']);
  });

  it('answers with what the server has now, and keeps it where it is of this build', async () => {
    const { all, storage } = memoryCaches();
    await keepBuild(storage, 'a', [], ENTRY);
    answer = () => Promise.resolve(page(`${ENTRY}" data-config="new`));
    expect(await (await answerPage(storage, 'a', request('/connect/jury/final'), ENTRY)).text()).toContain(
      'new',
    );
    expect(await all.get('a')?.get(DOCUMENT)?.clone().text()).toContain('new');
    answer = () => Promise.resolve(page('assets/index-2.js'));
    await answerPage(storage, 'a', request('/connect/jury/final'), ENTRY);
    expect(await all.get('a')?.get(DOCUMENT)?.clone().text()).toContain(ENTRY);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a failing server', () => Promise.resolve(page('broken', 502))],
    ['a server that does not answer', () => new Promise<Response>(() => undefined)],
  ])('opens the kept document with %s', async (_name, what: () => Promise<Response>) => {
    const { storage } = memoryCaches();
    await keepBuild(storage, 'a', [], ENTRY);
    answer = what;
    const shown = await answerPage(storage, 'a', request('/connect/jury/final'), ENTRY);
    expect(await shown.text()).toContain(ENTRY);
  });

  it('answers files of its scope without asking, and asks for all others', async () => {
    const { all, storage } = memoryCaches();
    all.set('grow-shell a 1', new Map([['http://localhost/connect/assets/a.js', new Response('kept')]]));
    answer = () => Promise.resolve(new Response('asked'));
    const textOf = async (path: string) => (await answerFile(storage, 'grow-shell a ', request(path))).text();
    expect(await textOf('/connect/assets/a.js')).toBe('kept');
    expect(await textOf('/connect/assets/b.js')).toBe('asked');
  });

  it('lets go of older builds of its scope alone, and of everything once it is switched off', async () => {
    const { all, storage } = memoryCaches();
    for (const name of ['grow-shell a 1', 'grow-shell a 2', 'grow-shell b 1', 'other'])
      all.set(name, new Map());
    await keepOnly(storage, { name: 'grow-shell a 2', prefix: 'grow-shell a ' });
    expect([...all.keys()]).toEqual(['grow-shell a 2', 'grow-shell b 1', 'other']);
    await forgetAll(storage, 'grow-shell ');
    expect([...all.keys()]).toEqual(['other']);
  });
});
