// The Phoenix channel protocol, apart from how it is written on the wire.
import { holdsTooMany } from '../gateway/holdsTooMany';
import type { JsonObject } from '../tokens';

/** A broadcast whose body nobody on the way has to understand. */
export interface UserBroadcast {
  event: string;
  encoding: 'json' | 'binary';
  body: Buffer;
  /** Told to receivers beside the body, such as the id of a stored message. */
  meta?: JsonObject;
}

/** What a client pushed: JSON, or a broadcast in the binary form of protocol 2. */
export type PushPayload =
  | { kind: 'json'; value: unknown }
  | { kind: 'broadcast'; broadcast: UserBroadcast; options: JsonObject };

/** A frame from a client. */
export interface ClientMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: PushPayload;
}

/** A frame to a client; `json` is its payload, written already, so that many receivers share one text. */
export interface ServerMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  json: string;
}

/** How a version of the protocol writes frames. */
export interface Serializer {
  /** Null for what is no frame of this version. */
  decode(data: Buffer, isBinary: boolean): ClientMessage | null;
  encode(message: ServerMessage): string;
  /** Null for what this version cannot carry: bytes in protocol 1, names past 255 bytes in protocol 2. */
  encodeBroadcast(topic: string, broadcast: UserBroadcast): string | Buffer | null;
}

/** Parses JSON; undefined for what is none, or holds more values than are read. */
export function parseJson(text: string): unknown {
  if (holdsTooMany(text, 'json')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Levels of a payload that is read and written again; far more than anybody nests, far less than the stack holds. */
const MAX_LEVELS = 500;

/** Whether parsed JSON is nested so deeply that writing it could end on the stack. */
export function isTooDeep(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1));
}

/** A reference as clients send it: a string, a number in old ones, or nothing. */
export function refOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** The payload of a `broadcast` frame as text. */
export function broadcastJson({ event, body, meta }: UserBroadcast): string {
  const metaPart = meta === undefined ? '' : `,"meta":${JSON.stringify(meta)}`;
  return `{"event":${JSON.stringify(event)},"payload":${body.toString('utf8')},"type":"broadcast"${metaPart}}`;
}
