// What PostgREST answers to writes: a table of requests on one set of rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../testing/library';
import { RETURNING, type TestEngine } from '../testing/openEngine';

let library: TestEngine;
const ask: TestEngine['ask'] = (...request) => library.ask(...request);

beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

describe('writing', () => {
  it('inserts many from JSON, CSV and a form, and embeds what they belong to', async () => {
    const rows = await ask('/books?select=id,writers!writer_id(name)', {
      method: 'POST',
      body: [
        { id: 101, title: 'x', writer_id: 1 },
        { id: 102, title: 'y', writer_id: null },
      ],
      headers: RETURNING,
    });
    expect(rows).toMatchObject({
      status: 201,
      json: [
        { id: 101, writers: { name: 'Ana' } },
        { id: 102, writers: null },
      ],
    });
    const csv = await ask('/books?select=id,title,pages', {
      method: 'POST',
      body: 'id,title,pages\n103,"a, ""b""",NULL\n',
      headers: { ...RETURNING, 'content-type': 'text/csv' },
    });
    expect(csv.json).toEqual([{ id: 103, title: 'a, "b"', pages: null }]);
    const form = await ask('/books', {
      method: 'POST',
      body: 'id=104&title=f+g',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form).toMatchObject({ status: 201, text: '' });
    const removed = await ask('/books?id=gt.100&select=id&order=id', {
      method: 'DELETE',
      headers: { prefer: 'return=representation,count=exact' },
    });
    expect(removed).toMatchObject({
      status: 200,
      json: [{ id: 101 }, { id: 102 }, { id: 103 }, { id: 104 }],
    });
    expect(removed.headers.get('content-range')).toBe('*/4');
  });

  it('says where a new row is found', async () => {
    const { status, headers } = await ask('/labels', {
      method: 'POST',
      body: { id: 9, word: 'new' },
      headers: { prefer: 'return=headers-only' },
    });
    expect([status, headers.get('location')]).toEqual([201, '/labels?id=eq.9']);
    expect((await ask('/labels?id=eq.9', { method: 'DELETE' })).status).toBe(204);
  });

  it('upserts by the key, by another one, or leaves what is there', async () => {
    const put = (body: unknown, resolution: string) =>
      ask('/labels', {
        method: 'POST',
        body,
        headers: { prefer: `resolution=${resolution},return=representation` },
      });
    expect(
      await put(
        [
          { id: 1, word: 'joy' },
          { id: 5, word: 'five' },
        ],
        'merge-duplicates',
      ),
    ).toMatchObject({ status: 201 });
    expect(await put([{ id: 1, word: 'fun' }], 'merge-duplicates')).toMatchObject({
      status: 200,
      json: [{ id: 1, word: 'fun' }],
    });
    expect(
      await put(
        [
          { id: 1, word: 'x' },
          { id: 5, word: 'y' },
        ],
        'ignore-duplicates',
      ),
    ).toMatchObject({ status: 201, json: [] });
    const one = await ask('/labels?id=eq.5', {
      method: 'PUT',
      body: { id: 5, word: 'V' },
      headers: RETURNING,
    });
    expect(one).toMatchObject({ status: 200, json: [{ id: 5, word: 'V' }] });
    await ask('/labels?id=eq.5', { method: 'DELETE' });
    const byName = await ask('/writers?on_conflict=name&columns=name&select=id', {
      method: 'POST',
      body: { name: 'Bo' },
      headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
    });
    expect(byName).toMatchObject({ status: 201, json: [] });
  });

  it('changes what a filter finds, and says how many', async () => {
    const changed = await ask('/books?pages=gt.10&select=id,pages&order=id', {
      method: 'PATCH',
      body: { pages: 99 },
      headers: { prefer: 'return=representation,count=exact' },
    });
    expect(changed.json).toEqual([
      { id: 2, pages: 99 },
      { id: 3, pages: 99 },
    ]);
    expect(changed.headers.get('content-range')).toBe('0-1/2');
    expect(await ask('/books?id=eq.2', { method: 'PATCH', body: {} })).toMatchObject({ status: 204 });
    expect(await ask('/books?id=eq.77', { method: 'PATCH', body: { pages: 1 } })).toMatchObject({
      status: 204,
    });
  });
});
