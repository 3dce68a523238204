// What PostgREST answers to embedded tables: a table of requests on one set of rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../testing/library';
import { type TestEngine } from '../testing/openEngine';

let library: TestEngine;
const ask: TestEngine['ask'] = (...request) => library.ask(...request);

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('embeds', () => {
  it.each<[string, string, unknown]>([
    [
      'to one',
      '/books?id=eq.1&select=title,writer:writers!writer_id(name)',
      [{ title: 'One', writer: { name: 'Ana' } }],
    ],
    ['to one that is none', '/books?id=eq.4&select=id,writers!writer_id(name)', [{ id: 4, writers: null }]],
    ['by the column', '/books?id=eq.1&select=id,editor_id(name)', [{ id: 1, editor_id: { name: 'Bo' } }]],
    [
      'to many, sorted and cut',
      '/writers?id=eq.1&select=id,books!writer_id(id)&books.order=id.desc&books.limit=1',
      [{ id: 1, books: [{ id: 2 }] }],
    ],
    [
      'to many, filtered',
      '/writers?id=eq.1&select=id,b:books!writer_id(id)&b.pages=gt.10',
      [{ id: 1, b: [{ id: 2 }] }],
    ],
    ['to many that are none', '/writers?id=eq.3&select=id,books!writer_id(id)', [{ id: 3, books: [] }]],
    [
      'inner',
      '/books?select=id,writers!writer_id!inner(name)&writers.name=eq.Bo',
      [{ id: 3, writers: { name: 'Bo' } }],
    ],
    [
      'through a junction',
      '/books?id=in.(1,3)&order=id&select=id,labels(word)',
      [
        { id: 1, labels: [{ word: 'fun' }, { word: 'long' }] },
        { id: 3, labels: [] },
      ],
    ],
    ['one to one', '/books?id=eq.1&select=id,shelves(place)', [{ id: 1, shelves: { place: 'left' } }]],
    [
      'through a view',
      '/book_titles?id=eq.1&select=title,writers(name)',
      [{ title: 'One', writers: { name: 'Ana' } }],
    ],
    [
      'of a view',
      '/writers?id=eq.2&select=name,book_titles(title)',
      [{ name: 'Bo', book_titles: [{ title: 'Three' }] }],
    ],
    ['spread', '/books?id=eq.1&select=id,...writers!writer_id(author:name)', [{ id: 1, author: 'Ana' }]],
    [
      'spread lists',
      '/writers?id=eq.1&select=id,...books!writer_id(titles:title)&books.order=id',
      [{ id: 1, titles: ['One', 'Two fat cats'] }],
    ],
    [
      'deep',
      '/writers?id=eq.1&select=books!writer_id(id,labels(word))&books.id=eq.2',
      [{ books: [{ id: 2, labels: [{ word: 'long' }] }] }],
    ],
    [
      'for filtering only',
      '/writers?select=id,books!writer_id()&books=not.is.null&order=id',
      [{ id: 1 }, { id: 2 }],
    ],
    [
      'or this or that',
      '/writers?select=id,books!writer_id(),edited:books!editor_id()&or=(edited.not.is.null,name.like.C*)&order=id',
      [{ id: 1 }, { id: 2 }, { id: 3 }],
    ],
  ])('%s', async (_name, path, json) => {
    expect(await ask(path)).toMatchObject({ status: 200, json });
  });

  it('counts only what an inner embed leaves', async () => {
    const { headers } = await ask(
      '/books?select=id,writers!writer_id!inner(name)&writers.name=eq.Ana&limit=1',
      {
        headers: { prefer: 'count=exact' },
      },
    );
    expect(headers.get('content-range')).toBe('0-0/2');
  });

  it('asks back when several relationships could be meant', async () => {
    const { status, json } = await ask('/books?select=id,writers(name)');
    expect(status).toBe(300);
    expect(json).toMatchObject({
      code: 'PGRST201',
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'books with writers',
          relationship: expect.stringContaining('_fkey using books('),
        },
        expect.anything(),
      ],
      hint: expect.stringContaining("'writers!books_writer_id_fkey'"),
    });
  });
});
