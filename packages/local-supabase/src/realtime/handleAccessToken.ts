import { askReading, UNASKED, type Verdicts } from './authorization';
import type { Channel } from './Channel';
import { identityOfToken, type ChannelIdentity } from './channelIdentity';
import { subscribeToChanges } from './channelChanges';
import { unauthorizedToRead } from './joinChannel';
import { isJsonObject } from '../tokens';
import type { ClientMessage } from './protocol';

/** A new token for a joined channel: from here on it acts as that token allows, or it ends. */
export async function handleAccessToken(channel: Channel, message: ClientMessage): Promise<void> {
  const { core, link, config } = channel;
  const payload = message.payload.kind === 'json' ? message.payload.value : null;
  const token = isJsonObject(payload) ? payload['access_token'] : null;
  // A client without a session repeats its API key; hosted keeps the channel as it is.
  if (typeof token !== 'string' || token.startsWith('sb_') || token === channel.identity.token) return;
  const identity = await identityOfToken(token, link.identity, core.verify, core.now());
  if ('code' in identity) {
    channel.shutDown(identity.message);
    return;
  }
  // Until the policies have answered the channel stays what it was, so that no message is lost in between.
  const reads = config.isPrivate ? await readingAs(channel, identity) : channel.reads;
  const problem = problemWith(channel, reads);
  if (problem !== null) {
    channel.shutDown(problem);
    return;
  }
  channel.identity = identity;
  channel.reads = reads;
  if (config.isPrivate) channel.writes = UNASKED;
  if (config.postgresChanges.length > 0) await subscribeToChanges(channel);
}

async function readingAs(channel: Channel, identity: ChannelIdentity): Promise<Verdicts> {
  const { core, config, context, reads } = channel;
  const withPresence = config.presence.enabled || reads.presence !== null;
  try {
    return await askReading(core.sql, { ...context, identity }, withPresence);
  } catch (error) {
    core.log(`realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`);
    return UNASKED;
  }
}

/** What could be heard before and cannot any more ends the channel. */
function problemWith({ name, reads: before }: Channel, now: Verdicts): string | null {
  if (now.broadcast !== true && now.presence !== true) return unauthorizedToRead(name);
  const isRevoked =
    (before.broadcast === true && now.broadcast !== true) ||
    (before.presence === true && now.presence !== true);
  return isRevoked ? `You no longer have permission to read from this Channel topic: ${name}` : null;
}
