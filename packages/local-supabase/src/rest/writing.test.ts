import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE, RETURNING, type TestEngine } from './testing/openEngine';
import { openTries } from './testing/tries';

let tries: TestEngine;
const ask: TestEngine['ask'] = (...request) => tries.ask(...request);

beforeAll(async () => {
  tries = await openTries();
});
afterAll(() => tries.close());

describe('a body of ten megabytes in small pieces', () => {
  /** Milliseconds: fifty times what a body within the bounds takes, and less than reading these took. */
  const LONGEST_HOLD = 600;

  it.each([
    ['rows of JSON', 'application/json', `[${'{},'.repeat(3_000_000)}{}]`],
    ['values within one row of JSON', 'application/json', `{"extra":[${'{},'.repeat(3_000_000)}{}]}`],
    ['lines of CSV', 'text/csv', `id\n${'1\n'.repeat(4_000_000)}`],
    ['columns of CSV', 'text/csv', `id${','.repeat(8_000_000)}`],
    ['fields of a form', 'application/x-www-form-urlencoded', 'a&'.repeat(4_000_000)],
  ])('as %s is refused before it holds anybody else up', async (_name, type, body) => {
    const holds = monitorEventLoopDelay({ resolution: 5 });
    holds.enable();
    const answer = await ask('/tries', { method: 'POST', body, headers: { 'content-type': type } });
    holds.disable();
    expect(answer).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
    expect(holds.max / 1e6).toBeLessThan(LONGEST_HOLD);
  });

  it('is taken where it is not too many values', async () => {
    // Nothing stays: the rows are there already, and the long text meets no row.
    const rows = Array.from({ length: 30_000 }, (_, n) => ({ id: (n % 2_500) + 1, label: 'again' }));
    const headers = { prefer: 'resolution=ignore-duplicates' };
    expect(await ask('/tries', { method: 'POST', body: rows, headers })).toMatchObject({ status: 201 });
    const body = { label: 'x'.repeat(9_000_000) };
    expect(await ask('/tries?id=eq.-1', { method: 'PATCH', body })).toMatchObject({ status: 204 });
  });
});

describe('writing', () => {
  it('returns the row that was written, arrays and JSON included', async () => {
    const body = { id: 3001, label: 'new', tags: ['a', 'b,"c"'], extra: { deep: [1, null] } };
    const inserted = await ask('/tries?select=*', {
      method: 'POST',
      body,
      headers: { ...ONE, ...RETURNING },
    });
    expect(inserted).toMatchObject({ status: 201, json: body });
    const updated = await ask('/tries?id=eq.3001&select=label,tags', {
      method: 'PATCH',
      body: { label: 'changed', tags: [] },
      headers: { ...ONE, ...RETURNING },
    });
    expect(updated).toMatchObject({ status: 200, json: { label: 'changed', tags: [] } });
  });

  it('answers 204 where no row is asked back', async () => {
    const answer = await ask('/tries?id=eq.5', { method: 'PATCH', body: { label: 'five' } });
    expect(answer).toMatchObject({ status: 204, json: null });
  });

  it('undoes an update that hit more rows than the one expected', async () => {
    const answer = await ask('/tries?id=in.(10,11)&select=*', {
      method: 'PATCH',
      body: { label: 'both' },
      headers: { ...ONE, ...RETURNING },
    });
    expect(answer).toMatchObject({ status: 406, json: { code: 'PGRST116' } });
    const after = await ask('/tries?select=label&id=in.(10,11)&order=id');
    expect(after.json).toEqual([{ label: 'try 10' }, { label: 'try 11' }]);
  });

  it.each([
    ['a second row of the same key', { id: 1 }, 409, '23505'],
    ['a value a check forbids', { id: 4001, label: 'forbidden' }, 400, '23514'],
    ['a row the policy refuses', { id: -5 }, 403, '42501'],
    ['a missing key', { label: 'no id' }, 400, '23502'],
    ['an unknown column', { id: 4002, nonsense: 1 }, 400, 'PGRST204'],
  ])('refuses %s', async (_name, body, status, code) => {
    expect(await ask('/tries', { method: 'POST', body })).toMatchObject({ status, json: { code } });
  });

  it('stores null for what a row of several lacks, or the default where that is asked for', async () => {
    const rows = [{ id: 5001, ratio: 2 }, { id: 5002 }];
    const insert = (body: unknown, prefer: string) =>
      ask('/tries?columns="id","ratio"&select=id,ratio', { method: 'POST', body, headers: { prefer } });
    expect((await insert(rows, 'return=representation')).json).toEqual([
      { id: 5001, ratio: 2 },
      { id: 5002, ratio: null },
    ]);
    const withDefaults = [{ id: 5003, ratio: 2 }, { id: 5004 }];
    expect((await insert(withDefaults, 'return=representation,missing=default')).json).toEqual([
      { id: 5003, ratio: 2 },
      { id: 5004, ratio: 0.1 },
    ]);
  });

  it('counts exactly where an estimate is asked for, below the largest page', async () => {
    const answer = await ask('/tries?select=id&id=lte.7', { headers: { prefer: 'count=estimated' } });
    expect(answer.range).toBe('0-6/7');
  });

  it('changes no whole table', async () => {
    const answer = await ask('/tries', { method: 'PATCH', body: { label: 'all' } });
    expect(answer).toMatchObject({ status: 400, json: { code: '21000' } });
  });

  it('refuses a delete that was never granted', async () => {
    expect(await ask('/tries?id=eq.1', { method: 'DELETE' })).toMatchObject({
      status: 403,
      json: { code: '42501' },
    });
  });

  it.each([
    ['P0001', 400],
    ['GR002', 400],
    ['PT409', 409],
    ['42501', 403],
  ])('hands an error raised as %s through with %i', async (code, status) => {
    const answer = await ask('/rpc/fails', { method: 'POST', body: { code } });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({ code, message: 'said so', details: 'the detail', hint: 'the hint' });
  });
});
