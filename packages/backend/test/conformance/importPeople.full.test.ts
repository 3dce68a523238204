// An import as an organiser begins it and the clock works through it: accounts by the auth service, without a mail, and invitations
// once it can no longer be taken back.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailboxMessage } from '@grow/local-supabase';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
let orga: Member;
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 2, onnotice: () => undefined });
  orga = await local.signIn('ORGA');
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

const mailsTo = async (to: string): Promise<MailboxMessage[]> =>
  (await (await fetch(`${local.backend.env.mailboxUrl}/messages?to=${to}`)).json()) as MailboxMessage[];
/** Until the clock has come by. */
const until = (read: () => Promise<{ n: number }[]>, n: number) =>
  expect.poll(async () => (await read())[0]?.n, { timeout: 30_000 }).toBe(n);

async function begin(emails: readonly string[]): Promise<string> {
  const created = await orga.client.rpc('create_import', {
    p_name: 'kiel.csv',
    p_source: { header: ['Mail'], rows: emails.map((email) => [email]) },
    p_choices: {},
  });
  if (created.error) throw created.error;
  const started = await orga.client.rpc('start_import', {
    p_id: created.data,
    p_rows: emails.map((email, index) => ({
      ...{ n: index + 2, email, role: index === 0 ? 'MENTOR' : 'PARTICIPANT', locale: 'de' },
      fields: { first_name: `No ${index}` },
    })),
    p_counts: { new: emails.length, again: 0, change: 0, same: 0 },
  });
  if (started.error) throw started.error;
  return created.data;
}

describe('an import', () => {
  it('makes accounts that nobody is told of, then invites them, each once', async () => {
    const emails = Array.from({ length: 3 }, () => `${randomUUID()}@grow.example`);
    const id = await begin(emails);
    await until(
      () => sql`select count(*)::int as n from private.import_rows where import_id = ${id} and fate = 'made'`,
      3,
    );
    const made = () => sql`select r.fate, p.role, p.first_name, p.locale from private.import_rows r
      join private.profiles p on p.user_id = r.user_id where r.import_id = ${id} order by r.n`;
    const expected = [
      { fate: 'made', role: 'MENTOR', first_name: 'No 0', locale: 'de' },
      { fate: 'made', role: 'PARTICIPANT', first_name: 'No 1', locale: 'de' },
      { fate: 'made', role: 'PARTICIPANT', first_name: 'No 2', locale: 'de' },
    ];
    expect(await made()).toEqual(expected);
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(0);

    await sql`update private.jobs set due_at = now() where kind = 'import_invite'`;
    await until(
      () =>
        sql`select count(*)::int as n from private.import_rows where import_id = ${id} and invited_at is not null`,
      3,
    );
    for (const email of emails)
      expect(await mailsTo(email)).toMatchObject([{ subject: 'Deine Einladung zu GROW' }]);
    // What an invitation cleans of strangers is not what the import wrote.
    expect(await made()).toEqual(expected);
  });

  it('may be asked to invite once more whoever never came', async () => {
    const email = `${randomUUID()}@grow.example`;
    const id = await begin([email]);
    await until(
      () => sql`select count(*)::int as n from private.import_rows where import_id = ${id} and fate = 'made'`,
      1,
    );
    await sql`update private.jobs set due_at = now() where kind = 'import_invite'`;
    await until(
      () =>
        sql`select count(*)::int as n from private.import_rows where import_id = ${id} and invited_at is not null`,
      1,
    );
    const [person] = await sql<{ id: string }[]>`
      update auth.users set invited_at = now() - interval '2 days' where email = ${email} returning id`;
    const started = await orga.client.rpc('start_invitations', {
      p_selection: { ids: [person?.id ?? ''] },
      p_count: 1,
    });
    expect(started.error).toBeNull();
    // Whatever the time of day is.
    await sql`update private.jobs set due_at = now() where kind = 'invite_again'`;
    await until(
      () => sql`select count(*)::int as n from private.jobs where kind = 'invite_again' and state = 'done'`,
      1,
    );
    expect(await mailsTo(email)).toHaveLength(2);
    const [job] = await sql`select done, result from private.jobs where kind = 'invite_again'`;
    expect(job).toEqual({ done: 1, result: { changed: 1 } });
  });

  it('leaves nobody behind when it is taken back', async () => {
    const emails = Array.from({ length: 2 }, () => `${randomUUID()}@grow.example`);
    const id = await begin(emails);
    await until(
      () => sql`select count(*)::int as n from private.jobs where kind = 'import_people' and state <> 'done'`,
      0,
    );
    const { error } = await orga.client.rpc('undo_import', { p_id: id });
    expect(error).toBeNull();
    await until(() => sql`select count(*)::int as n from auth.users where email in ${sql(emails)}`, 0);
  });
});
