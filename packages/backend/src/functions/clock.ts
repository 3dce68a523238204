import type { Sql } from 'postgres';

/** Milliseconds between two looks at what is due. On a hosted project pg_cron looks. */
const TICK = 2_000;
/** Every how many ticks requests that nobody answered in time are ended. */
const TICKS_BETWEEN_ENDING = 30;
/** Every how many ticks pictures of accounts that are gone are looked for. */
const TICKS_BETWEEN_TIDYING = 15;

/** Calls the functions that no person calls, when there is something for them to do. */
export function startFunctionsClock(options: {
  /** As the superuser: the clock looks, and calls the one function of the database that nobody else calls. */
  sql: Sql;
  /** Calls a function with the secret key. */
  call: (name: string) => Promise<Response>;
  log: (line: string) => void;
  tick?: number;
}): { stop(): Promise<void> } {
  const { sql, call, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let count = 0;
  let working: Promise<void> = Promise.resolve();

  async function callWhen(isDue: Promise<{ isDue: boolean }[]>, name: string): Promise<void> {
    if (!(await isDue)[0]?.isDue) return;
    const response = await call(name);
    if (!response.ok) log(`functions: ${name} answered ${response.status} ${await response.text()}`);
  }

  async function look(): Promise<void> {
    await callWhen(
      sql`select exists (
        select from private.outbox
        where (state = 'waiting' and due_at <= now())
          or (state <> 'waiting' and updated_at < now() - interval '30 days')
      ) as "isDue"`,
      'send-outbox',
    );
    const tick = count++;
    if (tick % TICKS_BETWEEN_ENDING === 0) await sql`select public.expire_team_requests()`;
    if (tick % TICKS_BETWEEN_TIDYING !== 0) return;
    await callWhen(sql`select exists (select from public.orphaned_files(1)) as "isDue"`, 'tidy-files');
  }

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      working = look()
        .catch((error: unknown) => {
          // A database that is stopping, too: the next look tells.
          if (!isStopped) log(`functions: ${error instanceof Error ? error.message : String(error)}`);
        })
        .then(next);
    }, options.tick ?? TICK).unref();
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
