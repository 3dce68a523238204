import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCluster, type Cluster } from '../../src/postgres';
import { databaseAccount, firstClosedFolder } from '../../src/postgres/account';
import { placeBinaries } from '../../src/postgres/binaries';
import { isAlive, isServerOf, readPostmaster } from '../../src/postgres/postmaster';
import { startServer } from '../../src/postgres/startServer';

let folder: string;
let dataDir: string;
let clusterDir: string;
let running: Cluster[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-supabase cluster '));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'my data');
  clusterDir = join(dataDir, 'postgres');
  running = [];
});
afterEach(async () => {
  for (const cluster of running) await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const start = async (settings: Record<string, string> = { fsync: 'off' }): Promise<Cluster> => {
  const cluster = await startCluster({ dataDir, settings });
  running.push(cluster);
  return cluster;
};

const query = async (url: string, text: string): Promise<postgres.RowList<postgres.Row[]>> => {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

/** The cluster has no project roles yet, so the tests use the superuser. */
const setting = async (cluster: Cluster, name: string): Promise<unknown> =>
  (await query(cluster.adminUrl, `show ${name}`))[0]?.[name];

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });

const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('a cluster', () => {
  it('listens on 127.0.0.1 only, has no socket file, and is ready for logical replication', async () => {
    const cluster = await start();
    const port = Number(new URL(cluster.url).port);
    expect(await accepts('127.0.0.1', port)).toBe(true);
    expect(await accepts('::1', port)).toBe(false);
    expect(await setting(cluster, 'listen_addresses')).toBe('127.0.0.1');
    expect(await setting(cluster, 'unix_socket_directories')).toBe('');
    expect(await setting(cluster, 'wal_level')).toBe('logical');
    expect(await setting(cluster, 'server_version_num')).toMatch(/^17/);
  });

  it('asks for its password, which only its owner can read', async () => {
    const cluster = await start();
    const wrong = new URL(cluster.adminUrl);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    expect((await stat(clusterDir)).mode & 0o077).toBe(0);
  });

  it('keeps its data over a stop, which leaves no process and waits for no client', async () => {
    const first = await start();
    await query(first.adminUrl, "create table kept as select 'here' as word");
    const before = await readPostmaster(clusterDir);
    // A client that hangs on must not hold up the end.
    const client = postgres(first.adminUrl, { max: 1, onclose: () => undefined });
    await client`select 1`;
    await first.stop();
    await first.stop();
    // A process that has ended keeps its number until the system has collected it.
    await expect.poll(() => before && isAlive(before.pid)).toBe(false);
    expect(await readPostmaster(clusterDir)).toBeNull();
    await client.end({ timeout: 0 });
    const second = await start();
    expect((await query(second.adminUrl, 'select word from kept'))[0]?.word).toBe('here');
  });

  it('tells the reason when the server refuses to start', async () => {
    await expect(start({ shared_buffers: 'plenty' })).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringContaining('shared_buffers'),
    });
  });
});

describe('a password that is not the database’s', () => {
  it('is named, and no server is left running', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres.password'), 'another');
    await expect(start()).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringContaining('postgres.password'),
    });
    expect(await readPostmaster(clusterDir)).toBeNull();
  });
});

describe('two starts on one data folder', () => {
  it('the later one is refused with the way out, and the first goes on', async () => {
    const cluster = await start();
    await expect(start()).rejects.toMatchObject({
      code: 'data_dir_in_use',
      message: expect.stringContaining('choose another data folder'),
    });
    expect((await query(cluster.adminUrl, 'select 1 as one'))[0]?.one).toBe(1);
  });

  it('at the same time on a new folder: exactly one of them wins', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ code: 'data_dir_in_use' });
    expect((await query(running[0]?.adminUrl ?? '', 'select 1 as one'))[0]?.one).toBe(1);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.password']);
  });
});

describe('after a start was killed', () => {
  it('the server it left is stopped, and a new start finds the data', async () => {
    const first = await start();
    await query(first.adminUrl, "create table kept as select 'here' as word");
    await first.stop();
    const account = await databaseAccount();
    const binaries = await placeBinaries(dataDir, account);
    const logFile = join(dataDir, 'postgres.log');
    const left = await startServer({ clusterDir, logFile, binaries, account, settings: {} });
    const cluster = await start();
    expect(await isServerOf(left.pid, clusterDir)).toBe(false);
    expect((await query(cluster.adminUrl, 'select word from kept'))[0]?.word).toBe('here');
  });

  it('its server ends by itself, even when the start had no chance to say goodbye', async () => {
    const script = `import { startCluster } from ${JSON.stringify(fileURLToPath(new URL('../../src/postgres/index.ts', import.meta.url)))};
      await startCluster({ dataDir: ${JSON.stringify(dataDir)} }); console.log('up'); setInterval(() => 0, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => createInterface(child.stdout).once('line', resolve));
    const server = await readPostmaster(clusterDir);
    expect(server?.isReady).toBe(true);
    child.kill('SIGKILL');
    await until(async () => server !== null && !(await isServerOf(server.pid, clusterDir)));
    const cluster = await start();
    expect((await query(cluster.adminUrl, 'select 1 as one'))[0]?.one).toBe(1);
  });

  it('half-made files and the notes of a dead machine are no obstacle', async () => {
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await new Promise((resolve) => dead.once('exit', resolve));
    const unfinished = join(dataDir, `postgres.${dead.pid}.abcd`);
    await mkdir(unfinished, { recursive: true });
    await (await start()).stop();
    // After a reboot the noted process id belongs to somebody else: here, to this very process.
    await writeFile(
      join(clusterDir, 'postmaster.pid'),
      `${process.pid}\n${clusterDir}\n0\n5432\n\n\n\nready\n`,
    );
    const cluster = await start();
    expect((await query(cluster.adminUrl, 'select 1 as one'))[0]?.one).toBe(1);
    expect(await readdir(dataDir)).not.toContain(`postgres.${dead.pid}.abcd`);
  });
});

describe('the account of the server', () => {
  it('is never root, and an ordinary user needs none but their own', async () => {
    const account = await databaseAccount();
    const script = fileURLToPath(new URL('ordinaryUser.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, dataDir]);
    const expected = account ? account.uid : process.getuid?.();
    expect(expected).not.toBe(0);
    expect(stdout.trim()).toBe(`user ${expected} got 42`);
  });

  it('is told which folder keeps it out', async () => {
    const closed = join(folder, 'closed');
    await mkdir(join(closed, 'inside'), { recursive: true });
    await chmod(closed, 0o700);
    const stranger = { uid: 54_321, gid: 54_321 };
    expect(await firstClosedFolder(join(closed, 'inside'), stranger)).toBe(closed);
    expect(await firstClosedFolder(folder, stranger)).toBeNull();
  });

  it('gets a copy of the programs when it cannot reach the installed ones', async () => {
    const closed = join(folder, 'home');
    const installed = join(closed, 'native');
    await mkdir(join(installed, 'bin'), { recursive: true });
    await writeFile(join(installed, 'bin', 'postgres'), 'program');
    await chmod(closed, 0o700);
    await mkdir(dataDir);
    const stranger = { uid: 54_321, gid: 54_321 };
    const { postgres: program } = await placeBinaries(dataDir, stranger, installed);
    expect(program).toBe(join(dataDir, 'native', 'bin', 'postgres'));
    expect(await readFile(program, 'utf8')).toBe('program');
    await chmod(dataDir, 0o755);
    expect(await firstClosedFolder(join(dataDir, 'native', 'bin'), stranger)).toBeNull();
    expect((await placeBinaries(dataDir, null, installed)).postgres).toBe(program);
  });
});
