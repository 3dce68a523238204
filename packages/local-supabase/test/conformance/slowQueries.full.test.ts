// One caller's slow queries over real HTTP: who waits, who does not, and what is said to whom.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalProject, type LocalProject, type Member } from './localProject';

let local: LocalProject;
let slow: Member;
let other: Member;

beforeAll(async () => {
  local = await startLocalProject();
  const sql = postgres(local.project.env.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    create function public.dawdle() returns text language sql as $$ select pg_catalog.pg_sleep(6)::text $$;
    notify pgrst, 'reload schema';`);
  await sql.end();
  [slow, other] = await Promise.all([local.newMember(), local.newMember()]);
});
afterAll(() => local.stop());

/** Calls the slow function; the token is the caller's, or none for a visitor. */
async function dawdle(token?: string): Promise<{ status: number; code: string | null }> {
  const { url, publishableKey } = local.project.env;
  const response = await fetch(`${url}/rest/v1/rpc/dawdle`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const body = (await response.json()) as { code?: string } | null;
  return { status: response.status, code: body?.code ?? null };
}

const ownRow = ({ client, userId }: Member) => client.from('people').select('id').eq('id', userId).single();

it('keeps one caller’s slow queries from the others, and ends what takes or waits too long', async () => {
  await expect.poll(async () => (await dawdle()).code).toBe('57014');
  const visitor = dawdle();
  // Twelve take turns on the connections that one caller may hold; two of them would start after twelve seconds.
  const calls = Array.from({ length: 12 }, () => dawdle(slow.accessToken));
  let running = calls.length;
  for (const call of calls) void call.then(() => (running -= 1));

  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ownRow(other)).toMatchObject({ status: 200, data: { id: other.userId } });
  expect((await local.service().from('people').select('id').limit(1)).status).toBe(200);
  expect(running).toBe(calls.length);

  expect(await visitor).toEqual({ status: 500, code: '57014' });
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 504)).toEqual([
    { status: 504, code: 'PGRST003' },
    { status: 504, code: 'PGRST003' },
  ]);
  expect(await ownRow(slow)).toMatchObject({ status: 200, data: { id: slow.userId } });
});
