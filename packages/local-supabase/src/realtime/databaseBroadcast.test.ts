import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf, type RealtimeServer } from './testing/realtimeServer';
import { openRooms, type Rooms } from './testing/rooms';

let server: RealtimeServer;
let hearing: Rooms['hearing'];
beforeAll(async () => {
  ({ server, hearing } = await openRooms());
});
afterAll(() => server.stop());

describe('from the database', () => {
  const token = () => server.tokenOf();

  it('is sent by realtime.send, to the private or the public channel', async () => {
    const inside = await hearing('room-db', {
      config: { private: true, broadcast: { replication_ready: true } },
      token,
    });
    const outside = await hearing('room-db');
    const ready: string[] = [];
    inside.channel.on('system', {}, (message: { message: string }) => ready.push(message.message));
    await expect
      .poll(async () => {
        await server.sql`select realtime.send('{"n": 1}', 'private', 'room-db', true)`;
        return inside.heard.length > 0;
      })
      .toBe(true);
    expect(inside.heard[0]).toMatchObject({
      event: 'private',
      payload: { n: 1, id: inside.heard[0]?.meta?.id },
    });
    await server.sql`select realtime.send('{"n": 2}', 'public', 'room-db', false)`;
    await expect.poll(() => outside.heard).toMatchObject([{ event: 'public', payload: { n: 2 } }]);
    expect(inside.heard.map(({ event }) => event)).not.toContain('public');
  });

  it('carries a changed row and bytes', async () => {
    const { heard } = await hearing('room-rows', { config: { private: true }, token });
    await server.sql`create table public.notes (id int primary key, text text)`;
    await server.sql.unsafe(`
      create function public.tell() returns trigger language plpgsql security definer as $$
      begin
        perform realtime.broadcast_changes('room-rows', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$;
      create trigger tell after insert or update or delete on public.notes
        for each row execute function public.tell();`);
    await server.sql`insert into public.notes values (1, 'a')`;
    await server.sql`delete from public.notes`;
    await server.sql`select realtime.send_binary('\\x00ff'::bytea, 'raw', 'room-rows')`;
    await expect.poll(() => heard.length).toBe(3);
    expect(heard.slice(0, 2)).toMatchObject([
      {
        event: 'INSERT',
        payload: { operation: 'INSERT', table: 'notes', record: { id: 1, text: 'a' }, old_record: null },
      },
      { event: 'DELETE', payload: { operation: 'DELETE', record: null, old_record: { id: 1, text: 'a' } } },
    ]);
    const bytes = heard[2]?.payload;
    expect(bytes instanceof ArrayBuffer && [...new Uint8Array(bytes)]).toEqual([0, 255]);
  });

  it('is replayed to those who come later, once', async () => {
    const before = Date.now();
    const early = await hearing('room-late', { config: { private: true }, token });
    await server.sql`
      insert into realtime.messages (topic, extension, event, payload, private, inserted_at)
      values ('room-late', 'broadcast', 'old', '{"n": 0}', true, (now() - interval '2 days') at time zone 'utc')`;
    for (const n of [1, 2])
      await server.sql`select realtime.send(${server.sql.json({ n })}, 'kept', 'room-late')`;
    await expect.poll(() => early.heard.map(({ event }) => event)).toEqual(['old', 'kept', 'kept']);
    const replay = { since: before - 60_000, limit: 10 };
    const late = await hearing('room-late', { config: { private: true, broadcast: { replay } }, token });
    await expect.poll(() => late.heard.map(({ meta }) => meta?.replayed)).toEqual([true, true]);
    expect(late.heard).toMatchObject([{ payload: { n: 1 } }, { payload: { n: 2 } }]);
    await server.sql`select realtime.send('{"n": 3}', 'live', 'room-late')`;
    await expect.poll(() => late.heard.map(({ event }) => event)).toEqual(['kept', 'kept', 'live']);
  });

  it('is not replayed to those who may not listen, nor for words', async () => {
    const late = (replay: object) => ({ config: { private: true, broadcast: { replay: replay as never } } });
    const closed = (await server.clientOf()).channel('room-late', late({ since: 0 }));
    expect((await statusOf(closed)).reason).toContain('Unauthorized');
    const wrong = (await server.clientOf(token)).channel('room-late', late({ since: 'yesterday' }));
    expect((await statusOf(wrong)).reason).toBe('UnableToReplayMessages: Replay params are not valid');
  });
});
