import { isJsonObject } from '../tokens';
import { broadcastJson, parseJson, refOf, type Serializer } from './protocol';

/** Protocol 1.0.0: every frame is a JSON object. Its answers carry no join reference. */
export const serializerV1: Serializer = {
  decode(data, isBinary) {
    const frame = isBinary ? undefined : parseJson(data.toString('utf8'));
    if (!isJsonObject(frame)) return null;
    const { topic, event, payload } = frame;
    if (typeof topic !== 'string' || typeof event !== 'string') return null;
    return {
      joinRef: refOf(frame['join_ref']),
      ref: refOf(frame['ref']),
      topic,
      event,
      payload: { kind: 'json', value: payload },
    };
  },

  encode({ ref, topic, event, json }) {
    const [topicText, eventText, refText] = [topic, event, ref].map((part) => JSON.stringify(part));
    return `{"topic":${topicText},"event":${eventText},"payload":${json},"ref":${refText}}`;
  },

  encodeBroadcast(topic, broadcast) {
    if (broadcast.encoding === 'binary') return null;
    return this.encode({
      joinRef: null,
      ref: null,
      topic,
      event: 'broadcast',
      json: broadcastJson(broadcast),
    });
  },
};
