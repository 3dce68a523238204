// What PostgREST refuses, and in which words: a table of requests on one set of rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../testing/library';
import { ONE, RETURNING, visitor, type Asking, type TestEngine } from '../testing/openEngine';

let library: TestEngine;
const ask: TestEngine['ask'] = (...request) => library.ask(...request);

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const nested = (open: string, times: number, inner: string) =>
  `${open.repeat(times)}${inner}${')'.repeat(times)}`;

describe('refusals', () => {
  it.each<[string, number, string, Asking?]>([
    ['/books?id=5', 400, 'PGRST100'],
    ['/books?id=is.five', 400, 'PGRST100'],
    ['/books?select=id,writers(name', 400, 'PGRST100'],
    ['/books?order=id.up', 400, 'PGRST100'],
    ['/books?or=()', 400, 'PGRST100'],
    ['/books?limit=-1', 416, 'PGRST103'],
    ['/books?labels.word=eq.x', 400, 'PGRST108'],
    ['/books?select=count()', 400, 'PGRST123'],
    ['/books?select=id.sum()', 400, 'PGRST123'],
    ['/books?select=id,labels(word)&order=labels(word)', 400, 'PGRST118'],
    ['/books?select=id,chairs(*)', 400, 'PGRST200'],
    ['/boks', 404, 'PGRST205'],
    ['/books?nope=eq.1', 400, '42703'],
    ['/books?id=eq.x', 400, '22P02'],
    ['/books?select=id::nope', 400, '42704'],
    ['/books', 406, 'PGRST107', { headers: { accept: 'image/png' } }],
    ['/books', 406, 'PGRST107', { headers: { accept: 'application/vnd.pgrst.plan+json' } }],
    ['/books', 406, 'PGRST106', { headers: { 'accept-profile': 'auth' } }],
    ['/books', 405, 'PGRST117', { method: 'PROPFIND' }],
    ['/books', 400, 'PGRST122', { headers: { prefer: 'handling=strict, nonsense' } }],
    ['/books', 400, 'PGRST102', { method: 'POST', body: '{broken' }],
    ['/books', 400, 'PGRST102', { method: 'POST', body: [{ id: 1 }, { title: 'x' }] }],
    ['/books', 400, 'PGRST204', { method: 'POST', body: { colour: 'red' } }],
    ['/books?id=eq.1', 400, 'PGRST204', { method: 'PATCH', body: { colour: 'red' } }],
    ['/books', 400, '21000', { method: 'DELETE' }],
    ['/books?title=eq.x', 405, 'PGRST105', { method: 'PUT', body: { id: 1, title: 'x' } }],
    ['/books?id=eq.7', 400, 'PGRST115', { method: 'PUT', body: { id: 8, title: 'x' } }],
    ['/books', 400, '23514', { method: 'POST', body: { id: 50, title: 'x', pages: -1 } }],
    ['/books', 400, '23502', { method: 'POST', body: { id: 50 } }],
    ['/books', 409, '23503', { method: 'POST', body: { id: 50, title: 'x', writer_id: 99 } }],
    ['/books', 409, '23505', { method: 'POST', body: { id: 1, title: 'x' } }],
    ['/rpc/nope', 404, 'PGRST202', { method: 'POST', body: {} }],
    ['/rpc/sum_of', 404, 'PGRST202', { method: 'POST', body: { a: 1 } }],
    ['/rpc/twice?a=2', 300, 'PGRST203'],
    ['/rpc/sum_of', 405, 'PGRST101', { method: 'DELETE' }],
    [
      '/books?id=gt.1',
      400,
      'PGRST124',
      { method: 'PATCH', body: { title: 'x' }, headers: { prefer: 'handling=strict, max-affected=1' } },
    ],
    ['/books?id=gt.1', 406, 'PGRST116', { method: 'PATCH', body: { title: 'x' }, headers: ONE }],
  ])('%s is %i %s', async (path, status, code, options) => {
    const answer = await ask(path, options);
    expect(answer).toMatchObject({ status, json: { code } });
    expect(Object.keys(answer.json ?? {}).sort()).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
    expect((await ask('/books?select=id&id=in.(1,2,3,4)')).json).toHaveLength(4);
  });

  it.each([
    ['groups', `/books?or=(${nested('and(', 101, 'id.eq.1')})`],
    ['groups past every stack', `/books?or=(${nested('and(', 2_000, 'id.eq.1')})`],
    ['embeds', `/books?select=${nested('writers(', 11, 'id')}`],
    ['embeds past every stack', `/books?select=${nested('writers(', 1_500, 'id')}`],
    [
      'embeds side by side',
      `/books?select=${Array.from({ length: 31 }, (_, n) => `a${n}:labels(word)`).join()}`,
    ],
  ])('refuses too many %s before the database is asked', async (_name, path) => {
    expect(await ask(path)).toMatchObject({ status: 400, json: { code: 'PGRST100' } });
  });

  it('takes as many as anybody writes', async () => {
    const deep = nested('and(', 99, 'id.eq.1');
    expect((await ask(`/books?select=id&or=(${deep})`)).json).toEqual([{ id: 1 }]);
    const path = 'books!writer_id(writers!writer_id('.repeat(5);
    expect((await ask(`/writers?select=${path}id${')'.repeat(10)}&limit=1`)).status).toBe(200);
    const wide = Array.from({ length: 30 }, (_, n) => `a${n}:labels(word)`).join();
    expect((await ask(`/books?id=eq.1&select=${wide}`)).status).toBe(200);
  });

  it('says where the grammar was left', async () => {
    expect((await ask('/books?id=5')).json).toEqual({
      code: 'PGRST100',
      message: '"failed to parse filter (5)" (line 1, column 1)',
      details: 'unexpected "5" expecting "not" or operator (eq, gt, ...)',
      hint: null,
    });
    expect((await ask('/boks')).json).toMatchObject({ hint: "Perhaps you meant the table 'public.books'" });
  });

  it.each(['secret=eq.hidden', 'or=(secret.like.h*)', 'order=secret', 'select=secret', 'select=*'])(
    'tells nothing of a column that is not granted: %s',
    async (query) => {
      expect(await ask(`/writers?${query}`)).toMatchObject({ status: 403, json: { code: '42501' } });
    },
  );

  it('tells nothing of it through an embed or what is written', async () => {
    expect((await ask('/books?select=id,writers!writer_id(id)&writers.secret=eq.hidden')).status).toBe(403);
    const written = await ask('/writers', { method: 'POST', body: { name: 'Di' }, headers: RETURNING });
    expect(written).toMatchObject({ status: 403, json: { code: '42501' } });
    const visited = await ask('/books', { as: visitor });
    expect(visited).toMatchObject({ status: 401, json: { code: '42501' } });
    expect(visited.headers.get('www-authenticate')).toBe('Bearer');
  });
});
