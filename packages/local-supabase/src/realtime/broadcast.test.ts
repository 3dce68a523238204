import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusOf, type RealtimeServer } from './testing/realtimeServer';
import { openRooms, type Rooms } from './testing/rooms';

let server: RealtimeServer;
let hearing: Rooms['hearing'];
beforeAll(async () => {
  ({ server, hearing } = await openRooms());
});
afterAll(() => server.stop());

const say = (event: string, payload: object) => ({ type: 'broadcast' as const, event, payload });

describe('from client to client', () => {
  it('reaches everyone in the channel but the sender, and nobody elsewhere', async () => {
    const sender = await hearing('lobby');
    const listener = await hearing('lobby');
    const elsewhere = await hearing('garden');
    expect(await sender.channel.send(say('wave', { from: 'Ada', text: 'grüezi ✓' }))).toBe('ok');
    await expect
      .poll(() => listener.heard)
      .toEqual([{ type: 'broadcast', event: 'wave', payload: { from: 'Ada', text: 'grüezi ✓' } }]);
    // What was sent afterwards has arrived, so what was sent before would have.
    await listener.channel.send(say('back', {}));
    await expect.poll(() => sender.heard.map(({ event }) => event)).toEqual(['back']);
    expect(elsewhere.heard).toEqual([]);
  });

  it('reaches the sender too when it asks for that, and is acknowledged', async () => {
    const { channel, heard } = await hearing('echo', { config: { broadcast: { self: true, ack: true } } });
    expect(await channel.send(say('me', { n: 1 }))).toBe('ok');
    await expect.poll(() => heard.map(({ payload }) => payload)).toEqual([{ n: 1 }]);
  });

  it('says of a payload past the limit that it did not go', async () => {
    const { channel, heard } = await hearing('big', { config: { broadcast: { self: true, ack: true } } });
    expect(await channel.send(say('big', { text: 'x'.repeat(100_001) }))).toBe('error');
    expect(await channel.send(say('small', {}))).toBe('ok');
    await expect.poll(() => heard.map(({ event }) => event)).toEqual(['small']);
  });

  it('carries bytes', async () => {
    const sender = await hearing('bytes');
    const listener = await hearing('bytes');
    await sender.channel.send({
      type: 'broadcast',
      event: 'raw',
      payload: Uint8Array.from([0, 1, 255]).buffer,
    });
    await expect.poll(() => listener.heard.length).toBe(1);
    const payload = listener.heard[0]?.payload;
    expect(payload instanceof ArrayBuffer && [...new Uint8Array(payload)]).toEqual([0, 1, 255]);
  });

  it('goes between both versions of the protocol', async () => {
    const old = await hearing('versions', { vsn: '1.0.0' });
    const young = await hearing('versions');
    await young.channel.send(say('from-two', { n: 2 }));
    await expect.poll(() => old.heard).toMatchObject([{ event: 'from-two', payload: { n: 2 } }]);
    await old.channel.send(say('from-one', { n: 1 }));
    await expect.poll(() => young.heard).toMatchObject([{ event: 'from-one', payload: { n: 1 } }]);
  });

  it('is answered with an error where it is nested past every stack, and the channel lives on', async () => {
    const socket = await server.open();
    const replies: unknown[] = [];
    socket.on('message', (data: Buffer) => replies.push(JSON.parse(data.toString('utf8'))));
    const topic = 'realtime:nested';
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    socket.send(`["1","1","${topic}","phx_join",{"config":{"broadcast":{"ack":true}}}]`);
    socket.send(`["1","2","${topic}","broadcast",${deep}]`);
    socket.send(`["1","3","${topic}","presence",{"event":"track","payload":${deep}}]`);
    socket.send(`["1","4","${topic}","broadcast",{"event":"e","payload":{}}]`);
    await expect.poll(() => replies.length).toBe(4);
    const refused = { status: 'error', response: { reason: 'payload_nested_too_deeply' } };
    expect(replies).toEqual(
      expect.arrayContaining([
        ['1', '2', topic, 'phx_reply', refused],
        ['1', '3', topic, 'phx_reply', refused],
        ['1', '4', topic, 'phx_reply', { status: 'ok', response: {} }],
      ]),
    );
    socket.terminate();
  });

  it('ends when the channel is left', async () => {
    const sender = await hearing('leaving');
    const stayer = await hearing('leaving');
    const leaver = await hearing('leaving');
    expect(await leaver.client.removeChannel(leaver.channel)).toBe('ok');
    await sender.channel.send(say('after', {}));
    await expect.poll(() => stayer.heard.length).toBe(1);
    expect(leaver.heard).toEqual([]);
  });
});

describe('by HTTP', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { apikey: server.publishableKey, 'content-type': 'application/json', ...headers },
      body,
    });

  it('reaches a channel, with what a client sends that has not joined', async () => {
    const { heard } = await hearing('news');
    const outside = (await server.clientOf()).channel('news');
    expect(await outside.httpSend('flash', { n: 1 })).toEqual({ success: true });
    const batch = { messages: [{ topic: 'news', event: 'batch', payload: { n: 2 } }] };
    const response = await post('', JSON.stringify(batch));
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('');
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'broadcast', event: 'flash', payload: { n: 1 } },
        { type: 'broadcast', event: 'batch', payload: { n: 2 } },
      ]);
  });

  it.each([
    ['{}', { messages: ["can't be blank"] }],
    ['no json', { messages: ["can't be blank"] }],
    ['{"messages":[{"event":"e","payload":{}}]}', { messages: [{ topic: ["can't be blank"] }] }],
    ['{"messages":[{"topic":"t","event":"e","payload":[]}]}', { messages: [{ payload: ['is invalid'] }] }],
  ])('says what is wrong with %s', async (body, errors) => {
    const response = await post('', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors });
  });

  it('refuses a payload nested past every stack, and takes one that goes on as it came', async () => {
    const { heard } = await hearing('deep');
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const refused = await post('', `{"messages":[{"topic":"deep","event":"e","payload":${deep}}]}`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ errors: { messages: [{ payload: ['is nested too deeply'] }] } });
    const nested = `${'{"a":'.repeat(400)}1${'}'.repeat(400)}`;
    const taken = await post('', `{"messages":[{"topic":"deep","event":"e","payload":${nested}}]}`);
    expect(taken.status).toBe(202);
    await expect.poll(() => heard.map(({ payload }) => JSON.stringify(payload))).toEqual([nested]);
  });

  it('refuses without a key, with a token that is none, and other kinds of bodies', async () => {
    expect((await post('', '{}', { apikey: '' })).status).toBe(401);
    const refused = await post('', '{}', { authorization: 'Bearer a.b.c' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: 'Unauthorized' });
    expect((await post('/news/events/e', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('says that it stores nothing for replay', async () => {
    const token = await server.tokenOf({ voice: 'yes' });
    const client = await server.clientOf(async () => token);
    const channel = client.channel('room-store', { config: { private: true } });
    await expect(channel.httpSend('e', {}, { persist: true })).rejects.toThrow('stores no broadcasts');
  });
});

describe('in a private channel', () => {
  const config = { private: true, broadcast: { ack: true } };

  it('is heard by those whom a policy lets listen, from those whom one lets speak', async () => {
    const speaker = await hearing('room-1', { config, token: () => server.tokenOf({ voice: 'yes' }) });
    const silent = await hearing('room-1', { config, token: () => server.tokenOf() });
    const open = await hearing('room-1');
    expect(await speaker.channel.send(say('word', {}))).toBe('ok');
    await expect.poll(() => silent.heard.length).toBe(1);
    // Hosted leaves it unanswered, so the client runs into its own timeout.
    expect(await silent.channel.send(say('refused', {}), { timeout: 500 })).toBe('timed out');
    await silent.channel.httpSend('refused', {}).then(
      () => expect.unreachable(),
      (error: Error) => {
        expect(error.message).toBe('Unauthorized');
      },
    );
    expect(await speaker.channel.send(say('last', {}))).toBe('ok');
    await expect.poll(() => silent.heard.map(({ event }) => event)).toEqual(['word', 'last']);
    expect(speaker.heard).toEqual([]);
    expect(open.heard).toEqual([]);
  });

  it.each([
    ['a visitor', 'room-2', undefined],
    ['a member without a policy', 'other', () => server.tokenOf({ voice: 'yes' })],
  ])('is closed to %s', async (_name, topic, token) => {
    const channel = (await server.clientOf(token)).channel(topic, { config });
    expect(await statusOf(channel)).toEqual({
      status: 'CHANNEL_ERROR',
      reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    });
  });

  it('leaves nothing of the questions in the table', async () => {
    const [row] = await server.sql`select count(*)::int as count from realtime.messages`;
    expect(row).toEqual({ count: 0 });
  });
});
