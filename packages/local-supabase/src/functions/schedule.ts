import type { Sql } from 'postgres';

/** Milliseconds between two looks at what is due. */
const TICK = 2_000;

/** What a task works with. */
export interface ScheduleTools {
  /** As the superuser, like pg_cron. */
  sql: Sql;
  /** Calls a function of the project with the secret key. */
  callFunction: (name: string) => Promise<Response>;
  log: (line: string) => void;
}

/** Something that the project does by itself, again and again. */
export interface ScheduledTask {
  /** Its turn comes with every so many ticks, the first included. */
  every: number;
  run: (tools: ScheduleTools) => Promise<unknown>;
}

/** What a hosted project has pg_cron for. */
export interface Schedule {
  /** Tasks of one lane wait for each other; lanes do not. */
  lanes: readonly (readonly ScheduledTask[])[];
  /** Milliseconds between two ticks; two seconds unless said otherwise. */
  tick?: number;
}

/** Does what is due, one after the other, and again a tick later; one that fails keeps no other from its turn. */
function startLane(tasks: readonly ScheduledTask[], tick: number, tools: ScheduleTools) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let count = 0;
  let working: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const now = count++;
    for (const { every, run } of tasks) {
      if (isStopped || now % every !== 0) continue;
      try {
        await run(tools);
      } catch (error) {
        // A database that is stopping, too: the next look tells.
        if (!isStopped) tools.log(`schedule: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      working = look().then(next);
    }, tick).unref();
  }
  next();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

/** Runs a schedule until it is stopped; what is under way then is waited for. */
export function startSchedule(
  { lanes, tick = TICK }: Schedule,
  tools: ScheduleTools,
): { stop(): Promise<void> } {
  const running = lanes.map((tasks) => startLane(tasks, tick, tools));
  return {
    async stop() {
      await Promise.all(running.map((lane) => lane.stop()));
    },
  };
}
