import type { Schedule, ScheduledTask, ScheduleTools } from '@grow/local-supabase';

/** Every how many ticks requests and uploads that ran out are ended, and people are reminded of weeks and events. */
const TICKS_BETWEEN_ENDING = 30;
/** Every how many ticks members of silent teams are asked whether they are still in: once an hour, for silence is counted in days. */
const TICKS_BETWEEN_ASKING = 1_800;
/** Every how many ticks what the log kept long enough is forgotten. */
const TICKS_BETWEEN_FORGETTING = 300;
/** Every how many ticks jobs that ended long ago are forgotten. */
const TICKS_BETWEEN_FORGETTING_JOBS = 1_800;
/** How many chunks of jobs are done in a row: what else this lane has to do is not kept waiting. */
const CHUNKS_AT_ONCE = 20;
/** Every how many ticks files that nobody wants any longer are looked for. */
const TICKS_BETWEEN_TIDYING = 15;

async function callWhen(
  isDue: Promise<{ isDue: boolean }[]>,
  { callFunction, log }: ScheduleTools,
  name: string,
): Promise<void> {
  if (!(await isDue)[0]?.isDue) return;
  const response = await callFunction(name);
  if (!response.ok) log(`schedule: ${name} answered ${response.status} ${await response.text()}`);
}

const inDatabase: readonly ScheduledTask[] = [
  // Each time, because somebody waits for the seat; an index answers when no offer has run out.
  { every: 1, run: ({ sql }) => sql`select public.advance_events()` },
  // Each time, because a verdict counts after five seconds, and a week closes when it says so.
  { every: 1, run: ({ sql }) => sql`select public.advance_hand_ins()` },
  // Each time, because a release is planned to the minute; an index answers when none is due.
  { every: 1, run: ({ sql }) => sql`select public.advance_rounds()` },
  // Each time, because organisers watch it go, five hundred people a time.
  { every: 1, run: ({ sql }) => sql`select public.advance_announcements()` },
  { every: TICKS_BETWEEN_ENDING, run: ({ sql }) => sql`select public.remind_of_hand_ins()` },
  { every: TICKS_BETWEEN_ENDING, run: ({ sql }) => sql`select public.expire_team_requests()` },
  { every: TICKS_BETWEEN_ENDING, run: ({ sql }) => sql`select public.remind_of_events()` },
  { every: TICKS_BETWEEN_ENDING, run: ({ sql }) => sql`select public.remind_of_office_hours()` },
  { every: TICKS_BETWEEN_ASKING, run: ({ sql }) => sql`select public.ask_still_in()` },
  { every: TICKS_BETWEEN_ENDING, run: ({ sql }) => sql`select public.expire_uploads()` },
  { every: TICKS_BETWEEN_FORGETTING, run: ({ sql }) => sql`select public.tidy_audit_log()` },
];

const byFunctions: readonly ScheduledTask[] = [
  {
    every: 1,
    run: (tools) =>
      callWhen(
        tools.sql`select exists (
          select from private.outbox
          where (state = 'waiting' and due_at <= private.current_time())
            or (state <> 'waiting' and updated_at < private.current_time() - interval '30 days')
        ) as "isDue"`,
        tools,
        'send-outbox',
      ),
  },
  {
    every: TICKS_BETWEEN_TIDYING,
    run: (tools) =>
      callWhen(
        tools.sql`select exists (select from public.orphaned_files(1)) as "isDue"`,
        tools,
        'tidy-files',
      ),
  },
];

/** Each chunk is a transaction of its own, so that its progress is seen. */
async function advanceJobs({ sql }: ScheduleTools): Promise<void> {
  for (let chunk = 0; chunk < CHUNKS_AT_ONCE; chunk += 1) {
    const [row] = await sql<{ done: number }[]>`select public.advance_jobs() as done`;
    if (!row?.done) return;
  }
}

const jobs: readonly ScheduledTask[] = [
  { every: 1, run: advanceJobs },
  { every: TICKS_BETWEEN_FORGETTING_JOBS, run: ({ sql }) => sql`select public.tidy_jobs()` },
  { every: TICKS_BETWEEN_FORGETTING_JOBS, run: ({ sql }) => sql`select public.tidy_imports()` },
  { every: TICKS_BETWEEN_FORGETTING_JOBS, run: ({ sql }) => sql`select public.tidy_browser_reports()` },
];

const imports: readonly ScheduledTask[] = [
  {
    every: 1,
    run: (tools) =>
      callWhen(
        tools.sql`select exists (
          select from private.jobs
          where kind in ('import_people', 'import_invite', 'invite_again') and state in ('waiting', 'running') and due_at <= private.current_time()
        ) as "isDue"`,
        tools,
        'import-people',
      ),
  },
];

/**
 * What a hosted project does by pg_cron (docs/deploy.md). Lanes of their own: a mail server that takes its time holds no
 * offer back, and neither does a job, nor do five thousand accounts.
 */
export const growSchedule: Schedule = { lanes: [inDatabase, byFunctions, jobs, imports] };
