import { askReading } from './authorization';
import { Channel } from './Channel';
import { identityOfToken } from './channelIdentity';
import { subscribeToChanges } from './channelChanges';
import { joinConfigOf } from './joinConfig';
import type { ClientMessage } from './protocol';
import type { Link, RealtimeCore } from './RealtimeCore';
import { replayedMessages, type StoredMessage } from './replay';

/** A join that is refused; the message is the answer's `reason`. */
export class JoinRefused extends Error {
  override readonly name = 'JoinRefused';
}

/**
 * Joins a channel: token, policies, room, replay, subscription to changes. Answers the client when it is in.
 *
 * @throws JoinRefused
 */
export async function joinChannel(
  core: RealtimeCore,
  link: Link,
  message: ClientMessage,
  isWanted: () => boolean,
): Promise<Channel | null> {
  const config = joinConfigOf(message.payload.kind === 'json' ? message.payload.value : null);
  const identity = await identityOfToken(config.accessToken, link.identity, core.verify, core.now());
  if ('code' in identity) throw new JoinRefused(`${identity.code}: ${identity.message}`);
  const channel = new Channel(core, link, message.topic, message.joinRef ?? message.ref, config, identity);
  await authorizeReading(channel);
  const stored = await storedMessages(channel);
  channel.replayed = new Set(stored.map(({ id }) => id));
  // The client may have left or gone while the database was asked.
  if (!isWanted()) return null;
  channel.enter();
  // Broadcasts from the database come over the same stream; the first channel opens it and waits for nothing.
  void core.changes.ready().catch(() => undefined);
  const { postgresChanges, wait } = config;
  const mustWait = postgresChanges.length > 0 && wait.enabled;
  if (mustWait) await waitForChanges(channel, wait.timeout);
  channel.reply(message, 'ok', { postgres_changes: core.changes.withIds(postgresChanges) });
  if (postgresChanges.length > 0 && !mustWait) void subscribeToChanges(channel);
  if (config.presence.enabled && channel.hearsPresences()) {
    channel.push('presence_state', JSON.stringify(channel.room?.presences.state() ?? {}));
  }
  for (const { broadcast } of stored) {
    const frame = link.serializer.encodeBroadcast(channel.topic, broadcast);
    if (frame !== null) channel.deliver(frame);
  }
  if (config.broadcast.replicationReady) {
    void core.changes.ready().then(
      () => channel.sendSystem('system', 'ok', 'Replication connection established'),
      () => channel.shutDown('Replication connection was not established in time'),
    );
  }
  return channel;
}

/** What hosted says when no policy lets somebody listen. */
export const unauthorizedToRead = (name: string): string =>
  `You do not have permissions to read from this Channel topic: ${name}`;

async function authorizeReading(channel: Channel): Promise<void> {
  const { core, config } = channel;
  if (!config.isPrivate) return;
  try {
    channel.reads = await askReading(core.sql, channel.context, config.presence.enabled);
  } catch (error) {
    core.log(`realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`);
    throw new JoinRefused(`Unauthorized: ${unauthorizedToRead(channel.name)}`);
  }
  const hears = channel.reads.broadcast === true || channel.reads.presence === true;
  if (!hears) throw new JoinRefused(`Unauthorized: ${unauthorizedToRead(channel.name)}`);
}

async function storedMessages(channel: Channel): Promise<StoredMessage[]> {
  const { replay } = channel.config.broadcast;
  if (replay === null) return [];
  if (!channel.config.isPrivate) {
    throw new JoinRefused('UnableToReplayMessages: Replay is not allowed for public channels');
  }
  if (channel.reads.broadcast !== true) {
    throw new JoinRefused(`Unauthorized: ${unauthorizedToRead(channel.name)}`);
  }
  const stored = await replayedMessages(channel.core.sql, channel.name, replay);
  if (stored === null) throw new JoinRefused('UnableToReplayMessages: Replay params are not valid');
  return stored;
}

async function waitForChanges(channel: Channel, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve('PostgresChangesSubscribeTimeout: The subscription was not confirmed in time');
    }, timeout);
  });
  const problem = await Promise.race([
    subscribeToChanges(channel).then((found) =>
      found === null ? null : `RealtimeDisabledForConfiguration: ${found}`,
    ),
    late,
  ]);
  clearTimeout(timer);
  if (problem === null) return;
  channel.leave();
  throw new JoinRefused(problem);
}
