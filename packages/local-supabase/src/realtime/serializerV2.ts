import { isJsonObject, type JsonObject } from '../tokens';
import {
  broadcastJson,
  parseJson,
  refOf,
  type ClientMessage,
  type Serializer,
  type UserBroadcast,
} from './protocol';

/** First byte of a binary frame: a broadcast from a client, and one to a client. */
const BROADCAST_PUSH = 3;
const BROADCAST = 4;
const JSON_BODY = 1;
/** Lengths in a frame's head are one byte each. */
const MAX_NAME_BYTES = 255;

/** Protocol 2.0.0: frames are JSON arrays, broadcasts may be binary. */
export const serializerV2: Serializer = {
  decode(data, isBinary) {
    return isBinary ? decodeBinary(data) : decodeText(data.toString('utf8'));
  },

  encode({ joinRef, ref, topic, event, json }) {
    const head = [joinRef, ref, topic, event].map((part) => JSON.stringify(part)).join(',');
    return `[${head},${json}]`;
  },

  encodeBroadcast(topic, broadcast) {
    const names = [topic, broadcast.event, broadcast.meta ? JSON.stringify(broadcast.meta) : ''].map((name) =>
      Buffer.from(name),
    );
    if (names.some((name) => name.length > MAX_NAME_BYTES)) return encodeLongNames(topic, broadcast);
    const encoding = broadcast.encoding === 'json' ? JSON_BODY : 0;
    const head = Buffer.from([BROADCAST, ...names.map((name) => name.length), encoding]);
    return Buffer.concat([head, ...names, broadcast.body]);
  },
};

function encodeLongNames(topic: string, broadcast: UserBroadcast): string | null {
  if (broadcast.encoding === 'binary') return null;
  const json = broadcastJson(broadcast);
  return serializerV2.encode({ joinRef: null, ref: null, topic, event: 'broadcast', json });
}

function decodeText(text: string): ClientMessage | null {
  const frame = parseJson(text);
  if (!Array.isArray(frame)) return null;
  const [joinRef, ref, topic, event, value] = frame as unknown[];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload: { kind: 'json', value } };
}

// kind, five lengths, encoding; then join reference, reference, topic, event, options; the rest is the body.
function decodeBinary(data: Buffer): ClientMessage | null {
  if (data[0] !== BROADCAST_PUSH || data.length < 7) return null;
  const encoding = data[6] === JSON_BODY ? 'json' : 'binary';
  let offset = 7;
  const parts: string[] = [];
  for (const length of data.subarray(1, 6)) {
    if (offset + length > data.length) return null;
    parts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  const [joinRef = '', ref = '', topic = '', event = '', optionsText = ''] = parts;
  const body = data.subarray(offset);
  const options = optionsText === '' ? {} : parseJson(optionsText);
  if (!isJsonObject(options) || (encoding === 'json' && parseJson(body.toString('utf8')) === undefined)) {
    return null;
  }
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event: 'broadcast',
    payload: {
      kind: 'broadcast',
      broadcast: { event, encoding, body },
      options: options satisfies JsonObject,
    },
  };
}
