// The server notes its process, port and state in postmaster.pid; what a killed start leaves behind is read from there.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What postmaster.pid says: the port is 0 until the server has bound it. */
export interface Postmaster {
  pid: number;
  startedAt: number;
  port: number;
  isReady: boolean;
}

/** The running server's own notes, or null where there are none. `startedAt` is in ms since the epoch. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  let text: string;
  try {
    text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const lines = text.split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return {
    pid,
    startedAt: Number.parseInt(lines[2] ?? '0', 10) * 1000,
    port: Number.parseInt(lines[3] ?? '0', 10) || 0,
    isReady: lines[7]?.trim() === 'ready',
  };
}

/** Whether a process of that id exists, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const commandOf = async (pid: number): Promise<string> => {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout;
  }
};

/** Whether that process is a server on this very folder: not a dead one, nor another that got its id after a reboot. */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  return isAlive(pid) && (await commandOf(pid)).includes(clusterDir);
}

/** Waits until the server is gone; false when it is still there after `timeoutMs`. */
export async function waitForExit(pid: number, clusterDir: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (await isServerOf(pid, clusterDir)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT'): void => {
  if (isAlive(pid)) process.kill(pid, name);
};

/** Ends the server: clients are cut and the data is written out (fast shutdown); the hard way after 10 s. */
export async function stopServer(pid: number, clusterDir: string): Promise<void> {
  if (!(await isServerOf(pid, clusterDir))) return;
  signal(pid, 'SIGINT');
  if (await waitForExit(pid, clusterDir, 10_000)) return;
  signal(pid, 'SIGQUIT');
  await waitForExit(pid, clusterDir, 5_000);
}
