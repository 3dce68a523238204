// What is old is counted before it goes, goes in pieces, and leaves a row that says how many went, when and by whom.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let orga: string;
withDatabase((opened) => {
  sql = opened;
});
beforeEach(async () => {
  await sql`delete from public.retention_runs`;
  orga = await addPerson(sql, 'ORGA');
});

interface Run {
  id: string;
  found: number;
  removed: number;
  finished_at: Date | null;
}

const now = new Date();
const look = async (rule: string, at = now) =>
  only(await sql<Run[]>`select * from private.look_at_retention(${rule}, ${orga}, ${at})`);
const run = async (id: string, lookId: string, limit = 500, at = now) =>
  only(await sql<Run[]>`select * from private.run_retention(${id}, ${lookId}, ${orga}, ${limit}, ${at})`);

/** An account that nobody confirmed for some days; they never logged in. */
async function addUnconfirmed(
  days: number,
  more: { invited?: boolean; loggedIn?: boolean } = {},
): Promise<string> {
  const id = await addPerson(sql);
  const since = new Date(now.getTime() - days * 86_400_000);
  await sql`update auth.users set created_at = ${since}, email_confirmed_at = null,
      invited_at = ${more.invited ? since : null}, last_sign_in_at = ${more.loggedIn ? since : null} where id = ${id}`;
  return id;
}

describe('accounts that were never confirmed', () => {
  it('go after thirty days, and neither invited ones, nor those who logged in, nor younger ones', async () => {
    await sql`update auth.users set email_confirmed_at = now()`;
    const old = [await addUnconfirmed(31), await addUnconfirmed(60)];
    const kept = [
      await addUnconfirmed(29),
      await addUnconfirmed(60, { invited: true }),
      await addUnconfirmed(60, { loggedIn: true }),
    ];
    const looked = await look('unconfirmed_accounts');
    expect(looked.found).toBe(2);
    expect(await sql`select from auth.users where id = any (${old})`).toHaveLength(2);
    expect(await run(randomUUID(), looked.id)).toMatchObject({ found: 2, removed: 2 });
    expect(await sql`select from auth.users where id = any (${old})`).toHaveLength(0);
    expect(await sql`select from auth.users where id = any (${kept})`).toHaveLength(3);
  });
});

/** Reads of long ago. */
async function addOldReads(count: number): Promise<void> {
  const person = await addPerson(sql);
  await sql`insert into public.data_reads (user_id, what, read_at)
    select ${person}, 'copy', ${now}::timestamptz - interval '800 days' from generate_series(1, ${count}) i`;
}

describe('a run', () => {
  it('goes on piece by piece under one row until nothing is left, and once more does nothing', async () => {
    await addOldReads(25);
    const looked = await look('data_reads');
    const id = randomUUID();
    const pieces = [];
    for (let piece = 0; piece < 4; piece += 1) pieces.push(await run(id, looked.id, 10));
    expect(pieces.map(({ removed }) => removed)).toEqual([10, 20, 25, 25]);
    expect(pieces.map(({ finished_at: at }) => at !== null)).toEqual([false, false, true, true]);
    expect(await sql`select from public.data_reads where read_at < now() - interval '730 days'`).toHaveLength(
      0,
    );
    expect(await sql`select from public.retention_runs where not is_dry`).toHaveLength(1);
  });

  it('removes no more than what was looked at: what grew old since stays', async () => {
    await addOldReads(3);
    const looked = await look('data_reads');
    const person = await addPerson(sql);
    await sql`insert into public.data_reads (user_id, what, read_at)
      values (${person}, 'copy', ${now}::timestamptz - interval '730 days' + interval '10 minutes')`;
    await run(randomUUID(), looked.id, 500, new Date(now.getTime() + 50 * 60_000));
    expect(await sql`select from public.data_reads where user_id = ${person}`).toHaveLength(1);
    await sql`delete from public.data_reads where user_id = ${person}`;
  });

  it('is refused without a look, with one of more than an hour ago, and a rule that is none is not looked at', async () => {
    const looked = await look('mails');
    expect(await refusal(run(randomUUID(), randomUUID()))).toBe('GR009');
    expect(await refusal(run(randomUUID(), looked.id, 500, new Date(now.getTime() + 3_601_000)))).toBe(
      'GR158',
    );
    expect(await refusal(look('everything'))).toBe('22023');
  });
});

describe('the clock', () => {
  it('notes what it removed, one row a day', async () => {
    for (let round = 0; round < 2; round += 1) {
      await sql`insert into private.outbox (kind, recipient, state) values ('greeting', 'a@example.org', 'sent')`;
      await sql`alter table private.outbox disable trigger user`;
      await sql`update private.outbox set updated_at = now() - interval '31 days' where state = 'sent'`;
      await sql`alter table private.outbox enable trigger user`;
      await sql`select from private.claim_outbox(1, now())`;
    }
    await sql`select from private.claim_outbox(1, now())`;
    const rows = await sql`select rule, is_automatic, found, removed, started_by from public.retention_runs`;
    expect(rows).toEqual([{ rule: 'mails', is_automatic: true, found: 2, removed: 2, started_by: null }]);
  });
});
