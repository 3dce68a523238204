import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRealtimeServer, subscribed, type RealtimeServer } from './testing/realtimeServer';

let server: RealtimeServer;
beforeAll(async () => {
  server = await startRealtimeServer();
  await server.sql.unsafe(`
    create policy hear on realtime.messages for select to authenticated using (extension = 'broadcast'
      or (select auth.jwt() ->> 'sees') = 'yes');
    create policy show on realtime.messages for insert to authenticated with check (extension = 'presence');`);
});
afterAll(() => server.stop());

const entering = async (
  topic: string,
  key: string,
  options: { private?: boolean; token?: () => Promise<string> } = {},
) => {
  const client = await server.clientOf(options.token);
  const channel = client.channel(topic, { config: { presence: { key }, private: options.private ?? false } });
  const events: string[] = [];
  channel.on('presence', { event: 'join' }, ({ key: who }) => events.push(`join ${who}`));
  channel.on('presence', { event: 'leave' }, ({ key: who }) => events.push(`leave ${who}`));
  await subscribed(channel);
  const names = () =>
    Object.entries(channel.presenceState<{ name?: string }>()).map(([who, metas]) => [
      who,
      ...metas.map((meta) => meta.name),
    ]);
  return { client, channel, events, names };
};

it('tells two clients of each other, of what changes, and of who leaves', async () => {
  const ada = await entering('table', 'ada');
  expect(await ada.channel.track({ name: 'Ada' })).toBe('ok');
  await expect.poll(ada.names).toEqual([['ada', 'Ada']]);
  const ben = await entering('table', 'ben');
  await expect.poll(ben.names).toEqual([['ada', 'Ada']]);
  expect(await ben.channel.track({ name: 'Ben' })).toBe('ok');
  await expect.poll(ada.names).toEqual([
    ['ada', 'Ada'],
    ['ben', 'Ben'],
  ]);
  expect(await ben.channel.track({ name: 'Benedikt' })).toBe('ok');
  await expect.poll(ada.names).toEqual([
    ['ada', 'Ada'],
    ['ben', 'Benedikt'],
  ]);
  expect(await ben.channel.untrack()).toBe('ok');
  await expect.poll(ada.names).toEqual([['ada', 'Ada']]);
  expect(ada.events.filter((event) => event.endsWith('ben'))).toEqual([
    'join ben',
    'join ben',
    'leave ben',
    'leave ben',
  ]);
});

it('notices a connection that ends, and counts two devices of one person', async () => {
  const watcher = await entering('devices', 'watcher');
  const phone = await entering('devices', 'ada');
  const laptop = await entering('devices', 'ada');
  await phone.channel.track({ name: 'phone' });
  await laptop.channel.track({ name: 'laptop' });
  await expect.poll(watcher.names).toEqual([['ada', 'phone', 'laptop']]);
  await phone.client.realtime.disconnect();
  await expect.poll(watcher.names).toEqual([['ada', 'laptop']]);
  await laptop.client.removeChannel(laptop.channel);
  await expect.poll(watcher.names).toEqual([]);
});

it('obeys the policies of a private channel', async () => {
  const seeing = await entering('hall', 'seeing', {
    private: true,
    token: () => server.tokenOf({ sees: 'yes' }),
  });
  const blind = await entering('hall', 'blind', { private: true, token: () => server.tokenOf() });
  expect(await blind.channel.track({ name: 'Blind' })).toBe('ok');
  expect(await seeing.channel.track({ name: 'Seeing' })).toBe('ok');
  await expect.poll(seeing.names).toEqual([
    ['blind', 'Blind'],
    ['seeing', 'Seeing'],
  ]);
  expect(blind.names()).toEqual([]);
});

it('refuses a presence where no policy allows one', async () => {
  await server.sql`alter policy show on realtime.messages with check (false)`;
  const watcher = await entering('closed', 'watcher', {
    private: true,
    token: () => server.tokenOf({ sees: 'yes' }),
  });
  expect(await watcher.channel.track({ name: 'Nobody' })).toBe('error');
  expect(watcher.names()).toEqual([]);
});

it('ends a channel that changes its presence more often than hosted allows', async () => {
  const { channel } = await entering('hectic', 'ada');
  const messages: string[] = [];
  channel.on('system', {}, ({ message }: { message: string }) => messages.push(message));
  for (let n = 0; n < 5; n += 1) expect(await channel.track({ n })).toBe('ok');
  void channel.track({ n: 5 });
  await expect.poll(() => messages).toEqual(['Client presence rate limit exceeded']);
  await expect.poll(() => channel.state).toBe('closed');
});
