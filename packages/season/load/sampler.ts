// Looks once a second at what the backend holds: connections, locks, memory, processor time.
import type postgres from 'postgres';
import { readUsage, type Usage } from './processes';

/** The database at one time. */
interface DatabaseLook {
  readonly connections: number;
  readonly active: number;
  /** Sessions that wait for a lock of another one. */
  readonly lockWaits: number;
  readonly locksGranted: number;
  readonly locksWaiting: number;
}

/** One look. */
export type Look = DatabaseLook & Usage;

/** What was seen from the start to the stop. */
export interface Looks {
  readonly looks: readonly Look[];
  readonly seconds: number;
  /** Seconds on a core from the start to the stop. */
  readonly cpu: {
    readonly node: number;
    readonly postgres: number;
    readonly other: number;
    readonly clients: number;
  };
}

async function lookAtDatabase(sql: postgres.Sql): Promise<DatabaseLook> {
  const [row] = await sql<DatabaseLook[]>`
    select count(*)::int as connections, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where wait_event_type = 'Lock')::int as "lockWaits",
      (select count(*)::int from pg_locks where granted) as "locksGranted",
      (select count(*)::int from pg_locks where not granted) as "locksWaiting"
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  if (!row) throw new Error('pg_stat_activity answered nothing');
  return row;
}

const clientCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Begins to look; the function that comes back ends it. */
export async function startSampler(sql: postgres.Sql, pid: number): Promise<() => Promise<Looks>> {
  const [first, begunAt, clientsBefore] = [await readUsage(pid), performance.now(), clientCpu()];
  const looks: Look[] = [];
  let running = Promise.resolve();
  const look = () => {
    running = running.then(async () => {
      const [database, usage] = await Promise.all([lookAtDatabase(sql), readUsage(pid)]);
      looks.push({ ...database, ...usage });
    });
  };
  look();
  const timer = setInterval(look, 1000);
  return async () => {
    clearInterval(timer);
    await running;
    const last = await readUsage(pid);
    return {
      looks,
      seconds: (performance.now() - begunAt) / 1000,
      cpu: {
        node: last.nodeCpu - first.nodeCpu,
        postgres: last.postgresCpu - first.postgresCpu,
        other: last.otherCpu - first.otherCpu,
        clients: clientCpu() - clientsBefore,
      },
    };
  };
}
