/** What a hosted project allows by default; tests pass smaller numbers. */
export interface RealtimeLimits {
  /** Largest WebSocket frame in bytes; a larger one ends the connection (1009). */
  frameBytes: number;
  /** Largest payload of a broadcast or a presence in bytes. */
  payloadBytes: number;
  /** Channels of one connection. */
  channels: number;
  /** Joins of one connection in a second. */
  joinsPerSecond: number;
  /** Presence events of one channel within `presenceWindow` milliseconds. */
  presenceEvents: number;
  presenceWindow: number;
  /** Milliseconds without any frame after which a connection is closed; clients send a heartbeat every 25 s. */
  idle: number;
  /** Milliseconds between two looks at idle connections and expired tokens. */
  sweep: number;
  /** Milliseconds between two looks for stored messages that are past their time. */
  purge: number;
  /** Bytes that may wait for a client that does not read; with more its connection ends, and it comes back by itself. */
  unreadBytes: number;
}

/** How long one question to the database may take: neither a policy nor a subscriber's pattern may keep it busy. */
export const STATEMENT_TIMEOUT = '8s';

export const HOSTED_LIMITS: RealtimeLimits = {
  frameBytes: 5_000_000,
  payloadBytes: 3_000_000,
  channels: 100,
  joinsPerSecond: 100,
  presenceEvents: 5,
  presenceWindow: 30_000,
  idle: 60_000,
  sweep: 1_000,
  purge: 3_600_000,
  unreadBytes: 16_000_000,
};
