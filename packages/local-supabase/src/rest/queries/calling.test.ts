// What PostgREST answers to calls of functions: a table of requests on one set of rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../testing/library';
import { ONE, type Asking, type TestEngine } from '../testing/openEngine';

let library: TestEngine;
const ask: TestEngine['ask'] = (...request) => library.ask(...request);

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('functions', () => {
  it.each<[string, string, Asking, unknown]>([
    ['a value', '/rpc/sum_of?a=1&b=2', {}, 3],
    ['a value by POST', '/rpc/sum_of', { method: 'POST', body: { a: 1, b: 2 } }, 3],
    ['a row', '/rpc/one_book?wanted=1&select=id,title', {}, { id: 1, title: 'One' }],
    [
      'rows, filtered, sorted, cut',
      '/rpc/books_of?writer=1&select=id&id=gt.0&order=id.desc&limit=1',
      {},
      [{ id: 2 }],
    ],
    [
      'rows with what belongs to them',
      '/rpc/books_of?select=id,writers!writer_id(name)',
      { method: 'POST', body: { writer: 2 } },
      [{ id: 3, writers: { name: 'Bo' } }],
    ],
    [
      'an argument left out',
      '/rpc/books_of?select=id',
      { method: 'POST', body: { writer: 2, at_least: 1000 } },
      [],
    ],
    ['a table', '/rpc/pairs?left_one=eq.2', {}, [{ left_one: 2, right_one: 'y' }]],
    ['values', '/rpc/words', {}, ['u', 'v']],
    ['the whole body', '/rpc/echo', { method: 'POST', body: { any: ['thing'] } }, { any: ['thing'] }],
    ['many arguments', '/rpc/several?parts=a&parts=b&parts=c', {}, 3],
    ['many by POST', '/rpc/several', { method: 'POST', body: { parts: ['a', 'b'] } }, 2],
    ['one object of rows', '/rpc/books_of?writer=2&select=id', { headers: ONE }, { id: 3 }],
  ])('give %s', async (_name, path, options, json) => {
    expect(await ask(path, options)).toMatchObject({ status: 200, json });
  });

  it('give nothing, their own status, or a whole refusal', async () => {
    expect(await ask('/rpc/nothing_at_all', { method: 'POST' })).toMatchObject({ status: 204, text: '' });
    const own = await ask('/rpc/own_status');
    expect([own.status, own.json, own.headers.get('x-made')]).toEqual([418, 'tea', 'here']);
    const whole = await ask('/rpc/whole_answer', { method: 'POST' });
    expect(whole).toMatchObject({
      status: 409,
      json: { code: '77', message: 'no', details: null, hint: 'try' },
    });
    expect(whole.headers.get('x-why')).toBe('so');
  });

  it('count their rows', async () => {
    const { status, headers } = await ask('/rpc/books_of?writer=1&limit=1', {
      headers: { prefer: 'count=exact' },
    });
    expect([status, headers.get('content-range')]).toEqual([206, '0-0/2']);
  });

  it('say which methods they take, as relations do', async () => {
    expect((await ask('/rpc/words', { method: 'OPTIONS' })).headers.get('allow')).toBe(
      'OPTIONS,GET,HEAD,POST',
    );
    expect((await ask('/books', { method: 'OPTIONS' })).headers.get('allow')).toBe(
      'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    );
  });
});
