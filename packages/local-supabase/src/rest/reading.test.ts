import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../bootstrap/connection';
import { ONE, type TestEngine } from './testing/openEngine';
import { openTries } from './testing/tries';

let tries: TestEngine;
const ask: TestEngine['ask'] = (...request) => tries.ask(...request);

beforeAll(async () => {
  tries = await openTries();
});
afterAll(() => tries.close());

describe('reading', () => {
  it('formats values as to_json() does', async () => {
    const { json } = await ask('/tries?select=amount,ratio,at,tags,extra&id=eq.1', { headers: ONE });
    expect(json).toEqual({
      amount: 1.5,
      ratio: 0.1,
      at: '2024-10-06T10:00:00.5+00:00',
      tags: [],
      extra: null,
    });
    expect((await ask('/rpc/stamp', { method: 'POST', body: {} })).json).toBe('2024-10-06T10:00:00+00:00');
  });

  it('stops at 1,000 rows and tells the total when asked', async () => {
    const silent = await ask('/tries?select=id&order=id');
    expect(silent.json).toHaveLength(1000);
    expect(silent).toMatchObject({ status: 200, range: '0-999/*' });
    const counted = await ask('/tries?select=id&order=id&limit=5000', { headers: { prefer: 'count=exact' } });
    expect(counted.json).toHaveLength(1000);
    expect(counted).toMatchObject({ status: 206, range: '0-999/2500' });
  });

  it('counts without rows for HEAD', async () => {
    const answer = await ask('/tries?select=*', { method: 'HEAD', headers: { prefer: 'count=exact' } });
    expect(answer).toMatchObject({ status: 206, range: '0-999/2500', json: null });
  });

  it('says that a page past the end is not satisfiable', async () => {
    const answer = await ask('/tries?select=id&offset=5000&limit=10', { headers: { prefer: 'count=exact' } });
    expect(answer).toMatchObject({ status: 416, range: '*/2500', json: { code: 'PGRST103' } });
  });

  it.each([
    ['no row', 'id=eq.-1', 'The result contains 0 rows'],
    ['two rows', 'id=in.(1,2)', 'The result contains 2 rows'],
  ])('refuses %s where one is expected', async (_name, filter, details) => {
    const answer = await ask(`/tries?select=*&${filter}`, { headers: ONE });
    expect(answer).toMatchObject({ status: 406, json: { code: 'PGRST116', details } });
  });

  it('names the table it does not know', async () => {
    const answer = await ask('/nothing?select=*');
    expect(answer).toMatchObject({ status: 404, json: { code: 'PGRST205', details: null } });
    expect(answer.json).toMatchObject({
      message: "Could not find the table 'public.nothing' in the schema cache",
    });
  });

  it.each(['nothing(*)', 'closed(id)'])(
    'says that it cannot embed %s, not that the database is away',
    async (embed) => {
      const answer = await ask(`/tries?select=id,${embed}&limit=1`);
      expect(answer).toMatchObject({ status: 400, json: { code: 'PGRST200', details: expect.any(String) } });
    },
  );

  it('learns of a new table when told to', async () => {
    expect((await ask('/fresh?select=*')).status).toBe(404);
    await withConnection(tries.database.url, (sql) =>
      sql.unsafe(
        `create table public.fresh (id int); grant select on public.fresh to authenticated; notify pgrst, 'reload schema'`,
      ),
    );
    await expect.poll(async () => (await ask('/fresh?select=*')).status).toBe(200);
  });
});
