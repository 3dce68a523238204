import { askReading, UNASKED, type Verdicts } from './authorization';
import type { Channel } from './Channel';
import { identityOfToken } from './channelIdentity';
import { subscribeToChanges } from './channelChanges';
import { unauthorizedToRead } from './joinChannel';
import { isJsonObject, type ClientMessage } from './protocol';

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
  const before = channel.reads;
  channel.identity = identity;
  if (config.isPrivate) {
    channel.writes = UNASKED;
    channel.reads = UNASKED;
    const problem = await readAgain(channel, before);
    if (problem !== null) {
      channel.shutDown(problem);
      return;
    }
  }
  if (config.postgresChanges.length > 0) await subscribeToChanges(channel);
}

/** Asks the policies with the new token. What could be heard before and cannot any more ends the channel. */
async function readAgain(channel: Channel, before: Verdicts): Promise<string | null> {
  const { core, config } = channel;
  try {
    const withPresence = config.presence.enabled || before.presence !== null;
    channel.reads = await askReading(core.sql, channel.context, withPresence);
  } catch (error) {
    core.log(`realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`);
    return unauthorizedToRead(channel.name);
  }
  const { broadcast, presence } = channel.reads;
  if (broadcast !== true && presence !== true) return unauthorizedToRead(channel.name);
  const isRevoked =
    (before.broadcast === true && broadcast !== true) || (before.presence === true && presence !== true);
  return isRevoked ? `You no longer have permission to read from this Channel topic: ${channel.name}` : null;
}
