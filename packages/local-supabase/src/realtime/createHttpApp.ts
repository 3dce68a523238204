// Broadcasts by plain HTTP: from servers, and from clients that are not connected.
import { Hono, type Context } from 'hono';
import { MAX_VALUES } from '../gateway/holdsTooMany';
import type { Caller, RequestIdentity } from '../gateway/identity';
import { isJsonObject, type JsonObject } from '../tokens';
import { askWriting } from './authorization';
import { isTooDeep, parseJson, type UserBroadcast } from './protocol';
import type { RealtimeCore } from './RealtimeCore';

type HttpEnv = { Bindings: { identity: RequestIdentity; caller: Caller } };

/** One message of a batch. */
interface BatchMessage {
  topic: string;
  event: string;
  payload: JsonObject;
  isPrivate: boolean;
}

const accepted = (): Response => new Response(null, { status: 202 });
const problem = (status: number, message: string): Response => Response.json({ message }, { status });
const invalid = (errors: object): Response => Response.json({ errors }, { status: 422 });

const TOO_LARGE = 'Payload size exceeds tenant limit';
const TOO_DEEP = 'is nested too deeply';
const BLANK = "can't be blank";

/** The HTTP side of the service, under /realtime/v1. */
export function createHttpApp(core: RealtimeCore): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>().basePath('/realtime/v1');
  app.use(async (context, next) => {
    if (context.env.caller.kind !== 'known') return problem(401, 'Unauthorized');
    await next();
  });
  app.get('/websocket', () =>
    Response.json(
      { message: 'This address takes WebSockets only.' },
      { status: 426, headers: { upgrade: 'websocket' } },
    ),
  );
  app.get('/api/ping', () => Response.json({ message: 'Success' }));
  app.post('/api/broadcast', (context) => broadcastBatch(core, context));
  app.post('/api/broadcast/:topic/events/:event', (context) => broadcastOne(core, context));
  app.notFound(() => problem(404, 'not found'));
  return app;
}

async function broadcastBatch(core: RealtimeCore, context: Context<HttpEnv>): Promise<Response> {
  const body = parseJson(await context.req.text());
  const entries: unknown = isJsonObject(body) ? body['messages'] : undefined;
  if (!Array.isArray(entries) || entries.length === 0) return invalid({ messages: [BLANK] });
  const read = entries.map((entry: unknown) => readMessage(core, isJsonObject(entry) ? entry : {}));
  if (read.some((result) => 'errors' in result)) {
    return invalid({ messages: read.map((result) => ('errors' in result ? result.errors : {})) });
  }
  const messages = read.flatMap((result) => ('message' in result ? [result.message] : []));
  const privateTopics = [...new Set(messages.flatMap(({ topic, isPrivate }) => (isPrivate ? [topic] : [])))];
  const allowed = new Set<string>();
  for (const topic of privateTopics) {
    if (await maySpeak(core, context, topic)) allowed.add(topic);
  }
  for (const { topic, event, payload, isPrivate } of messages) {
    // Hosted answers 202 all the same and sends nothing.
    if (isPrivate && !allowed.has(topic)) continue;
    const json = JSON.stringify({ event, payload, type: 'broadcast' });
    core.rooms.find(topic, isPrivate)?.broadcastJson(json);
  }
  return accepted();
}

function readMessage(
  core: RealtimeCore,
  { topic, event, payload, private: isPrivate }: JsonObject,
): { message: BatchMessage } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  if (typeof topic !== 'string' || topic === '') errors['topic'] = [BLANK];
  if (typeof event !== 'string' || event === '') errors['event'] = [BLANK];
  if (!isJsonObject(payload)) errors['payload'] = [payload == null ? BLANK : 'is invalid'];
  else if (isTooDeep(payload)) errors['payload'] = [TOO_DEEP];
  else if (Buffer.byteLength(JSON.stringify(payload)) > core.limits.payloadBytes)
    errors['payload'] = [TOO_LARGE];
  if (
    typeof topic !== 'string' ||
    typeof event !== 'string' ||
    !isJsonObject(payload) ||
    Object.keys(errors).length > 0
  ) {
    return { errors };
  }
  return { message: { topic, event, payload, isPrivate: isPrivate === true } };
}

async function broadcastOne(core: RealtimeCore, context: Context<HttpEnv>): Promise<Response> {
  const { topic = '', event = '' } = context.req.param() as Partial<Record<string, string>>;
  const type = (context.req.header('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && type !== 'application/octet-stream') {
    const error = 'Unsupported Media Type. Use application/json or application/octet-stream';
    return Response.json({ error }, { status: 415 });
  }
  const query = Object.keys(context.req.query());
  if (query.some((name) => name.startsWith('persist'))) {
    return problem(501, 'The local backend stores no broadcasts for replay.');
  }
  const body = Buffer.from(await context.req.arrayBuffer());
  const encoding: UserBroadcast['encoding'] = type === 'application/json' ? 'json' : 'binary';
  if (encoding === 'json' && parseJson(body.toString('utf8')) === undefined) {
    return problem(400, `The body is no JSON, or holds more than ${MAX_VALUES} values.`);
  }
  if (body.length > core.limits.payloadBytes) return invalid({ payload: [TOO_LARGE] });
  const isPrivate = context.req.query('private') === 'true';
  if (isPrivate && !(await maySpeak(core, context, topic))) return problem(403, 'Unauthorized');
  core.rooms.find(topic, isPrivate)?.broadcast({ event, encoding, body });
  return accepted();
}

async function maySpeak(core: RealtimeCore, context: Context<HttpEnv>, topic: string): Promise<boolean> {
  try {
    const { identity } = context.env;
    const verdicts = await askWriting(core.sql, { topic, identity, headers: context.req.header() }, false);
    return verdicts.broadcast === true;
  } catch (error) {
    core.log(`realtime: a policy failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
