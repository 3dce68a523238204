import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLetters, type Change, type Letters } from './testing/letters';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.server.stop());

describe('a change', () => {
  it('comes to those who see the row, in the shape of the hosted service, without closed columns', async () => {
    const { changes } = await letters.following([{}], letters.adas);
    const id = letters.nextId();
    await letters.sql`
      insert into public.letters values
        (${id}, ${letters.ada}, 'grüezi', 'hidden', '{a,"b c"}', '2024-11-04T10:00:00Z', 12.50, true)`;
    // One after the other: a row is looked for as it is when its change is sent.
    await expect.poll(() => changes.length).toBe(1);
    await letters.sql`update public.letters set text = null where id = ${id}`;
    await expect.poll(() => changes.length).toBe(2);
    await letters.sql`delete from public.letters where id = ${id}`;
    await expect.poll(() => changes.length).toBe(3);
    const row = {
      id,
      owner: letters.ada,
      text: 'grüezi',
      tags: ['a', 'b c'],
      at: '2024-11-04T10:00:00+00:00',
      amount: 12.5,
      is_read: true,
    };
    expect(changes[0]).toEqual({
      schema: 'public',
      table: 'letters',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      eventType: 'INSERT',
      new: row,
      old: {},
      errors: null,
    });
    expect(changes[1]).toMatchObject({ eventType: 'UPDATE', new: { ...row, text: null }, old: { id } });
    expect(changes[2]).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } });
    expect(JSON.stringify(changes)).not.toContain('hidden');
  });

  it('comes also where the log tells of it before the database shows the row', async () => {
    const { changes } = await letters.following([{}], letters.adas);
    const id = letters.nextId();
    const admin = postgres(letters.server.adminUrl, { max: 1 });
    const standby = async (name: string) => {
      await admin.unsafe(`alter system set synchronous_standby_names = '${name}'`);
      await admin`select pg_reload_conf()`;
      const setting = async () => (await admin`show synchronous_standby_names`)[0];
      await expect.poll(setting).toEqual({ synchronous_standby_names: name });
    };
    // A commit that waits for a standby is written, and nobody sees it yet.
    const waiting = async () => {
      const rows = await admin`select from pg_stat_activity where wait_event = 'SyncRep'`;
      return rows.length;
    };
    await standby('nobody');
    const writing = letters.sql.begin(async (sql) => {
      await sql`set local synchronous_commit to on`;
      await sql`insert into public.letters (id, owner, text) values (${id}, ${letters.ada}, 'slow')`;
    });
    try {
      await expect.poll(waiting).toBe(1);
      await sleep(300);
      expect(changes).toEqual([]);
    } finally {
      await standby('');
      await writing;
      await admin.end();
    }
    await expect.poll(() => changes).toEqual([expect.objectContaining({ eventType: 'INSERT' })]);
  });

  it('comes to nobody else: not to another member, not to a visitor', async () => {
    const own = await letters.following([{}, { table: 'board' }], letters.adas);
    const other = await letters.following([{}, { table: 'board' }], letters.bens);
    const visitor = await letters.following([{}, { table: 'board' }]);
    const id = letters.nextId();
    await letters.write(id, letters.ada, 'for Ada');
    await letters.sql`update public.letters set text = 'changed' where id = ${id}`;
    for (const { changes } of [own, other, visitor]) await letters.settled(changes);
    const about = (changes: Change[]) => changes.filter((change) => change['table'] === 'letters');
    expect(about(own.changes).map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE']);
    expect(about(other.changes)).toEqual([]);
    // Whoever may not select the table learns that it changed, as on a hosted project, and nothing of the row.
    for (const change of about(visitor.changes)) {
      expect(change).toMatchObject({ new: {}, old: {}, errors: ['Error 401: Unauthorized'] });
    }
  });

  it('tells only the key of a deleted row, even where the log has all of it', async () => {
    await letters.sql`alter table public.letters replica identity full`;
    const { changes } = await letters.following([{ event: 'DELETE' }], letters.bens);
    const id = letters.nextId();
    await letters.write(id, letters.ada, 'gone');
    await letters.sql`delete from public.letters where id = ${id}`;
    await expect.poll(() => changes).toMatchObject([{ eventType: 'DELETE', old: { id } }]);
    expect(changes[0]?.old).toEqual({ id });
    await letters.sql`alter table public.letters replica identity default`;
  });

  it('follows the current policies: a right that is withdrawn ends it, with the same token', async () => {
    await letters.sql`create table public.members (user_id uuid primary key)`;
    await letters.sql`insert into public.members values (${letters.ada})`;
    await letters.sql`grant select on public.members to authenticated`;
    await letters.sql`alter policy own on public.letters using (exists (select from public.members where user_id = auth.uid()))`;
    const { changes } = await letters.following([{}, { table: 'board' }], letters.adas);
    const [before, after] = [letters.nextId(), letters.nextId()];
    await letters.write(before, letters.ben, 'seen');
    await expect.poll(() => changes.map((change) => change.new['id'])).toEqual([before]);
    await letters.sql`delete from public.members`;
    await letters.write(after, letters.ben, 'not seen');
    await letters.settled(changes);
    expect(changes.map((change) => change.new['id'])).not.toContain(after);
    await letters.sql`alter policy own on public.letters using (owner = (select auth.uid()))`;
  });

  it('keeps the old row of a table that logs it, and large values that did not change', async () => {
    const { changes } = await letters.following([{ table: 'board' }], letters.adas);
    const id = letters.nextId();
    const large = Array.from({ length: 3_000 }, () => randomUUID()).join('');
    await letters.sql`insert into public.board values (${id}, ${large})`;
    await expect.poll(() => changes.length).toBe(1);
    await letters.sql`update public.board set id = ${-id} where id = ${id}`;
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[1]?.old).toEqual({ id, text: large });
    expect(changes[1]?.new).toEqual({ id: -id, text: large });
  });

  it('says of a row without key that it cannot be told', async () => {
    const { changes } = await letters.following([{ table: 'keyless' }], letters.adas);
    await letters.sql`insert into public.keyless values ('x')`;
    await expect
      .poll(() => changes)
      .toMatchObject([{ new: {}, errors: ['Error 400: Bad Request, no primary key'] }]);
  });

  it('leaves out large values of a record past the limit and says so', async () => {
    const { changes } = await letters.following([{ table: 'board' }], letters.adas);
    const id = letters.nextId();
    await letters.sql`insert into public.board values (${id}, ${'x'.repeat(1_100_000)})`;
    await expect
      .poll(() => changes)
      .toMatchObject([{ new: { id }, errors: ['Error 413: Payload Too Large'] }]);
    expect(changes[0]?.new).toEqual({ id });
  });

  it('comes in order and once, however many there are', async () => {
    const { changes } = await letters.following(
      [{ table: 'board', event: 'INSERT' }, { table: 'board' }],
      letters.adas,
    );
    const first = letters.nextIds(1_501);
    await letters.sql`insert into public.board select n, 'many' from generate_series(${first}::int, ${first + 1_500}::int) n`;
    const expected = Array.from({ length: 1_501 }, (_, n) => first + n);
    // Two listeners, so each change is handed over twice.
    await expect.poll(() => changes.length).toBe(2 * expected.length);
    expect(changes.filter((_, n) => n % 2 === 0).map((change) => change.new['id'])).toEqual(expected);
  });

  it('goes on after the stream was cut', async () => {
    const { changes } = await letters.following([{ table: 'board' }], letters.adas);
    await letters.sql`
      select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`;
    await expect
      .poll(async () => {
        await letters.sql`insert into public.board values (${letters.nextId()}, 'again')`;
        return changes.length;
      })
      .toBeGreaterThan(0);
  });
});
