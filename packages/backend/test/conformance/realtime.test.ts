// Realtime with sessions as people have them, against the whole backend.
import type { RealtimeChannel } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { startLocalBackend, type Client, type LocalBackend } from './localBackend';

let local: LocalBackend;
let sql: postgres.Sql;
beforeAll(async () => {
  local = await startLocalBackend();
  sql = postgres(local.backend.env.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`alter publication supabase_realtime add table public.events`;
});
afterAll(async () => {
  await sql.end();
  await local.stop();
});

/** Follows events; `seen` fills with the slugs that arrived. */
async function followEvents(client: Client) {
  const seen: unknown[] = [];
  const messages: string[] = [];
  const channel: RealtimeChannel = client
    .channel('events')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'events' }, (change) =>
      seen.push(change.new['slug']),
    )
    .on('system', {}, ({ message }: { message: string }) => messages.push(message))
    .subscribe();
  await expect.poll(() => messages).toEqual(['Subscribed to PostgreSQL']);
  return { channel, seen };
}

const newEvent = (visibility: 'public' | 'members', slug: string) => sql`
  insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, visibility)
  select id, ${slug}, 'New', 'Info', 'online', now(), now() + interval '1 hour', ${visibility} from public.seasons limit 1`;

it('tells members and visitors of the events each may read', async () => {
  const member = await followEvents((await local.signIn('PARTICIPANT')).client);
  const visitor = await followEvents(local.anonymous());
  const [inside, open] = [`inside-${randomUUID()}`, `open-${randomUUID()}`];
  await newEvent('members', inside);
  await newEvent('public', open);
  await expect.poll(() => member.seen).toEqual([inside, open]);
  await expect.poll(() => visitor.seen).toEqual([open]);
});

it('refuses private channels while no policy opens them', async () => {
  const { client } = await local.signIn('ORGA');
  await client.realtime.setAuth();
  const reason = await new Promise<string | undefined>((resolve) => {
    client.channel('staff', { config: { private: true } }).subscribe((_status, error) => {
      resolve(error?.message);
    });
  });
  expect(reason).toBe('Unauthorized: You do not have permissions to read from this Channel topic: staff');
});

it('sends no profile to anyone: the tables behind the view are in no publication', async () => {
  const published = await sql`
    select schemaname, tablename from pg_publication_tables where schemaname = 'private'`;
  expect(published).toEqual([]);
});

// A backend of its own.
if (isFull)
  it('stops cleanly while clients are connected', async () => {
    const other = await startLocalBackend();
    const { channel } = await followEventsOn(other);
    await other.backend.stop();
    await expect.poll(() => channel.state).not.toBe('joined');
    await channel.unsubscribe();
    await other.stop();
  });

async function followEventsOn(backend: LocalBackend) {
  const owner = postgres(backend.backend.env.databaseUrl, { max: 1, onnotice: () => undefined });
  await owner`alter publication supabase_realtime add table public.events`;
  await owner.end();
  return followEvents(backend.anonymous());
}
