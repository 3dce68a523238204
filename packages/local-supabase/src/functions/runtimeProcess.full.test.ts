// The process that functions run in: how it ends, comes back and follows its files. The real Deno, over HTTP.
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { denoBinary } from './denoBinary';
import { startFunctionsServer, type FunctionsServer } from './testing/functionsServer';

let server: FunctionsServer;
beforeAll(async () => {
  server = await startFunctionsServer();
});
afterAll(() => server.stop());

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const refusal = async (response: Response) => ({
  status: response.status,
  header: response.headers.get('sb-error-code'),
  body: await response.json(),
});

describe('a process that ends', () => {
  const isAlive = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };

  it('fails the calls it had and is there again for the next', async () => {
    for (let death = 0; death < 2; death += 1) {
      expect(await refusal(await server.ask('/exits', bearer(server.token)))).toEqual({
        status: 500,
        header: 'WORKER_ERROR',
        body: { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
      });
      expect(await (await server.ask('/open')).text()).toBe('open to GET');
    }
    expect(server.logged.join('\n')).toContain('nobody caught this');
  });

  it('because a function never gives the thread back, is replaced', async () => {
    const impatient = await startFunctionsServer({ idleTimeout: 4_000 });
    try {
      expect(await (await impatient.ask('/open')).text()).toBe('open to GET');
      expect(await refusal(await impatient.ask('/loops', bearer(impatient.token)))).toEqual({
        status: 504,
        header: 'IDLE_TIMEOUT',
        body: { code: 'IDLE_TIMEOUT', message: 'Request idle timeout limit (4s) reached' },
      });
      await expect.poll(async () => (await impatient.ask('/open')).status, { timeout: 60_000 }).toBe(200);
    } finally {
      await impatient.stop();
    }
  });

  it('because it used up its memory, says so', async () => {
    expect(await refusal(await server.ask('/grows', bearer(server.token)))).toEqual({
      status: 546,
      header: 'WORKER_RESOURCE_LIMIT',
      body: {
        code: 'WORKER_RESOURCE_LIMIT',
        message: 'Function failed due to not having enough compute resources (please check logs)',
      },
    });
  });

  it('goes with the backend, however that ends', async () => {
    const script = fileURLToPath(new URL('./testing/abandonedWorker.ts', import.meta.url));
    const parent = spawn(process.execPath, ['--import', 'tsx', script, join(server.dataDir, 'deno')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = Number(
      await new Promise<string>((resolve) => createInterface({ input: parent.stdout }).once('line', resolve)),
    );
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

describe('files that change', () => {
  it('show with the next call, and so do the variables of .env', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'local-supabase own functions '));
    const write = (answer: string) =>
      writeFile(join(folder, 'mine', 'index.ts'), `Deno.serve(() => new Response(${answer}));\n`);
    await cp(fileURLToPath(new URL('./testing/functions/open', import.meta.url)), join(folder, 'mine'), {
      recursive: true,
    });
    await writeFile(join(folder, 'deno.json'), '{}');
    await write("'first'");
    const own = await startFunctionsServer({ folder, configText: '[functions.mine]\nverify_jwt = false\n' });
    try {
      expect(await (await own.ask('/mine')).text()).toBe('first');
      await write("Deno.env.get('MINE') + Deno.env.get('SUPABASE_URL')");
      await writeFile(join(folder, '.env'), 'MINE="from .env "\nSUPABASE_URL=http://elsewhere.example\n');
      expect(await (await own.ask('/mine')).text()).toBe(`from .env ${own.url}`);
    } finally {
      await own.stop();
      await rm(folder, { recursive: true });
    }
  });
});

it('is the Deno that this repository names', async () => {
  const { stdout } = await promisify(execFile)(denoBinary(), ['--version']);
  const workspace = await readFile(new URL('../../../../pnpm-workspace.yaml', import.meta.url), 'utf8');
  expect(workspace).toContain(`deno: ${/^deno (\S+)/.exec(stdout)?.[1]}\n`);
});
