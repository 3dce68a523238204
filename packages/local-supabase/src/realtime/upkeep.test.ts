// What would become more and more if nobody looked after it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtimeServer, subscribed, type RealtimeServer } from './testing/realtimeServer';

let server: RealtimeServer;
beforeAll(async () => {
  server = await startRealtimeServer({ limits: { purge: 100, unreadBytes: 1_000_000 } });
});
afterAll(() => server.stop());

it('throws away stored messages three days later, and keeps the others', async () => {
  await server.sql`
    insert into realtime.messages (topic, extension, payload, event, private, inserted_at) values
      ('room', 'broadcast', '{}', 'old', false, (now() at time zone 'utc') - interval '73 hours'),
      ('room', 'broadcast', '{}', 'young', false, (now() at time zone 'utc') - interval '71 hours')`;
  await expect
    .poll(() => server.sql`select event from realtime.messages order by event`)
    .toEqual([{ event: 'young' }]);
});

it('ends the connection of a client that does not read, and nobody else notices', async () => {
  const stalled = await server.open();
  stalled.on('error', () => undefined);
  stalled.send(JSON.stringify(['1', '1', 'realtime:flood', 'phx_join', { config: {} }]));
  await new Promise((resolve) => stalled.once('message', resolve));
  const client = await server.clientOf();
  const heard: number[] = [];
  const channel = client.channel('flood', { config: { broadcast: { self: true } } });
  channel.on('broadcast', { event: 'n' }, ({ payload }) => heard.push((payload as { n: number }).n));
  await subscribed(channel);
  stalled.pause();
  const text = 'x'.repeat(500_000);
  for (let n = 0; n < 60 && server.logged.length === 0; n += 1) {
    await channel.send({ type: 'broadcast', event: 'n', payload: { n, text } });
    await expect.poll(() => heard.length).toBe(n + 1);
  }
  expect(server.logged).toEqual(['realtime: a connection ended whose client does not read']);
  const closed = new Promise((resolve) => stalled.once('close', resolve));
  stalled.resume();
  await closed;
  const last = heard.length;
  await channel.send({ type: 'broadcast', event: 'n', payload: { n: last } });
  await expect.poll(() => heard.at(-1)).toBe(last);
});
