// What processes of this machine take, as the kernel counts it.
import { readdir, readFile } from 'node:fs/promises';

/** One process. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** Seconds on a core, its own and of its children that ended. */
  readonly cpu: number;
  readonly ofEnded: number;
}

/** Memory in MB and processor time in seconds, of the backend's own process, of Postgres, and of its other children. */
export interface Usage {
  readonly nodeMb: number;
  readonly postgresMb: number;
  readonly nodeCpu: number;
  readonly postgresCpu: number;
  readonly otherCpu: number;
}

const TICKS_A_SECOND = 100;

/** Reads a line of `/proc/<pid>/stat`. The name may hold anything, parentheses as well. */
export function processFromStat(line: string): Process {
  const end = line.lastIndexOf(')');
  const fields = line.slice(end + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_A_SECOND;
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    name: line.slice(line.indexOf('(') + 1, end),
    cpu: seconds(11),
    ofEnded: seconds(13),
  };
}

async function allProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)));
  return lines.filter((line) => line !== null).map(processFromStat);
}

/** The share of memory that is this process's: what several have in common is divided by their number. */
async function megabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}

/** The process and all that it started, whoever runs it. */
function familyOf(root: number, processes: readonly Process[]): Process[] {
  const family = new Set([root]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid));
}

/** Reads what a backend takes now. */
export async function readUsage(pid: number): Promise<Usage> {
  const family = familyOf(pid, await allProcesses());
  const postgres = family.filter(({ name }) => name === 'postgres');
  const own = family.find((one) => one.pid === pid);
  const total = (list: readonly Process[]) => list.reduce((sum, one) => sum + one.cpu + one.ofEnded, 0);
  const sizes = await Promise.all(postgres.map((one) => megabytes(one.pid)));
  return {
    nodeMb: await megabytes(pid),
    postgresMb: sizes.reduce((sum, size) => sum + size, 0),
    nodeCpu: own?.cpu ?? 0,
    postgresCpu: total(postgres),
    otherCpu: total(family.filter((one) => one.pid !== pid && one.name !== 'postgres')),
  };
}
