// A failure leaves one line in the log, under the id that its answer names, and the error of core carries it.
import { functionError } from '../../../core/src/errors/functionError';
import { nameRequest } from '../../../core/src/errors/withRequestId';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, startLocalBackend, type LocalBackend } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
const logged: string[] = [];
beforeAll(async () => {
  local = await startLocalBackend({ log: (line) => logged.push(line) });
  sql = postgres(local.backend.env.databaseUrl, { max: 1, onnotice: () => undefined });
  // What fails for a reason of its own, and says more of somebody than a log may keep.
  await sql.unsafe(`
    create function public.breaks() returns table (jonna text) language plpgsql as $$
    begin raise exception 'cannot read "Jonna" of jonna@grow.example' using errcode = 'XX000'; end $$;
    grant execute on function public.breaks() to anon, service_role;
    notify pgrst, 'reload schema';`);
  const { url, publishableKey } = local.backend.env;
  const call = () =>
    fetch(`${url}/rest/v1/rpc/breaks`, { method: 'POST', headers: { apikey: publishableKey } });
  await vi.waitFor(async () => expect((await call()).status).toBe(500));
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});
beforeEach(() => {
  logged.length = 0;
});

/** As a migration does, of which the data API hears. */
const rename = (from: string, to: string): Promise<unknown> =>
  sql.unsafe(`alter function public.${from}(integer) rename to ${to}; notify pgrst, 'reload schema'`);

interface Line {
  request_id: string;
  level: string;
  method: string;
  path: string;
  status: number;
  code: string;
  ms: number;
  message: string;
  time: string;
}
const lines = (): Line[] =>
  logged.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);

describe('the data API', () => {
  it('names the request of a failure in its answer and in one line, without who it was about', async () => {
    const { url, publishableKey } = local.backend.env;
    const answer = await fetch(`${url}/rest/v1/rpc/breaks?select=jonna`, {
      method: 'POST',
      headers: { apikey: publishableKey },
    });
    expect(answer.status).toBe(500);
    const id = answer.headers.get('sb-request-id');
    expect(answer.headers.get('access-control-expose-headers')).toContain('sb-request-id');
    expect(lines()).toEqual([
      {
        ...{
          time: expect.any(String),
          level: 'error',
          request_id: id,
          method: 'POST',
          path: '/rest/v1/rpc/breaks',
        },
        ...{ status: 500, code: 'XX000', ms: expect.any(Number), message: 'cannot read … of …' },
      },
    ]);
    expect(logged.join('\n')).not.toMatch(/jonna/i);
  });

  it('logs nothing of what succeeds or is refused', async () => {
    const { url, publishableKey } = local.backend.env;
    for (const path of ['/rest/v1/seasons?limit=1', '/rest/v1/rpc/list_jobs', '/rest/v1/nothing'])
      await fetch(`${url}${path}`, { headers: { apikey: publishableKey } });
    expect(lines()).toEqual([]);
  });
});

describe('a function', () => {
  it('that fails writes one line under the id of its answer, which the error of core carries', async () => {
    await rename('claim_outbox', 'claim_outbox_away');
    try {
      const isGone = async () => (await local.service().rpc('claim_outbox', { p_limit: 0 })).status;
      await expect.poll(isGone).toBe(404);
      const { url, secretKey } = local.backend.env;
      // As the client of core asks: what failed comes with its name.
      const client = clientOf(url, secretKey, async (...asked) => {
        const answer = await fetch(...asked);
        return answer.ok ? answer : nameRequest(answer);
      });
      const { error } = (await client.functions.invoke('send-outbox', { body: {} })) as {
        error: { context: Response };
      };
      const answer = error.context;
      expect(answer.status).toBe(500);
      const id = answer.headers.get('sb-request-id') ?? '';
      expect(id).toMatch(/^[\w-]{8,}$/);
      const own = lines().filter(({ request_id: one }) => one === id);
      expect(own).toMatchObject([
        { level: 'error', method: 'POST', path: '/functions/v1/send-outbox', status: 500, code: 'PGRST202' },
      ]);
      expect(await functionError(error)).toMatchObject({ code: 'server', requestId: id });
    } finally {
      await rename('claim_outbox_away', 'claim_outbox');
    }
  });
});
