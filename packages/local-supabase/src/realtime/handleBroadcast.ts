import { askWriting } from './authorization';
import type { Channel } from './Channel';
import { isJsonObject } from '../tokens';
import type { ClientMessage } from './protocol';

/** Sends a client's broadcast to the others of its channel; unanswered unless the channel asked for acknowledgements. */
export async function handleBroadcast(channel: Channel, message: ClientMessage): Promise<void> {
  const { core, config, room } = channel;
  const { payload } = message;
  if (config.isPrivate && !(await maySpeak(channel))) return;
  if (payload.kind === 'broadcast' && 'persist' in payload.options) {
    channel.reply(message, 'error', { error: 'The local backend stores no broadcasts for replay.' });
    return;
  }
  const except = config.broadcast.self ? undefined : channel;
  const json = payload.kind === 'json' ? JSON.stringify(payload.value ?? {}) : null;
  const bytes = payload.kind === 'broadcast' ? payload.broadcast.body.length : Buffer.byteLength(json ?? '');
  const isTooLarge = bytes > core.limits.payloadBytes;
  if (!isTooLarge && payload.kind === 'broadcast') room?.broadcast(payload.broadcast, except);
  if (!isTooLarge && payload.kind === 'json' && isJsonObject(payload.value) && json !== null) {
    room?.broadcastJson(json, except);
  }
  if (!config.broadcast.ack) return;
  if (isTooLarge) channel.reply(message, 'error', { reason: 'payload_size_exceeded' });
  else channel.reply(message, 'ok');
}

/** Asks the policies once for a token; hosted, too, leaves a refused broadcast unanswered. */
async function maySpeak(channel: Channel): Promise<boolean> {
  if (channel.writes.broadcast === null) {
    try {
      const { broadcast } = await askWriting(channel.core.sql, channel.context, false);
      channel.writes = { ...channel.writes, broadcast };
    } catch (error) {
      channel.core.log(
        `realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`,
      );
      return false;
    }
  }
  return channel.writes.broadcast === true;
}
