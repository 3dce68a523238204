import { isJsonObject, type JsonObject } from '../tokens';
import { askReading, askWriting } from './authorization';
import type { Channel } from './Channel';
import type { ClientMessage } from './protocol';

/** `track` and `untrack`, in any case, as clients send them inside a `presence` event. */
export async function handlePresence(channel: Channel, message: ClientMessage): Promise<void> {
  const { core, room, config } = channel;
  const push =
    message.payload.kind === 'json' && isJsonObject(message.payload.value) ? message.payload.value : {};
  if (typeof push['event'] !== 'string') {
    channel.reply(message, 'ok');
    return;
  }
  if (!channel.presenceEvents.take(core.now())) {
    channel.shutDown('Client presence rate limit exceeded');
    return;
  }
  switch (push['event'].toLowerCase()) {
    case 'untrack':
      room?.sendPresences(room.presences.untrack(channel));
      channel.reply(message, 'ok');
      return;
    case 'track':
      if (config.isPrivate && !(await mayBePresent(channel))) channel.reply(message, 'error');
      else track(channel, message, push['payload'] ?? {});
      return;
    default:
      channel.reply(message, 'error');
  }
}

function track(channel: Channel, message: ClientMessage, payload: unknown): void {
  const { core, room, config } = channel;
  if (!isJsonObject(payload)) {
    channel.reply(message, 'error', { reason: 'Presence track payload must be a map' });
    return;
  }
  if (Buffer.byteLength(JSON.stringify(payload)) > core.limits.payloadBytes) {
    channel.shutDown('Track message size exceeded');
    return;
  }
  // A token update may have closed the channel while the policies were asked.
  if (channel.isClosed) return;
  room?.sendPresences(room.presences.track(channel, config.presence.key, payload satisfies JsonObject));
  channel.reply(message, 'ok');
}

async function mayBePresent(channel: Channel): Promise<boolean> {
  const { core, context } = channel;
  try {
    if (channel.reads.presence === null) {
      const { presence } = await askReading(core.sql, context, true);
      channel.reads = { ...channel.reads, presence };
    }
    if (channel.writes.presence === null) channel.writes = await askWriting(core.sql, context, true);
  } catch (error) {
    core.log(`realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
  return channel.writes.presence === true;
}
