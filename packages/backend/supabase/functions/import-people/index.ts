// Makes the accounts of an import, and sends its invitations once it can no longer be taken back; sends invitations again that
// organisers ask for. Called by a clock with a secret key; POST, 200 { made, invited, failed }.
import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal, servePost } from '../_shared/http.ts';
import { cleanAccountOf, mailInvitation, refusalOf, unknownPassword } from '../_shared/invitedAccount.ts';
import { callDatabase, DatabaseError, serverClient } from '../_shared/project.ts';
import { requireSecretKey } from '../_shared/worker.ts';

/** When no further chunk is begun, in milliseconds: the clock calls again, and a request may take 150 s. */
const BUDGET = 45_000;
/** How many calls of the auth service run at once. */
const AT_ONCE = 8;

interface Job {
  id: string;
  claim: string;
}

interface Row {
  n: number;
  email: string;
  locale: string;
  import_row?: string;
}

interface Chunk {
  done: number;
  result: Record<string, number>;
  rows: Row[];
  is_over: boolean;
}

interface Failure {
  n: number;
  error: string;
}

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.code : 'unexpected_failure');

/** Does something with every row, some at a time; the rows that it went wrong for. */
async function withEach(rows: readonly Row[], act: (row: Row) => Promise<void>): Promise<Failure[]> {
  const failures: Failure[] = [];
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      try {
        await act(row);
      } catch (error) {
        failures.push({ n: row.n, error: codeOf(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

/** What a call came to. */
interface Count {
  made: number;
  invited: number;
  failed: number;
}

/** Nobody is told: an account that is made here is mailed by the invitation. */
async function makeAccount(server: SupabaseClient, { email, locale, import_row }: Row): Promise<void> {
  const { error } = await server.auth.admin.createUser({
    email,
    password: unknownPassword(),
    user_metadata: { locale },
    app_metadata: { import_row },
  });
  // Somebody signed up meanwhile, or an earlier call made it: the database looks whose it is.
  if (error && error.code !== 'email_exists') throw refusalOf(error);
}

async function importChunk(server: SupabaseClient, job: Job, count: Count): Promise<Chunk> {
  const before = (await callDatabase(server, 'import_chunk', { p_job_id: job.id, p_failed: [] })) as Chunk;
  if (before.rows.length === 0) return before;
  const failures = await withEach(before.rows, (row) => makeAccount(server, row));
  count.made += before.rows.length - failures.length;
  count.failed += failures.length;
  return (await callDatabase(server, 'import_chunk', { p_job_id: job.id, p_failed: failures })) as Chunk;
}

const isLimit = ({ error }: Failure): boolean => error === 'over_email_send_rate_limit';

/** What names the next to invite, and notes who was. */
type InvitingCall = 'invite_chunk' | 'invite_again_chunk';

async function inviteChunk(
  server: SupabaseClient,
  job: Job,
  count: Count,
  name: InvitingCall,
): Promise<Chunk & { isLimited: boolean }> {
  const call = async (sent: number[], failed: Failure[]) =>
    (await callDatabase(server, name, {
      p_job_id: job.id,
      p_sent: sent,
      p_failed: failed,
    })) as Chunk;
  const before = await call([], []);
  if (before.rows.length === 0) return { ...before, isLimited: false };
  const failures = await withEach(before.rows, async ({ email, locale }) => {
    await cleanAccountOf(server, email, locale);
    await mailInvitation(server, email, locale);
  });
  const wrong = new Set(failures.map(({ n }) => n));
  const sent = before.rows.filter(({ n }) => !wrong.has(n)).map(({ n }) => n);
  count.invited += sent.length;
  count.failed += failures.length;
  // What the limit held back is no failure: it waits.
  const chunk = await call(
    sent,
    failures.filter((failure) => !isLimit(failure)),
  );
  return { ...chunk, isLimited: failures.some(isLimit) };
}

/** Does one chunk of the next job of a kind; whether there is more to do now. */
async function advance(server: SupabaseClient, kind: string, count: Count): Promise<boolean> {
  const [job] = (await callDatabase(server, 'claim_job', { p_kind: kind })) as Job[];
  if (!job) return false;
  const settle = async (chunk: Partial<Chunk>, error: string | null) =>
    (await callDatabase(server, 'settle_job', {
      p_id: job.id,
      p_claim: job.claim,
      p_done: chunk.done ?? 0,
      p_result: chunk.result ?? null,
      p_is_over: chunk.is_over ?? false,
      p_error: error,
    })) === true;
  try {
    if (kind === 'import_people') return await settle(await importChunk(server, job, count), null);
    const { isLimited, ...chunk } = await inviteChunk(
      server,
      job,
      count,
      kind === 'invite_again' ? 'invite_again_chunk' : 'invite_chunk',
    );
    const goesOn = await settle(chunk, null);
    if (isLimited) await callDatabase(server, 'delay_job', { p_id: job.id });
    return goesOn && !isLimited;
  } catch (error) {
    await settle({}, error instanceof DatabaseError ? error.code : 'unexpected_failure');
    return false;
  }
}

servePost(async (request) => {
  await requireSecretKey(request);
  const server = serverClient();
  const count: Count = { made: 0, invited: 0, failed: 0 };
  const deadline = Date.now() + BUDGET;
  for (const kind of ['import_people', 'import_invite', 'invite_again']) {
    while (Date.now() < deadline && (await advance(server, kind, count)));
  }
  return count;
});
