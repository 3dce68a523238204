// Guests of the jury, as organisers and the mailbox know them.
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { onDatabase } from './database';
import { mailsTo } from './mailbox';

/** An address that nobody has yet. */
export const guestAddress = (): string => `guest-${randomBytes(6).toString('hex')}@sparkasse.example`;

/** The address of the link in the newest invitation, once so many have arrived; what waits leaves before everything else. */
export async function invitationTo(email: string, count = 1): Promise<string> {
  const links = async (): Promise<string[]> => {
    await onDatabase(
      (sql) => sql`update private.outbox set due_at = least(due_at, now() - interval '1 day')
        where recipient = ${email} and state = 'waiting' and claim is null`,
    );
    return (await mailsTo(email)).flatMap(
      ({ text }) => text.match(/https?:\/\/\S+(\/connect\/guest\?\S+)/)?.[1] ?? [],
    );
  };
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  const [newest] = await links();
  if (newest === undefined) throw new Error(`No mail to ${email} has a link`);
  return newest;
}

/** The six digits of the newest mail that has some. */
export async function codeTo(email: string): Promise<string> {
  const codes = async () => (await mailsTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0);
  return (await codes())[0] ?? '';
}

/** How far the only score sheet of a juror is. */
export const sheetStateOf = async (email: string): Promise<string | undefined> => {
  const rows = await onDatabase(
    (sql) => sql<{ state: string }[]>`
      select b.state from public.ballots b join auth.users u on u.id = b.juror_id where u.email = ${email}`,
  );
  return rows[0]?.state;
};

/** Gives a juror a score sheet of a team of the round. */
export const giveTeam = (roundId: string, email: string, slug: string): Promise<unknown> =>
  onDatabase(
    (sql) => sql`
      insert into public.ballots (round_id, team_id, juror_id)
      select ${roundId}, t.id, u.id from public.teams t, auth.users u where t.slug = ${slug} and u.email = ${email}`,
  );
