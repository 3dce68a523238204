import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  followed,
  startRealtimeServer,
  statusOf,
  subscribed,
  type RealtimeServer,
} from './testing/realtimeServer';

let server: RealtimeServer;
/** Milliseconds that the service believes to be later. */
let later = 0;
beforeAll(async () => {
  server = await startRealtimeServer({
    now: () => Date.now() + later,
    limits: { sweep: 50, idle: Infinity },
  });
  await server.sql.unsafe(`
    create table public.letters (id int primary key, owner uuid);
    alter table public.letters enable row level security;
    grant select on public.letters to authenticated;
    create policy own on public.letters for select to authenticated using (owner = (select auth.uid()));
    alter publication supabase_realtime add table public.letters;
    create policy hear on realtime.messages for select to authenticated
      using ((select auth.jwt() ->> 'guest') is null);`);
});
beforeEach(() => {
  later = 0;
});
afterAll(() => server.stop());

const channelOf = async (token: () => Promise<string>, config: object = {}) => {
  const client = await server.clientOf(token);
  const channel = client.channel(`tokens-${randomUUID()}`, { config });
  const messages: string[] = [];
  channel.on('system', {}, ({ message }: { message: string }) => messages.push(message));
  return { client, channel, messages };
};

it.each<[string, () => Promise<string>, string]>([
  ['expired', () => server.tokenOf({}, -30), 'InvalidJWTToken: Token has expired'],
  ['no token', async () => 'abc', 'MalformedJWT: The token provided is not a valid JWT'],
  [
    'signed by another',
    async () => `${(await server.tokenOf()).replace(/\.[^.]+$/, '')}.${'A'.repeat(86)}`,
    'JwtSignatureError',
  ],
])('refuses to join with a token that is %s', async (_name, token, reason) => {
  const { channel } = await channelOf(token);
  const refused = await statusOf(channel);
  expect(refused.status).toBe('CHANNEL_ERROR');
  expect(refused.reason).toContain(reason);
});

it('ends a channel when its token expires, and sends it nothing any more', async () => {
  const owner = randomUUID();
  const token = await server.tokenOf({ sub: owner }, 60);
  const { channel, messages } = await channelOf(async () => token);
  const seen: unknown[] = [];
  channel.on('postgres_changes', { event: '*', schema: 'public', table: 'letters' }, (change) =>
    seen.push(change),
  );
  await followed(channel);
  later = 61_000;
  await server.sql`insert into public.letters values (1, ${owner})`;
  await expect.poll(() => channel.state).toBe('closed');
  expect(messages.at(-1)).toMatch(/^Token has expired \d+ seconds ago$/);
  expect(seen).toEqual([]);
});

it('goes on with a new token, as whom that token names', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  let token = await server.tokenOf({ sub: first }, 60);
  const { client, channel, messages } = await channelOf(async () => token);
  const seen: unknown[] = [];
  channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'letters' }, (change) =>
    seen.push(change.new['id']),
  );
  await followed(channel);
  token = await server.tokenOf({ sub: second }, 600);
  await client.realtime.setAuth();
  await expect.poll(() => messages.filter((message) => message.startsWith('Subscribed')).length).toBe(2);
  later = 61_000;
  await server.sql`insert into public.letters values (10, ${first}), (11, ${second})`;
  await expect.poll(() => seen).toEqual([11]);
  expect(channel.state).toBe('joined');
});

it.each<[string, () => Promise<string>, RegExp]>([
  ['expired', () => server.tokenOf({}, -30), /^Token has expired/],
  ['no token', async () => 'abc', /not a valid JWT/],
  ['not allowed to listen', () => server.tokenOf({ guest: 'yes' }), /permission/],
])('ends a private channel whose new token is %s', async (_name, next, reason) => {
  let token = await server.tokenOf();
  const { client, channel, messages } = await channelOf(async () => token, { private: true });
  await subscribed(channel);
  token = await next();
  await client.realtime.setAuth();
  await expect.poll(() => channel.state).toBe('closed');
  expect(messages.at(-1)).toMatch(reason);
});
