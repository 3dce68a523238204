// Rooms that those logged in may hear and those with a voice may speak in, and clients that listen.
import { startRealtimeServer, subscribed } from './realtimeServer';

/** A broadcast as supabase-js hands it over. */
interface Heard {
  event: string;
  payload: unknown;
  meta?: { id: string; replayed?: boolean };
}

export async function openRooms() {
  const server = await startRealtimeServer({ limits: { payloadBytes: 100_000 } });
  await server.sql`
    create policy listen on realtime.messages for select to authenticated
    using (realtime.topic() like 'room-%' and extension = 'broadcast')`;
  await server.sql`
    create policy speak on realtime.messages for insert to authenticated
    with check (realtime.topic() like 'room-%' and extension = 'broadcast'
      and (select auth.jwt() ->> 'voice') = 'yes')`;
  return {
    server,
    hearing: async (
      topic: string,
      options: { config?: object; token?: () => Promise<string>; vsn?: '1.0.0' | '2.0.0' } = {},
    ) => {
      const client = await server.clientOf(options.token, options.vsn ? { vsn: options.vsn } : {});
      const channel = client.channel(topic, { config: options.config ?? {} });
      const heard: Heard[] = [];
      channel.on('broadcast', { event: '*' }, (message: Heard) => heard.push(message));
      await subscribed(channel);
      return { client, channel, heard };
    },
  };
}

export type Rooms = Awaited<ReturnType<typeof openRooms>>;
