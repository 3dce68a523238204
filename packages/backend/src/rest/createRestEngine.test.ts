import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../bootstrap/connection';
import type { RequestIdentity } from '../gateway/identity';
import { roleUrl } from '../postgres';
import { createTestDatabase, type TestDatabase } from '../testing';
import { createRestEngine } from './createRestEngine';
import type { RestEngine } from './RestEngine';

const sub = '0b7e0ac3-6a4f-4c43-9f0e-7f4a4f1d7a11';
const member: RequestIdentity = {
  role: 'authenticated',
  claims: { iss: 'test', aud: 'authenticated', role: 'authenticated', exp: 0, iat: 0, sub },
};
const visitor: RequestIdentity = { role: 'anon', claims: null };
const service: RequestIdentity = { role: 'service_role', claims: null };

let database: TestDatabase;
let engine: RestEngine;

beforeAll(async () => {
  database = await createTestDatabase();
  await withConnection(database.url, (sql) =>
    sql.unsafe(`
      create table public.tries (
        id int primary key, label text check (label <> 'forbidden'), amount numeric(10, 2) default 1.50, ratio float8 default 0.1,
        at timestamptz default '2024-10-06T10:00:00.5Z', tags text[] default '{}', extra jsonb
      );
      insert into public.tries (id, label) select n, 'try ' || n from generate_series(1, 2500) as n;
      alter table public.tries enable row level security;
      revoke all on public.tries from anon, authenticated;
      grant select, insert, update on public.tries to authenticated;
      create policy all_read on public.tries for select to authenticated using (true);
      create policy all_insert on public.tries for insert to authenticated with check (id is null or id > 0);
      create policy all_update on public.tries for update to authenticated using (true);
      create table public.closed (id int primary key);
      alter table public.closed enable row level security;
      revoke all on public.closed from anon, authenticated;
      create policy would_read on public.closed for select to anon, authenticated using (true);
      create function public.fails(code text) returns void language plpgsql as
        $$ begin raise exception 'said so' using errcode = code, detail = 'the detail', hint = 'the hint'; end $$;
      create function public.who() returns jsonb language sql stable as
        $$ select jsonb_build_object('role', current_user, 'sub', auth.uid(), 'path', current_setting('search_path')) $$;
      create function public.patience() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
      create function public.stamp() returns timestamptz language sql stable as $$ select timestamptz '2024-10-06T10:00:00Z' $$;
    `),
  );
  engine = await createRestEngine({
    url: roleUrl(database.adminUrl, 'authenticator'),
    adminUrl: database.adminUrl,
  });
});

afterAll(async () => {
  await engine.close();
  await database.drop();
});

const ONE = { accept: 'application/vnd.pgrst.object+json' };
const RETURNING = { prefer: 'return=representation' };

async function ask(
  path: string,
  options: { as?: RequestIdentity; method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { as = member, method = 'GET', body, headers = {} } = options;
  const request = new Request(`http://localhost/rest/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: 'Bearer not-for-the-engine', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await engine.handle(request, as);
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    json,
    headers: response.headers,
  };
}

describe('identity', () => {
  it('runs as the role it is given, with its claims, whatever the request says', async () => {
    expect((await ask('/rpc/who', { method: 'POST', body: {} })).json).toMatchObject({
      role: 'authenticated',
      sub,
    });
    expect((await ask('/rpc/who', { as: visitor })).json).toMatchObject({ role: 'anon', sub: null });
    expect((await ask('/rpc/who', { as: service })).json).toMatchObject({ role: 'service_role', sub: null });
  });

  it('leaves nothing of a request to the next one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_none, index) =>
        ask('/rpc/who', { as: index % 2 === 0 ? member : visitor }),
      ),
    );
    answers.forEach((answer, index) => {
      expect(answer.json).toMatchObject({ role: index % 2 === 0 ? 'authenticated' : 'anon' });
    });
  });

  it('lets a REVOKE hold, before and after other requests, although row security would let the row through', async () => {
    for (let round = 0; round < 2; round += 1) {
      const closed = { code: '42501', message: 'permission denied for table closed' };
      expect(await ask('/closed?select=*')).toMatchObject({ status: 403, json: closed });
      expect(await ask('/closed?select=*', { as: visitor })).toMatchObject({ status: 401, json: closed });
      await ask('/tries?select=id&limit=1');
    }
    const grants = await withConnection(
      database.adminUrl,
      (sql) => sql`select has_table_privilege('authenticated', 'public.closed', 'select') as member,
        has_table_privilege('anon', 'public.tries', 'select') as visitor`,
    );
    expect(grants[0]).toEqual({ member: false, visitor: false });
  });

  it('gives each role the patience that was set for it', async () => {
    expect((await ask('/rpc/patience', { as: visitor })).json).toBe('3s');
    expect((await ask('/rpc/patience')).json).toBe('8s');
  });

  it('reads in a transaction that cannot write', async () => {
    expect(await ask('/rpc/fails?code=25006')).toMatchObject({ status: 405 });
  });
});

describe('doors', () => {
  it.each(['/', '', '/a/b', '/rpc/', '/rpc/a/b', '/../_system/info', '/%2e%2e/_system/info'])(
    'answers %s with 404',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.json)).not.toContain('postgres');
    },
  );

  it.each(['..%2f_system%2finfo', '_system', 'auth.users', 'private.profiles'])(
    'knows no table %s',
    async (name) => {
      const answer = await ask(`/${name}?select=*`, { as: service });
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: expect.stringMatching(/^PGRST/) });
    },
  );

  it('keeps schemas that are not exposed shut', async () => {
    const answer = await ask('/profiles?select=*', { as: service, headers: { 'accept-profile': 'private' } });
    expect(answer).toMatchObject({ status: 406, json: { code: 'PGRST106' } });
  });
});

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
    await withConnection(database.url, (sql) =>
      sql.unsafe(
        `create table public.fresh (id int); grant select on public.fresh to authenticated; notify pgrst, 'reload schema'`,
      ),
    );
    await expect.poll(async () => (await ask('/fresh?select=*')).status).toBe(200);
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
