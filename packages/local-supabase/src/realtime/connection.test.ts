import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { followed, startRealtimeServer, subscribed, type RealtimeServer } from './testing/realtimeServer';

let server: RealtimeServer;
beforeAll(async () => {
  server = await startRealtimeServer({ limits: { channels: 2, frameBytes: 10_000 } });
});
afterAll(() => server.stop());

/** The texts a socket has received, as JSON. */
const textsOf = (socket: WebSocket): unknown[] => {
  const texts: unknown[] = [];
  socket.on('message', (data: Buffer) => texts.push(JSON.parse(data.toString('utf8'))));
  return texts;
};

const reply = (joinRef: string | null, ref: string, topic: string, status: string, response: object = {}) => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status, response },
];

describe('the endpoint', () => {
  it.each([
    ['without a key', '/realtime/v1/websocket', {}, 401],
    ['with a foreign key', '/realtime/v1/websocket?apikey=sb_publishable_other', {}, 401],
    ['under a foreign name', '/realtime/v1/websocket?apikey=KEY', { host: 'evil.example' }, 421],
    ['at another address', '/rest/v1/?apikey=KEY', {}, 404],
  ])('is closed %s', async (_name, path, headers, status) => {
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      };
      const asked = request(`${server.url}${path.replace('KEY', server.publishableKey)}`, {
        headers: upgrade,
      });
      asked.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('upgrade', () => {
        reject(new Error('It was let in'));
      });
      asked.on('error', reject);
      asked.end();
    });
    expect(answered).toBe(status);
  });

  it('tells a plain request that this is the place for WebSockets', async () => {
    const response = await fetch(`${server.url}/realtime/v1/websocket?apikey=${server.publishableKey}`);
    expect(response.status).toBe(426);
  });
});

describe('the protocol', () => {
  it('answers heartbeats, joins and leaves as Phoenix does, and survives what is no frame', async () => {
    const socket = await server.open();
    const texts = textsOf(socket);
    for (const nonsense of ['{', '[]', '[1,2,3,4,5]', 'null', '"x"', '{"topic":"phoenix"}'])
      socket.send(nonsense);
    socket.send(Buffer.from([3, 255, 255]));
    socket.send(Buffer.from([9]));
    const frames = [
      [null, '1', 'phoenix', 'heartbeat', {}],
      ['2', '2', 'realtime:a', 'phx_join', { config: {} }],
      ['2', '3', 'realtime:a', 'unheard-of', {}],
      [null, '4', 'realtime:b', 'broadcast', {}],
      ['5', '5', 'other', 'phx_join', {}],
      ['6', '6', 'realtime:', 'phx_join', {}],
    ];
    for (const frame of frames) socket.send(JSON.stringify(frame));
    await expect.poll(() => texts.length).toBe(5);
    expect(texts).toEqual(
      expect.arrayContaining([
        reply(null, '1', 'phoenix', 'ok'),
        reply('2', '2', 'realtime:a', 'ok', { postgres_changes: [] }),
        reply(null, '4', 'realtime:b', 'error', { reason: 'unmatched topic' }),
        reply('5', '5', 'other', 'error', { reason: 'unmatched topic' }),
        reply('6', '6', 'realtime:', 'error', { reason: 'TopicNameRequired: You must provide a topic name' }),
      ]),
    );
    texts.length = 0;
    socket.send(JSON.stringify(['2', '7', 'realtime:a', 'phx_leave', {}]));
    await expect
      .poll(() => texts)
      .toEqual([reply('2', '7', 'realtime:a', 'ok'), ['2', '2', 'realtime:a', 'phx_close', {}]]);
    socket.terminate();
  });

  it('speaks version 1 when asked to', async () => {
    const socket = await server.open(`?apikey=${server.publishableKey}&vsn=1.0.0`);
    const texts = textsOf(socket);
    socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' }));
    await expect
      .poll(() => texts)
      .toEqual([{ topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok', response: {} }, ref: '1' }]);
    socket.terminate();
  });

  it('closes the earlier channel when its topic is joined again', async () => {
    const socket = await server.open();
    const texts = textsOf(socket);
    socket.send(JSON.stringify(['1', '1', 'realtime:twice', 'phx_join', {}]));
    await expect.poll(() => texts.length).toBe(1);
    socket.send(JSON.stringify(['2', '2', 'realtime:twice', 'phx_join', {}]));
    await expect
      .poll(() => texts.slice(1))
      .toEqual([
        ['1', '1', 'realtime:twice', 'phx_close', {}],
        reply('2', '2', 'realtime:twice', 'ok', { postgres_changes: [] }),
      ]);
    socket.terminate();
  });
});

describe('limits', () => {
  it('bounds the channels of a connection', async () => {
    const socket = await server.open();
    const texts = textsOf(socket);
    for (const ref of ['1', '2', '3'])
      socket.send(JSON.stringify([ref, ref, `realtime:${ref}`, 'phx_join', {}]));
    await expect.poll(() => texts.length).toBe(3);
    expect(texts).toContainEqual(
      reply('3', '3', 'realtime:3', 'error', { reason: 'ChannelRateLimitReached: Too many channels' }),
    );
    socket.terminate();
  });

  it('closes a connection whose frame is too large', async () => {
    const socket = await server.open();
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send('x'.repeat(10_001));
    expect(await closed).toBe(1009);
  });

  it('closes a connection that is silent', async () => {
    let now = Date.now();
    const strict = await startRealtimeServer({ now: () => now, limits: { sweep: 20 } });
    const socket = await strict.open();
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const texts = textsOf(socket);
    const beat = async () => {
      texts.length = 0;
      socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]));
      await expect.poll(() => texts.length).toBe(1);
    };
    // Heard of within the minute, it stays.
    now += 50_000;
    await beat();
    now += 50_000;
    await beat();
    now += 61_000;
    expect(await closed).toBe(1000);
    await strict.stop();
  });
});

describe('the end', () => {
  it('is survived by clients: they join again and hear of changes when the service is back', async () => {
    await server.sql`create table public.notes (id int primary key)`;
    await server.sql`alter publication supabase_realtime add table public.notes`;
    const client = await server.clientOf();
    const seen: unknown[] = [];
    const channel = client
      .channel('again')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes' }, (change) =>
        seen.push(change.new['id']),
      );
    await server.sql`grant select on public.notes to anon`;
    await followed(channel);
    await server.restart();
    let id = 0;
    await expect
      .poll(async () => {
        await server.sql`insert into public.notes values (${(id += 1)})`;
        return seen.length;
      })
      .toBeGreaterThan(0);
    expect(channel.state).toBe('joined');
  });

  it('closes every connection, and leaves no slot and no connection in the database', async () => {
    const ending = await startRealtimeServer();
    const client = await ending.clientOf();
    await subscribed(client.channel('last'));
    const slots = () => ending.sql`
      select slot_name from pg_replication_slots where database = current_database()`;
    await expect.poll(slots).toHaveLength(1);
    const socket = await ending.open();
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await ending.stopService();
    expect(await closed).toBe(1001);
    // The database's own processes end shortly after their connections.
    await expect.poll(slots).toHaveLength(0);
    const connections = () => ending.sql`
      select application_name from pg_stat_activity
      where datname = current_database() and application_name like 'realtime%'`;
    await expect.poll(connections).toHaveLength(0);
    await ending.stop();
  });
});
