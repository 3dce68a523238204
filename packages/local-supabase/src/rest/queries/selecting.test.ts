// What PostgREST answers to filters, columns and ranges: a table of requests on one set of rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../testing/library';
import { type TestEngine } from '../testing/openEngine';

let library: TestEngine;
const ask: TestEngine['ask'] = (...request) => library.ask(...request);

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('filters', () => {
  it.each([
    ['id=eq.1', [1]],
    ['id=neq.1', [2, 3, 4]],
    ['id=not.eq.1', [2, 3, 4]],
    ['id=gt.1&id=lte.3', [2, 3]],
    ['title=like.T*', [2, 3]],
    ['title=ilike.t%25', [2, 3]],
    ['title=match.^T.*e$', [3]],
    ['title=imatch.^one', [1]],
    ['title=like(any).{O*,N*}', [1, 4]],
    ['title=ilike(all).{*t*,*cat*}', [2]],
    ['pages=is.null', [4]],
    ['pages=not.is.null', [1, 2, 3]],
    ['writer_id=isdistinct.1', [3, 4]],
    ['id=in.(1,4)', [1, 4]],
    ['id=not.in.(1,4)', [2, 3]],
    ['id=in.()', []],
    ['tags=cs.{a}', [1, 4]],
    ['tags=cd.{a,b}', [1, 3, 4]],
    ['tags=ov.{c,a}', [1, 2, 4]],
    ['title=fts.cat', [2]],
    ['title=fts(english).cat', [2]],
    ['title=plfts.fat cats', [2]],
    ['title=wfts.cats -dogs', [2]],
    ['or=(id.eq.1,title.eq.None)', [1, 4]],
    ['or=(id.in.(1,2),and(pages.gt.20,writer_id.is.not_null))', [1, 2, 3]],
    ['not.and=(id.gt.1,id.lt.4)', [1, 4]],
    ['or=(tags.cs.{a,b},pages.not.lt.30)', [1, 3]],
  ])('%s', async (query, ids) => {
    const { status, json } = await ask(`/books?select=id&order=id&${query}`);
    expect({ status, json }).toEqual({ status: 200, json: ids.map((id) => ({ id })) });
  });

  it.each([
    ['name=eq.Cy (Jr.), "X"', [3]],
    ['name=in.("Cy (Jr.), \\"X\\"",Bo)', [2, 3]],
    ['or=(name.eq."Cy (Jr.), \\"X\\"",name.eq.Ana)', [1, 3]],
    ['extra->town->>name=eq.Ulm', [1]],
    ['extra->list->1->>deep=eq.x', [1]],
    ['born=gte.1980-01-01', [3]],
  ])('%s of writers', async (query, ids) => {
    const { json } = await ask(`/writers?select=id&order=id&${query.replace(/"/g, '%22')}`);
    expect(json).toEqual(ids.map((id) => ({ id })));
  });
});

describe('columns', () => {
  it('writes every value as Postgres does', async () => {
    const { text } = await ask('/writers?select=id,big,price,born&id=eq.1');
    expect(text).toBe('[{"id":1,"big":9007199254740993,"price":1.50,"born":"1970-01-02"}]');
  });

  it('renames, casts and looks into JSON', async () => {
    const { json } = await ask(
      '/writers?select=key:id::text,extra->town->>name,deep:extra->list->1->deep&id=eq.1',
    );
    expect(json).toEqual([{ key: '1', name: 'Ulm', deep: 'x' }]);
  });

  it('takes a function of the row for a column', async () => {
    const { json } = await ask('/labels?select=id,shout&shout=eq.LONG&order=shout');
    expect(json).toEqual([{ id: 2, shout: 'LONG' }]);
  });

  it('sorts by several, nulls where asked, and by what is embedded', async () => {
    const ids = async (order: string) =>
      (
        (await ask(`/books?select=id,writers!books_writer_id_fkey(name)&order=${order}`)).json as {
          id: number;
        }[]
      ).map(({ id }) => id);
    expect(await ids('pages.desc.nullslast,id')).toEqual([3, 2, 1, 4]);
    expect(await ids('pages.nullsfirst')).toEqual([4, 1, 2, 3]);
    expect(await ids('writers(name).desc.nullslast,id.desc')).toEqual([3, 2, 1, 4]);
  });

  it('writes CSV', async () => {
    const { text, headers } = await ask('/books?select=id,title&order=id&limit=2', {
      headers: { accept: 'text/csv' },
    });
    expect(text).toBe('id,title\n1,One\n2,"Two fat cats"');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('leaves nulls out when asked', async () => {
    const { json } = await ask('/books?select=id,pages&id=eq.4', {
      headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    });
    expect(json).toEqual([{ id: 4 }]);
  });
});

describe('ranges', () => {
  it.each<[string, Record<string, string>, number, string, number]>([
    ['?limit=2', {}, 200, '0-1/*', 2],
    ['?limit=2&offset=1', { prefer: 'count=exact' }, 206, '1-2/4', 2],
    ['', { range: '1-2', 'range-unit': 'items' }, 200, '1-2/*', 2],
    ['', { range: '2-', prefer: 'count=exact' }, 206, '2-3/4', 2],
    ['?limit=0', {}, 200, '*/*', 0],
    ['?offset=4', { prefer: 'count=exact' }, 206, '*/4', 0],
    ['?id=gt.9', { prefer: 'count=exact' }, 200, '*/0', 0],
    ['', { prefer: 'count=estimated' }, 200, '0-3/4', 4],
  ])('%s with %j', async (query, headers, status, range, length) => {
    const answer = await ask(`/books${query}`, { headers });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range]);
    expect(answer.json).toHaveLength(length);
  });

  it('asks the planner for a guess', async () => {
    const { headers } = await ask('/books', { headers: { prefer: 'count=planned' } });
    expect(headers.get('content-range')).toMatch(/^0-3\/\d+$/);
    expect(headers.get('preference-applied')).toBe('count=planned');
  });
});
