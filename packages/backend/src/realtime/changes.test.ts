import { postgresChangesFilter, type RealtimeChannel } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  followed,
  startRealtimeServer,
  statusOf,
  subscribed,
  type RealtimeServer,
} from './testing/realtimeServer';

interface Change {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  errors: string[] | null;
  [key: string]: unknown;
}

let server: RealtimeServer;
const ada = randomUUID();
const ben = randomUUID();

beforeAll(async () => {
  server = await startRealtimeServer();
  await server.sql.unsafe(`
    create table public.letters (
      id int primary key, owner uuid not null, text text, secret text, tags text[], at timestamptz, amount numeric,
      is_read boolean
    );
    alter table public.letters enable row level security;
    revoke all on public.letters from anon, authenticated;
    grant select (id, owner, text, tags, at, amount, is_read) on public.letters to authenticated;
    create policy own on public.letters for select to authenticated using (owner = (select auth.uid()));
    create table public.board (id int primary key, text text);
    create table public.keyless (text text);
    create table public.unpublished (id int primary key);
    alter table public.board replica identity full;
    alter publication supabase_realtime add table public.letters, public.board, public.keyless;`);
});
afterAll(() => server.stop());

const following = async (
  subscriptions: {
    event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
    table?: string;
    filter?: string;
    select?: string[];
  }[],
  token?: () => Promise<string>,
) => {
  const client = await server.clientOf(token);
  const channel = client.channel(`changes-${randomUUID()}`);
  const changes: Change[] = [];
  for (const { event = '*', table = 'letters', ...rest } of subscriptions) {
    channel.on('postgres_changes', { event: event as '*', schema: 'public', table, ...rest }, (change) =>
      changes.push(change as unknown as Change),
    );
  }
  await followed(channel);
  return { client, channel, changes };
};

const adas = () => server.tokenOf({ sub: ada });
const bens = () => server.tokenOf({ sub: ben });
let lastId = 0;
const nextId = () => (lastId += 1);
const write = (id: number, owner: string, text: string) =>
  server.sql`insert into public.letters (id, owner, text, secret) values (${id}, ${owner}, ${text}, 'hidden')`;

/** Writes to the open board until a change of it arrives: everything from before has been decided by then. */
const settled = async (changes: Change[]) => {
  const id = nextId();
  await server.sql`insert into public.board values (${id}, 'settled')`;
  await expect.poll(() => changes.some((change) => change.new['id'] === id)).toBe(true);
};

describe('a change', () => {
  it('comes to those who see the row, in the shape of the hosted service, without closed columns', async () => {
    const { changes } = await following([{}], adas);
    const id = nextId();
    await server.sql`
      insert into public.letters values
        (${id}, ${ada}, 'grüezi', 'hidden', '{a,"b c"}', '2024-11-04T10:00:00Z', 12.50, true)`;
    // One after the other: a row is looked for as it is when its change is sent.
    await expect.poll(() => changes.length).toBe(1);
    await server.sql`update public.letters set text = null where id = ${id}`;
    await expect.poll(() => changes.length).toBe(2);
    await server.sql`delete from public.letters where id = ${id}`;
    await expect.poll(() => changes.length).toBe(3);
    const row = {
      id,
      owner: ada,
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

  it('comes to nobody else: not to another member, not to a visitor', async () => {
    const own = await following([{}, { table: 'board' }], adas);
    const other = await following([{}, { table: 'board' }], bens);
    const visitor = await following([{}, { table: 'board' }]);
    const id = nextId();
    await write(id, ada, 'for Ada');
    await server.sql`update public.letters set text = 'changed' where id = ${id}`;
    for (const { changes } of [own, other, visitor]) await settled(changes);
    const about = (changes: Change[]) => changes.filter((change) => change['table'] === 'letters');
    expect(about(own.changes).map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE']);
    expect(about(other.changes)).toEqual([]);
    // Whoever may not select the table learns that it changed, as on a hosted project, and nothing of the row.
    for (const change of about(visitor.changes)) {
      expect(change).toMatchObject({ new: {}, old: {}, errors: ['Error 401: Unauthorized'] });
    }
  });

  it('tells only the key of a deleted row, even where the log has all of it', async () => {
    await server.sql`alter table public.letters replica identity full`;
    const { changes } = await following([{ event: 'DELETE' }], bens);
    const id = nextId();
    await write(id, ada, 'gone');
    await server.sql`delete from public.letters where id = ${id}`;
    await expect.poll(() => changes).toMatchObject([{ eventType: 'DELETE', old: { id } }]);
    expect(changes[0]?.old).toEqual({ id });
    await server.sql`alter table public.letters replica identity default`;
  });

  it('follows the policies of the moment: a right that is withdrawn ends it, with the same token', async () => {
    await server.sql`create table public.members (user_id uuid primary key)`;
    await server.sql`insert into public.members values (${ada})`;
    await server.sql`grant select on public.members to authenticated`;
    await server.sql`alter policy own on public.letters using (exists (select from public.members where user_id = auth.uid()))`;
    const { changes } = await following([{}, { table: 'board' }], adas);
    const [before, after] = [nextId(), nextId()];
    await write(before, ben, 'seen');
    await expect.poll(() => changes.map((change) => change.new['id'])).toEqual([before]);
    await server.sql`delete from public.members`;
    await write(after, ben, 'not seen');
    await settled(changes);
    expect(changes.map((change) => change.new['id'])).not.toContain(after);
    await server.sql`alter policy own on public.letters using (owner = (select auth.uid()))`;
  });

  it('keeps the old row of a table that logs it, and large values that did not change', async () => {
    const { changes } = await following([{ table: 'board' }], adas);
    const id = nextId();
    const large = Array.from({ length: 3_000 }, () => randomUUID()).join('');
    await server.sql`insert into public.board values (${id}, ${large})`;
    await expect.poll(() => changes.length).toBe(1);
    await server.sql`update public.board set id = ${-id} where id = ${id}`;
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[1]?.old).toEqual({ id, text: large });
    expect(changes[1]?.new).toEqual({ id: -id, text: large });
  });

  it('says of a row without key that it cannot be told', async () => {
    const { changes } = await following([{ table: 'keyless' }], adas);
    await server.sql`insert into public.keyless values ('x')`;
    await expect
      .poll(() => changes)
      .toMatchObject([{ new: {}, errors: ['Error 400: Bad Request, no primary key'] }]);
  });

  it('leaves out large values of a record past the limit and says so', async () => {
    const { changes } = await following([{ table: 'board' }], adas);
    const id = nextId();
    await server.sql`insert into public.board values (${id}, ${'x'.repeat(1_100_000)})`;
    await expect
      .poll(() => changes)
      .toMatchObject([{ new: { id }, errors: ['Error 413: Payload Too Large'] }]);
    expect(changes[0]?.new).toEqual({ id });
  });

  it('comes in order and once, however many there are', async () => {
    const { changes } = await following([{ table: 'board', event: 'INSERT' }, { table: 'board' }], adas);
    const first = nextId();
    lastId += 1_500;
    await server.sql`insert into public.board select n, 'many' from generate_series(${first}::int, ${lastId}::int) n`;
    const expected = Array.from({ length: 1_501 }, (_, n) => first + n);
    // Two listeners, so each change is handed over twice.
    await expect.poll(() => changes.length).toBe(2 * expected.length);
    expect(changes.filter((_, n) => n % 2 === 0).map((change) => change.new['id'])).toEqual(expected);
  });

  it('goes on after the stream was cut', async () => {
    const { changes } = await following([{ table: 'board' }], adas);
    await server.sql`
      select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`;
    await expect
      .poll(async () => {
        await server.sql`insert into public.board values (${nextId()}, 'again')`;
        return changes.length;
      })
      .toBeGreaterThan(0);
  });
});

describe('a filter', () => {
  const build = postgresChangesFilter;
  it.each<[string, string]>([
    ['eq', 'text=eq.red'],
    ['neq', 'text=neq.blue'],
    ['lt', 'amount=lt.9.5'],
    ['lte', 'amount=lte.9'],
    ['gt', 'amount=gt.8.5'],
    ['gte', 'amount=gte.9'],
    ['in', 'text=in.(red,green)'],
    ['in with a comma inside', 'text=in.("red","a,b")'],
    ['like', 'text=like.r%'],
    ['ilike', 'text=ilike.R%'],
    ['is', 'is_read=is.true'],
    ['match', 'text=match.^r'],
    ['imatch', 'text=imatch.^R'],
    ['isdistinct', 'text=isdistinct.blue'],
    ['not', 'text=not.eq.blue'],
    ['several', 'text=eq.red,amount=gt.1,is_read=not.is.false'],
    ['built', build().eq('text', 'red').not('text', 'in', ['blue', 'a,b']).build()],
  ])('lets through what meets it: %s', async (_name, filter) => {
    const { changes } = await following([{ event: 'INSERT', filter }, { table: 'board' }], adas);
    const [hit, miss] = [nextId(), nextId()];
    await server.sql`
      insert into public.letters (id, owner, text, amount, is_read) values
        (${miss}, ${ada}, 'blue', 9.5, false), (${hit}, ${ada}, 'red', 9, true)`;
    await settled(changes);
    const ids = changes.filter((change) => change['table'] === 'letters').map((change) => change.new['id']);
    // 9.5 is greater than 8.5 and 9 too: those two let both through.
    expect(ids).toEqual(/gte?\./.test(filter) && !filter.includes('text') ? [miss, hit] : [hit]);
  });

  it('works on deleted rows by their key', async () => {
    const { changes } = await following([{ event: 'DELETE', filter: 'id=eq.900' }], adas);
    await write(900, ada, 'x');
    await write(901, ada, 'x');
    await server.sql`delete from public.letters where id in (900, 901)`;
    await expect.poll(() => changes.map((change) => change.old)).toEqual([{ id: 900 }]);
  });

  it.each([
    ['a column the role may not read', { filter: 'secret=eq.hidden' }, 'invalid column for filter secret'],
    ['an unknown column', { filter: 'nothing=eq.1' }, 'invalid column for filter nothing'],
    ['a value that is none', { filter: 'id=eq.one' }, 'invalid input syntax for type integer'],
    ['an operator nobody knows', { filter: 'id=foo.1' }, 'Error parsing `filter` params: ["foo", "1"]'],
    ['no filter at all', { filter: 'undefined' }, 'Error parsing `filter` params: ["undefined"]'],
    ['a bad pattern', { filter: 'text=match.(' }, 'invalid regular expression'],
    ['a pattern on a number', { filter: 'id=like.1' }, 'requires a text-compatible column'],
    ['a table that is not published', { table: 'unpublished' }, 'Please check Realtime is enabled'],
    ['a closed column to be sent', { select: ['secret'] }, 'invalid column for select secret'],
  ])('is refused for %s', async (_name, params, reason) => {
    const channel = (await server.clientOf(adas)).channel(`refused-${randomUUID()}`);
    const told: { status: string; extension: string; message: string }[] = [];
    channel.on('system', {}, (message: { status: string; extension: string; message: string }) =>
      told.push(message),
    );
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'letters', ...params },
      () => undefined,
    );
    await subscribed(channel);
    const answers = () => told.filter(({ extension }) => extension === 'postgres_changes');
    // Told again whenever the client sends its token anew.
    await expect.poll(() => answers().length).toBeGreaterThan(0);
    for (const answer of answers()) {
      expect(answer.status).toBe('error');
      expect(answer.message).toContain(reason);
    }
  });

  it('stops to pass when its column is closed later', async () => {
    const { changes } = await following([{ filter: 'text=eq.red' }, { table: 'board' }], adas);
    await server.sql`revoke select (text) on public.letters from authenticated`;
    await write(nextId(), ada, 'red');
    await settled(changes);
    expect(changes.filter((change) => change['table'] === 'letters')).toEqual([]);
    await server.sql`grant select (text) on public.letters to authenticated`;
  });
});

describe('a subscription', () => {
  it('may choose columns, and the key comes along', async () => {
    const { changes } = await following([{ select: ['text'] }], adas);
    const id = nextId();
    await write(id, ada, 'chosen');
    await expect.poll(() => changes.map((change) => change.new)).toEqual([{ id, text: 'chosen' }]);
  });

  it('may be for every table', async () => {
    const client = await server.clientOf(adas);
    const tables: string[] = [];
    const channel = client
      .channel('all')
      .on('postgres_changes', { event: 'INSERT', schema: '*' }, ({ table }) => {
        tables.push(table);
      });
    await followed(channel);
    await write(nextId(), ada, 'x');
    await server.sql`insert into public.board values (${nextId()}, 'x')`;
    await expect.poll(() => tables).toEqual(['letters', 'board']);
  });

  const waiting = async (table: string): Promise<RealtimeChannel> =>
    (await server.clientOf(adas))
      .channel(`waiting-${table}`, { config: { postgres_changes_options: { wait: true } } })
      .on('postgres_changes', { event: '*', schema: 'public', table }, () => undefined);

  it('may hold back the answer until it stands', async () => {
    expect(await statusOf(await waiting('letters'))).toEqual({ status: 'SUBSCRIBED', reason: '' });
    const refused = await statusOf(await waiting('unpublished'));
    expect(refused.status).toBe('CHANNEL_ERROR');
    expect(refused.reason).toContain('RealtimeDisabledForConfiguration: Unable to subscribe');
  });

  it('sees everything with the secret key', async () => {
    const client = await server.clientOf(undefined, { key: server.secretKey });
    const texts: unknown[] = [];
    const channel = client
      .channel('service')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'letters' }, (change) =>
        texts.push(change.new['text']),
      );
    await server.sql`grant select on public.letters to service_role`;
    await followed(channel);
    await write(nextId(), ben, 'for the service');
    await expect.poll(() => texts).toEqual(['for the service']);
  });
});
