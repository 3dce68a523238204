import type { Sql } from 'postgres';

/** Milliseconds between two looks at what is due. On a hosted project pg_cron looks. */
const TICK = 2_000;
/** Every how many ticks requests that nobody answered in time are ended, and people are reminded of events. */
const TICKS_BETWEEN_ENDING = 30;
/** Every how many ticks pictures of accounts that are gone are looked for. */
const TICKS_BETWEEN_TIDYING = 15;

/** Something to do every so many ticks. */
interface Step {
  readonly every: number;
  readonly work: () => Promise<unknown>;
}

/** Does what is due, one after the other, and again a tick later; one that fails keeps no other from its turn. */
function startLoop(steps: readonly Step[], tick: number, log: (line: string) => void) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let count = 0;
  let working: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const now = count++;
    for (const { every, work } of steps) {
      if (isStopped || now % every !== 0) continue;
      try {
        await work();
      } catch (error) {
        // A database that is stopping, too: the next look tells.
        if (!isStopped) log(`functions: ${error instanceof Error ? error.message : String(error)}`);
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

/** Calls the functions that no person calls, when there is something for them to do. */
export function startFunctionsClock(options: {
  /** As the superuser: the clock looks, and calls the functions of the database that nobody else calls. */
  sql: Sql;
  /** Calls a function with the secret key. */
  call: (name: string) => Promise<Response>;
  log: (line: string) => void;
  tick?: number;
}): { stop(): Promise<void> } {
  const { sql, call, log, tick = TICK } = options;

  async function callWhen(isDue: Promise<{ isDue: boolean }[]>, name: string): Promise<void> {
    if (!(await isDue)[0]?.isDue) return;
    const response = await call(name);
    if (!response.ok) log(`functions: ${name} answered ${response.status} ${await response.text()}`);
  }

  const inDatabase: readonly Step[] = [
    // Each time, because somebody waits for the seat; an index answers when no offer has run out.
    { every: 1, work: () => sql`select public.advance_events()` },
    { every: TICKS_BETWEEN_ENDING, work: () => sql`select public.expire_team_requests()` },
    { every: TICKS_BETWEEN_ENDING, work: () => sql`select public.remind_of_events()` },
  ];

  const byFunctions: readonly Step[] = [
    {
      every: 1,
      work: () =>
        callWhen(
          sql`select exists (
            select from private.outbox
            where (state = 'waiting' and due_at <= now())
              or (state <> 'waiting' and updated_at < now() - interval '30 days')
          ) as "isDue"`,
          'send-outbox',
        ),
    },
    {
      every: TICKS_BETWEEN_TIDYING,
      work: () =>
        callWhen(sql`select exists (select from public.orphaned_files(1)) as "isDue"`, 'tidy-files'),
    },
  ];

  // Apart: a mail server that takes its time holds no offer back.
  const loops = [inDatabase, byFunctions].map((steps) => startLoop(steps, tick, log));
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
