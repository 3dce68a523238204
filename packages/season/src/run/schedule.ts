// What a project does by itself, done at once: between two times of the season lie hours, in which it would have come by often.
import { growSchedule } from '@grow/backend';
import { setTimeout as wait } from 'node:timers/promises';
import type { Season } from './Season';

const MOST_ROUNDS = 200;
/** Of so many mails on, workers send them side by side: a hosted project calls one every ten seconds, and it works for up to sixty. */
const MANY_MAILS = 50;
const MAIL_WORKERS = 6;
/** Longer than a mail server takes; a worker that was killed holds its mails until its time is over. */
const MOST_HELD_MS = 5_000;

const dueMails = `select count(*)::int as due from private.outbox
  where state = 'waiting' and due_at <= private.current_time()`;

/** Whether anything is due that the schedule has not come to. */
const isDue = `select
  exists (select from private.outbox where state = 'waiting' and due_at <= private.current_time()) or
  exists (select from public.announcements where state = 'scheduled' and send_at <= private.current_time()) or
  exists (select from public.announcement_recipients where mail = 'pending') or
  exists (select from private.jobs where state in ('waiting', 'running') and due_at <= private.current_time()) as due`;

/** Runs every task of the schedule, and again until nothing is due, or at most for so many rounds. */
export async function runSchedule(
  { env, database, mail }: Pick<Season, 'env' | 'database' | 'mail'>,
  { settles = true } = {},
): Promise<void> {
  const sql = database.sql();
  const callFunction = (name: string) =>
    fetch(`${env.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: env.secretKey, authorization: `Bearer ${env.secretKey}` },
    });
  const tools = { sql, callFunction, log: () => undefined };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const lane of growSchedule.lanes) {
      const [mails] = await sql.unsafe<{ due: number }[]>(dueMails);
      if (mails && mails.due > MANY_MAILS)
        await Promise.all(Array.from({ length: MAIL_WORKERS }, () => callFunction('send-outbox')));
      for (const { run } of lane) await run(tools);
    }
    // What a mail server refuses is due again and again.
    if (!settles || mail.isBroken() || !(await sql.unsafe<{ due: boolean }[]>(isDue))[0]?.due) return;
  }
}

/**
 * Waits until no worker holds a mail: hours that pass at once would end its hold while the mail is on its way, and it would be sent
 * twice, which in a real hour happens only where the worker died.
 */
export async function whileMailsAreHeld({ database }: Pick<Season, 'database'>): Promise<void> {
  const sql = database.sql();
  for (let left = MOST_HELD_MS; left > 0; left -= 50) {
    const [row] = await sql<{ held: boolean }[]>`
      select exists (select from private.outbox where state = 'waiting' and claim is not null and due_at > private.current_time()) as held`;
    if (!row?.held) return;
    await wait(50);
  }
}
