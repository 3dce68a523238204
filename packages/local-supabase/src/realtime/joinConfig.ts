import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../tokens';

/** Which stored messages a joining client wants once more: at most `limit`, inserted after `since` (ms since 1970). */
export interface ReplayRequest {
  since: unknown;
  limit: unknown;
}

/** What a client asks for when it joins a channel. */
export interface JoinConfig {
  isPrivate: boolean;
  broadcast: { ack: boolean; self: boolean; replicationReady: boolean; replay: ReplayRequest | null };
  presence: { key: string; enabled: boolean };
  /** As the client wrote them: it compares the answer with its own. */
  postgresChanges: JsonObject[];
  /** Whether the answer waits for the subscription to changes, and how long in milliseconds. */
  wait: { enabled: boolean; timeout: number };
  accessToken: string | null;
}

/** How long hosted waits for a subscription at most, and unless told otherwise, in milliseconds. */
const MAX_WAIT = 20_000;
const USUAL_WAIT = 15_000;

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
/** Old clients send booleans as words. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** Reads the payload of `phx_join`. What has the wrong type counts as left out, as on a hosted project. */
export function joinConfigOf(payload: unknown): JoinConfig {
  const join = objectOf(payload);
  const config = objectOf(join['config']);
  const broadcast = objectOf(config['broadcast']);
  const presence = objectOf(config['presence']);
  const options = objectOf(config['postgres_changes_options']);
  const changes: unknown[] = Array.isArray(config['postgres_changes']) ? config['postgres_changes'] : [];
  const { replay } = broadcast;
  const { timeout } = options;
  const token = join['access_token'] ?? join['user_token'];
  return {
    isPrivate: isTrue(config['private']),
    broadcast: {
      ack: isTrue(broadcast['ack']),
      self: isTrue(broadcast['self']),
      replicationReady: isTrue(broadcast['replication_ready']),
      replay: isJsonObject(replay) ? { since: replay['since'], limit: replay['limit'] } : null,
    },
    presence: { key: presenceKeyOf(presence['key']), enabled: isTrue(presence['enabled']) },
    postgresChanges: changes.filter(isJsonObject),
    wait: {
      enabled: isTrue(options['wait']),
      timeout: Math.min(typeof timeout === 'number' ? timeout : USUAL_WAIT, MAX_WAIT),
    },
    accessToken: typeof token === 'string' ? token : null,
  };
}

function presenceKeyOf(key: unknown): string {
  if (typeof key === 'number') return String(key);
  return typeof key === 'string' && key !== '' ? key : randomUUID();
}
