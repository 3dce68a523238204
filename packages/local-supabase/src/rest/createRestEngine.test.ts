import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../bootstrap/connection';
import type { RequestIdentity } from '../gateway/identity';
import { visitor, type TestEngine } from './testing/openEngine';
import { member, openTries, sub } from './testing/tries';

const service: RequestIdentity = { role: 'service_role', claims: null };
let tries: TestEngine;
const ask: TestEngine['ask'] = (...request) => tries.ask(...request);

beforeAll(async () => {
  tries = await openTries();
});
afterAll(() => tries.close());

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
      tries.database.adminUrl,
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

describe('paths', () => {
  it.each(['/', '', '/a/b', '/rpc/', '/rpc/a/b', '/../_system/info', '/%2e%2e/_system/info'])(
    'answers %s with 404',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.json)).not.toContain('postgres');
    },
  );

  it.each(['..%2f_system%2finfo', '_system', 'auth.users', 'private.people'])(
    'knows no table %s',
    async (name) => {
      const answer = await ask(`/${name}?select=*`, { as: service });
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({ code: expect.stringMatching(/^PGRST/) });
    },
  );

  it('keeps schemas that are not exposed shut', async () => {
    const answer = await ask('/people?select=*', { as: service, headers: { 'accept-profile': 'private' } });
    expect(answer).toMatchObject({ status: 406, json: { code: 'PGRST106' } });
  });
});
