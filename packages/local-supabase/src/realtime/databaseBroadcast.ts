import type { RowChange } from './changes/PgOutputDecoder';
import { storedBroadcast } from './replay';
import type { Rooms } from './Rooms';

/** Sends what was inserted into realtime.messages, by `realtime.send()` for instance, to the room it names. */
export function broadcastFromDatabase(rooms: Rooms, { record }: RowChange): void {
  const [id, topic, event] = ['id', 'topic', 'event'].map((name) => record?.get(name));
  if (id == null || topic == null || event == null) return;
  const bytes = record?.get('binary_payload') ?? null;
  const broadcast = storedBroadcast(
    {
      event,
      payload: record?.get('payload') ?? null,
      // Bytes come as \x and hexadecimal digits.
      binary_payload: bytes === null ? null : Buffer.from(bytes.slice(2), 'hex'),
    },
    { id },
  );
  rooms.find(topic, record?.get('private') === 't')?.broadcast(broadcast);
}
