// Letters that only their owner sees, a board for everyone, and clients that follow both.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { followed, startRealtimeServer } from './realtimeServer';

/** A change as supabase-js hands it over. */
export interface Change {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  errors: string[] | null;
  [key: string]: unknown;
}

/** What a test subscribes to; every event of the letters unless told. */
interface Wish {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  table?: string;
  filter?: string;
  select?: string[];
}

const TABLES = `
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
  alter publication supabase_realtime add table public.letters, public.board, public.keyless;
`;

export async function openLetters() {
  const server = await startRealtimeServer();
  await server.sql.unsafe(TABLES);
  const [ada, ben] = [randomUUID(), randomUUID()];
  let lastId = 0;
  const nextId = () => (lastId += 1);
  return {
    server,
    sql: server.sql,
    ada,
    ben,
    adas: () => server.tokenOf({ sub: ada }),
    bens: () => server.tokenOf({ sub: ben }),
    nextId,
    /** The first of several. */
    nextIds: (count: number) => (lastId += count) - count + 1,
    write: (id: number, owner: string, text: string) =>
      server.sql`insert into public.letters (id, owner, text, secret) values (${id}, ${owner}, ${text}, 'hidden')`,
    following: async (wishes: Wish[], token?: () => Promise<string>) => {
      const client = await server.clientOf(token);
      const channel = client.channel(`changes-${randomUUID()}`);
      const changes: Change[] = [];
      for (const { event = '*', table = 'letters', ...rest } of wishes) {
        channel.on('postgres_changes', { event: event as '*', schema: 'public', table, ...rest }, (change) =>
          changes.push(change as unknown as Change),
        );
      }
      await followed(channel);
      return { client, channel, changes };
    },
    /** Writes to the open board until a change of it arrives: everything from before has been decided by then. */
    settled: async (changes: Change[]) => {
      const id = nextId();
      await server.sql`insert into public.board values (${id}, 'settled')`;
      await expect.poll(() => changes.some((change) => change.new['id'] === id)).toBe(true);
    },
  };
}

export type Letters = Awaited<ReturnType<typeof openLetters>>;
