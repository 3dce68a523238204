// The backend as a program: start, stop, being killed, and what the next start finds.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import postgres from 'postgres';
import { demoAccounts } from '../../src/index';
import { copyPreparedData } from '../../src/testing';
import { endProcess, packageFolder, readProcessEnv, startProcess } from './backendProcess';
import { clientOf } from './localBackend';

let folder: string;
let envFile: string;
let running: ChildProcess[];
/** What the child that was started last has printed. */
let printed: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grow life '));
  // As root the database runs as another user, who must get through to its data.
  await chmod(folder, 0o755);
  envFile = join(folder, 'env.json');
  running = [];
  printed = '';
});
afterEach(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** For tests that are not about a first start. */
const startedBefore = () => copyPreparedData(join(folder, 'data'));

/** Runs the CLI's start; resolves when it is ready or has ended. */
const start = (settings: Record<string, string> = {}) =>
  startProcess(folder, settings, {
    onChild: (child) => running.push(child),
    onOutput: (output) => {
      printed = output;
    },
  });

const end = endProcess;
const readEnv = () => readProcessEnv(folder);

/** Whether anything still takes connections at a database address. */
const isDatabaseUp = async (url: string): Promise<boolean> => {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
};

describe('start', () => {
  it('says when it is ready and how it is reached, in a file for its owner only', async () => {
    const { isReady, output } = await start();
    expect(isReady).toBe(true);
    const env = await readEnv();
    expect((await stat(envFile)).mode & 0o777).toBe(0o600);
    expect(output()).toContain(`backend ready ${env.url}\n`);
    const info = /^backend info (.+)$/m.exec(output())?.[1] ?? '';
    expect(JSON.parse(info)).toEqual({
      url: env.url,
      publishableKey: env.publishableKey,
      mailboxUrl: env.mailboxUrl,
      demoAccounts,
    });
    expect(env.publishableKey).toMatch(/^sb_publishable_/);
    expect(env.secretKey).toMatch(/^sb_secret_/);
    await expect.poll(output).toContain('Production is a Supabase project');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s and leaves nothing behind', async (signal) => {
    await startedBefore();
    const { child, output } = await start({ GROW_QUIET: '1' });
    const env = await readEnv();
    // A connection that is kept alive must not hold it up.
    await fetch(`${env.url}/`);
    expect(await end(child, signal)).toBe(0);
    expect(output()).not.toContain('Production is');
    await expect(stat(envFile)).rejects.toThrow('ENOENT');
    expect(await isDatabaseUp(env.databaseUrl)).toBe(false);
    await expect(fetch(env.url)).rejects.toThrow();
  });

  it('goes on after having been killed, with data, files, keys and sessions as they were', async () => {
    await startedBefore();
    const { child } = await start();
    const before = await readEnv();
    const account = demoAccounts[0];
    if (!account) throw new Error('There is no demo account');
    const client = clientOf(before.url, before.publishableKey);
    const { data } = await client.auth.signInWithPassword(account);
    const userId = data.user?.id ?? '';
    await client.from('profiles').update({ bio: 'still here' }).eq('user_id', userId);
    const file = `${userId}-1730000000000.jpg`;
    await client.storage.from('avatars').upload(file, new Blob(['picture'], { type: 'image/jpeg' }));
    await end(child, 'SIGKILL');

    // The same port, because tokens name their issuer with it.
    const { isReady, output } = await start({ BACKEND_PORT: new URL(before.url).port });
    expect(isReady, output()).toBe(true);
    const after = await readEnv();
    expect(after).toMatchObject({ publishableKey: before.publishableKey, secretKey: before.secretKey });
    const profile = await client.from('profiles').select('bio').eq('user_id', userId).single();
    expect(profile.data).toEqual({ bio: 'still here' });
    expect(await (await client.storage.from('avatars').download(file)).data?.text()).toBe('picture');
    const refreshed = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(refreshed.error).toBeNull();
  });

  it('ends when the program that started it is gone and cannot say so', async () => {
    await startedBefore();
    const { child, isReady, output } = await start({ GROW_STOP_WITH_STDIN: '1' });
    expect(isReady, output()).toBe(true);
    const gone = new Promise<number | null>((resolve) => child.on('exit', resolve));
    child.stdin.end();
    expect(await gone).toBe(0);
    await expect(stat(envFile)).rejects.toThrow('ENOENT');
  });

  it('finishes a start that is told to stop, and leaves nothing', async () => {
    const beginning = start();
    await expect.poll(() => printed, { timeout: 90_000 }).toContain('database on');
    const child = running[0];
    if (!child) throw new Error('Nothing was started');
    expect(await end(child, 'SIGTERM')).toBe(0);
    await beginning;
    await expect(stat(envFile)).rejects.toThrow('ENOENT');
    expect((await start()).isReady).toBe(true);
  });

  it('tells of a taken port before it touches anything', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { isReady, child, output } = await start({ BACKEND_PORT: String(port) });
    expect(isReady).toBe(false);
    expect(child.exitCode).toBe(1);
    expect(output()).toContain(
      `Port ${port} is taken by another program. Stop that program, or choose another port`,
    );
    await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
    await new Promise((resolve) => other.close(resolve));
  });

  it('leaves a running backend alone that has the same data', async () => {
    await startedBefore();
    const first = await start();
    expect(first.isReady, first.output()).toBe(true);
    const env = await readEnv();
    const second = await start({ GROW_ENV_FILE: join(folder, 'second.json') });
    expect(second.isReady).toBe(false);
    expect(second.output()).toContain('GROW_DATA_DIR');
    expect((await fetch(env.url)).status).toBe(200);
    expect(await isDatabaseUp(env.databaseUrl)).toBe(true);
  });

  it('refuses a port that is none', async () => {
    const { isReady, output } = await start({ BACKEND_PORT: 'http' });
    expect(isReady).toBe(false);
    expect(output()).toContain('BACKEND_PORT must be a port');
  });
});

describe('reset', () => {
  const reset = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', 'reset'], {
      cwd: packageFolder,
      env: { ...process.env, GROW_DATA_DIR: join(folder, 'data') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { code, output };
  };

  it('throws away what is ours and nothing else, and not under a running backend', async () => {
    expect(await reset()).toMatchObject({
      code: 0,
      output: expect.stringContaining('There is no local data'),
    });
    await startedBefore();
    const { child } = await start();
    const { publishableKey } = await readEnv();
    expect(await reset()).toMatchObject({ code: 1, output: expect.stringContaining('in use') });
    expect((await readEnv()).publishableKey).toBe(publishableKey);
    await end(child, 'SIGTERM');

    await writeFile(join(folder, 'data', 'thesis.odt'), 'mine');
    expect(await reset()).toMatchObject({ code: 0, output: expect.stringContaining('is gone') });
    expect(await readdir(join(folder, 'data'))).toEqual(['thesis.odt']);
    expect((await start()).isReady).toBe(true);
    expect((await readEnv()).publishableKey).not.toBe(publishableKey);
  });
});
