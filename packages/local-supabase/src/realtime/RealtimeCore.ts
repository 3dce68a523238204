import type postgres from 'postgres';
import type { TokenVerdict } from '../tokens';
import type { ChangeFeed } from './changes/ChangeFeed';
import type { ChannelIdentity } from './channelIdentity';
import type { RealtimeLimits } from './limits';
import type { Serializer, ServerMessage } from './protocol';
import type { Rooms } from './Rooms';

/** What every part of the service shares. */
export interface RealtimeCore {
  /** As a role that may become any token role and sees every message. */
  sql: postgres.Sql;
  rooms: Rooms;
  changes: ChangeFeed;
  verify: (token: string) => Promise<TokenVerdict>;
  limits: RealtimeLimits;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
}

/** The connection a channel came over, as the channel sees it. */
export interface Link {
  /** Who opened the connection: its API key. */
  readonly identity: ChannelIdentity;
  readonly headers: Record<string, string>;
  readonly serializer: Serializer;
  send(message: ServerMessage): void;
  sendFrame(frame: string | Buffer): void;
}
