// Measures what a stranger with a stopwatch could learn: how long each endpoint takes for an address that has an
// account and for one that has not. Prints medians and their ratio; 1.00 tells nothing. No test: it depends on the
// machine. Run it with `pnpm --filter @grow/backend exec tsx bench/enumeration.ts [rounds]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type Backend } from '../src/index';

const rounds = Number(process.argv[2] ?? 100);
/** Requests before counting begins: connections, prepared statements, compiled code. */
const unmeasured = 10;
const password = 'eleven weeks';

type Case = { name: string; path: string; body: (email: string) => object };

const cases: Case[] = [
  { name: 'login', path: '/token?grant_type=password', body: (email) => ({ email, password: 'wrong' }) },
  { name: 'sign-up', path: '/signup', body: (email) => ({ email, password, data: { first_name: 'Kim' } }) },
  { name: 'recovery', path: '/recover', body: (email) => ({ email }) },
  { name: 'magic link', path: '/otp', body: (email) => ({ email, create_user: false }) },
  { name: 'magic link, new', path: '/otp', body: (email) => ({ email }) },
  { name: 'resend', path: '/resend', body: (email) => ({ email, type: 'signup' }) },
  { name: 'code', path: '/verify', body: (email) => ({ email, type: 'email', token: '123456' }) },
];

const medianOf = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function post({ env }: Backend, path: string, body: object, key = env.publishableKey): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${env.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - start;
}

async function measure(backend: Backend, { path, body }: Case, prefix: string) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -unmeasured; round < rounds; round += 1) {
    // By turns, so that whatever else the machine does meets both; each address once, as an attacker would.
    const turns = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const turn of turns) {
      const email = `${turn}.${prefix}.${round + unmeasured}@grow.example`;
      if (turn === 'known') {
        await post(backend, '/admin/users', { email, password, email_confirm: true }, backend.env.secretKey);
      }
      // What is done after the last answer must not be counted with this one.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const time = await post(backend, path, body(email));
      if (round >= 0) times[turn].push(time);
    }
  }
  return { known: medianOf(times.known), unknown: medianOf(times.unknown) };
}

const dataDir = await mkdtemp(join(tmpdir(), 'grow bench '));
const backend = await startBackend({
  port: 0,
  dataDir,
  siteUrl: 'http://localhost:3000',
  demo: false,
  limits: 'wide',
});
try {
  process.stdout.write(`medians of ${rounds}, in ms\n`);
  for (const [index, one] of cases.entries()) {
    const { known, unknown } = await measure(backend, one, `case${index}`);
    const columns = [known, unknown].map((value) => value.toFixed(2).padStart(9));
    process.stdout.write(
      `${one.name.padEnd(16)} known ${columns[0]}  unknown ${columns[1]}  ratio ${(known / unknown).toFixed(2)}\n`,
    );
  }
} finally {
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}
