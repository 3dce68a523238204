// The command on a project folder: what README.md promises, from the first start to the reset.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ws from 'ws';
import { isFull } from '../../../vitest.shared';
import type { MailboxMessage, ProjectEnv } from '../src/index';
import { sampleFolder } from './sampleFolder';

const program = fileURLToPath(new URL('../bin/local-supabase.mjs', import.meta.url));

/** A copy of the sample, so that nothing of this workspace is around it. */
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-supabase command '));
  // As root the database runs as another user, who must get through to its data.
  await chmod(folder, 0o755);
  await cp(join(sampleFolder, 'supabase'), join(folder, 'supabase'), { recursive: true });
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** Starts the copy on a free port; resolves with what it printed once it is ready. */
async function start(...args: string[]): Promise<{ child: ChildProcess; printed: string[] }> {
  const all = ['start', '--project', folder, '--data', dataDir, '--port', '0', ...args];
  const child = spawn(process.execPath, [program, ...all], { stdio: ['pipe', 'pipe', 'inherit'] });
  const printed: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line.trim());
      if (line.includes('mails ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}`)));
  });
  return { child, printed };
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

describe('local-supabase start', () => {
  let child: ChildProcess;
  let printed: string[];
  let env: ProjectEnv;
  let client: SupabaseClient;
  const envFile = () => join(folder, 'env.json');
  beforeAll(async () => {
    ({ child, printed } = await start('--write-env', envFile(), '--stop-with-stdin'));
    env = JSON.parse(await readFile(envFile(), 'utf8')) as ProjectEnv;
    client = createClient(env.url, env.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: ws as never },
    });
  });
  afterAll(async () => {
    const end = ended(child);
    child.stdin?.end();
    expect(await end).toBe(0);
    expect(await readdir(folder)).not.toContain('env.json');
  });

  it('prints where it is reached, and with which keys', () => {
    expect(printed).toContain(`ready ${env.url}`);
    expect(printed.join('\n')).toContain(env.publishableKey);
    expect(printed.join('\n')).toContain(env.mailboxUrl);
  });

  it('has applied the seed', async () => {
    const { data } = await client.from('topics').select('name').order('name');
    expect(data).toEqual([{ name: 'garden' }, { name: 'kitchen' }]);
  });

  it('mails the project’s words, lets the person in, and holds the project’s policies', async () => {
    const email = 'ada@example.org';
    await client.auth.signUp({
      email,
      password: 'a long password',
      options: { data: { first_name: 'Ada' } },
    });
    const answer = await fetch(`${env.mailboxUrl}/messages?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as MailboxMessage[];
    expect(mail?.subject).toBe('Confirm your address');
    const hash = /token_hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { data, error } = await client.auth.verifyOtp({ token_hash: hash, type: 'email' });
    expect(error).toBeNull();
    const mine = await client.from('entries').insert({ text: 'planted' }).select('text, owner_id').single();
    expect(mine.data).toEqual({ text: 'planted', owner_id: data.user?.id });
    const stranger = createClient(env.url, env.publishableKey, { realtime: { transport: ws as never } });
    expect((await stranger.from('entries').select('text')).data).toEqual([]);
    expect((await stranger.from('entries').insert({ text: 'no' })).error?.code).toBe('42501');
  });

  it('runs the project’s function', async () => {
    const { data } = await client.functions.invoke<unknown>('hello', { body: { name: 'Ada' } });
    expect(data).toEqual({ hello: 'Ada' });
  });

  it('is refused a second time on the same data', async () => {
    const second = await run('start', '--project', folder, '--data', dataDir, '--port', '0');
    expect(second.code).toBe(1);
    expect(second.output).toContain('is in use by another running backend');
  });
});

// What takes another start is for the full run.
if (isFull)
  describe('the data', () => {
    it('lasts until it is reset, and a rotated key signs from the next start on', async () => {
      const rotated = await run('rotate-key', '--project', folder, '--data', dataDir);
      expect(rotated).toMatchObject({ code: 0, output: expect.stringContaining('From the next start on') });
      const { child, printed } = await start();
      const end = ended(child);
      try {
        const url = printed.find((line) => line.startsWith('ready '))?.slice('ready '.length) ?? '';
        const keys = (await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as {
          keys: unknown[];
        };
        expect(keys.keys).toHaveLength(2);
      } finally {
        child.kill('SIGTERM');
      }
      expect(await end).toBe(0);
      const reset = await run('reset', '--project', folder, '--data', dataDir);
      expect(reset.output).toBe(`The data is gone: ${dataDir}\n`);
      const again = await run('reset', '--project', folder, '--data', dataDir);
      expect(again.output).toBe(`There is no data in ${dataDir}.\n`);
    });
  });

describe('what cannot be done', () => {
  const refusals = [
    ['no command', [], 'Usage: local-supabase start'],
    ['an unknown command', ['stop'], 'Usage: local-supabase start'],
    ['an unknown option', ['start', '--fast'], "Unknown option '--fast'"],
    ['what is no port', ['start', '--port', '70000'], '--port must be a port, not "70000".'],
    ['a folder without supabase/config.toml', ['start', '--project', '/usr'], 'has no supabase/config.toml'],
  ] as const;
  // Each is a process of its own.
  it.each(isFull ? refusals : refusals.slice(0, 1))('%s is told in words', async (_what, args, words) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toMatch(/^ {4}at /m);
  });
});
