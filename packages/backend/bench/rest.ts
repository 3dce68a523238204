// How much slower the REST engine is than what somebody would write by hand for one question: the same token verified,
// the same role and claims set in a transaction, the same row. Both run in this process, in turns, so that a busy
// machine burdens both alike. By hand: `npx tsx bench/rest.ts [rounds] [requests]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startBackend, type Backend } from '../src/index';
import { roleUrl } from '@grow/local-supabase';
import { loadSigningKeys, verifyAccessToken } from '@grow/local-supabase/testing';

const CONNECTIONS = 10;
const PROFILES = 5_000;
const PASSWORD = 'a-password-of-a-bench';
/** What the engine may take, as a multiple of the hand-written handler. */
const LIMIT = 3;

const [rounds = 25, requests = 80] = process.argv.slice(2).map(Number);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Asks one address many times over ten connections; milliseconds of each answer. */
async function measure(url: string, headers: Record<string, string>, count: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let left = count;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now();
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on('end', () => {
          times.push(performance.now() - start);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left-- > 0) await ask();
    }),
  );
  agent.destroy();
  return times;
}

/** The hand-written handler: `/own` and `/list`, nothing else. */
async function handWritten(
  backend: Backend,
  dataDir: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const keys = await loadSigningKeys(dataDir);
  const sql = postgres(roleUrl(backend.env.databaseUrl, 'authenticator'), {
    max: CONNECTIONS,
    onnotice: () => undefined,
  });
  const server: Server = createServer((incoming, answer) => {
    void (async () => {
      const token = incoming.headers.authorization?.slice('Bearer '.length) ?? '';
      const verdict = await verifyAccessToken(keys, token, { issuer: `${backend.env.url}/auth/v1` });
      if (!verdict.ok) return answer.writeHead(401).end();
      const { claims } = verdict;
      const rows = await sql.begin('read only', async (transaction) => {
        await transaction`select set_config('role', ${claims.role}, true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        return incoming.url === '/own'
          ? transaction`select * from public.profiles where user_id = ${claims.sub ?? ''}`
          : transaction`select * from public.profiles order by last_name, user_id limit 50`;
      });
      return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await sql.end({ timeout: 1 });
    },
  };
}

/** A person who is signed in, among thousands. */
async function signIn({ env }: Backend): Promise<{ userId: string; token: string }> {
  const call = async (path: string, key: string, body: unknown) => {
    const response = await fetch(`${env.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { id?: string; access_token?: string };
  };
  const credentials = { email: 'bench@grow.example', password: PASSWORD };
  const { id = '' } = await call('/admin/users', env.secretKey, { ...credentials, email_confirm: true });
  const admin = postgres(env.databaseUrl, { max: 1, onnotice: () => undefined });
  await admin`insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'person' || n || '@grow.example',
      jsonb_build_object('first_name', 'Person', 'last_name', 'Number ' || n), now(), now()
    from generate_series(1, ${PROFILES - 1}::int) n`;
  await admin`analyze`;
  await admin.end();
  const { access_token: token = '' } = await call(
    '/token?grant_type=password',
    env.publishableKey,
    credentials,
  );
  return { userId: id, token };
}

const dataDir = await mkdtemp(join(tmpdir(), 'grow bench '));
const backend = await startBackend({ port: 0, dataDir, siteUrl: 'http://localhost:3000', demo: false });
try {
  const { userId, token } = await signIn(backend);
  const byHand = await handWritten(backend, dataDir);
  const headers = { apikey: backend.env.publishableKey, authorization: `Bearer ${token}` };
  const rest = `${backend.env.url.replace('localhost', '127.0.0.1')}/rest/v1/profiles?select=*`;
  const questions = [
    ['own profile', `${rest}&user_id=eq.${userId}`, `${byHand.url}/own`],
    [`50 of ${PROFILES}`, `${rest}&order=last_name,user_id&limit=50`, `${byHand.url}/list`],
  ] as const;
  for (const [name, engineUrl, handUrl] of questions) {
    const engine: number[] = [];
    const hand: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [first, second] = [
        median(await measure(engineUrl, headers, requests)),
        median(await measure(handUrl, headers, requests)),
      ];
      // The first round warms caches and statements up and does not count.
      if (round === 0) continue;
      engine.push(first);
      hand.push(second);
    }
    const ratio = median(engine) / median(hand);
    console.log(
      `${name}: engine ${median(engine).toFixed(1)} ms, by hand ${median(hand).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${LIMIT})`,
    );
    if (ratio > LIMIT) process.exitCode = 1;
  }
  await byHand.close();
} finally {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
