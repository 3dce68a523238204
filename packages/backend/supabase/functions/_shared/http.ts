// What every function does alike: preflights, one method, JSON in and out, refusals by code, failures under an id.
import { logFailure, requestHeaders, requestIdOf } from './failures.ts';

/** Browsers of every origin may call, as they may call the data API: keys and tokens protect, not the origin. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'access-control-allow-methods': 'POST, OPTIONS',
};

/** An answer that is no success: a stable code, and words for developers that tell nothing about other people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of the body. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

const answerTo =
  (id: string) =>
  (body: unknown, status = 200): Response =>
    Response.json(body, {
      status,
      headers: { ...corsHeaders, ...requestHeaders(id), 'cache-control': 'no-store' },
    });

/** Serves a function that takes POST and answers JSON. What it throws unforeseen is logged and told as 500. */
export function servePost(work: (request: Request) => Promise<unknown>): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    const started = performance.now();
    const id = requestIdOf(request);
    const answer = answerTo(id);
    if (request.method !== 'POST') {
      return answer({ code: 'method_not_allowed', message: 'This function takes POST.' }, 405);
    }
    try {
      return answer(await work(request));
    } catch (error) {
      if (error instanceof Refusal) {
        return answer({ code: error.code, message: error.message, ...error.details }, error.status);
      }
      logFailure(request, id, started, error);
      return answer({ code: 'unexpected_failure', message: 'The function failed.' }, 500);
    }
  });
}

/** More than any of the functions takes, and far less than what hurts a worker. */
const MOST_BYTES = 65_536;

/** The text of a body, read no further than it may be long. @throws Refusal payload_too_large */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Refusal(413, 'payload_too_large', 'The body is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The JSON object of a request; no body is an empty one. @throws Refusal validation_failed, payload_too_large */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return body as Record<string, unknown>;
    }
  } catch {
    // Told below, with everything else that is no object.
  }
  throw new Refusal(400, 'validation_failed', 'The body must be a JSON object.');
}

/** A text of a body, or '' where there is none. @throws Refusal validation_failed */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') throw new Refusal(400, 'validation_failed', `${name} must be a text.`);
  return value;
}
