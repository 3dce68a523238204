import { connect } from './backendDouble';

/** What a data API was asked. */
export interface RestRequest {
  readonly method: string;
  readonly table: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What it answers; without a body, as a lost connection. */
export interface RestAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly total?: number;
  readonly isLost?: boolean;
}

/** A data API that answers from a script, and the real client that speaks to it. */
export function restDouble(respond: (request: RestRequest, index: number) => RestAnswer) {
  const seen: RestRequest[] = [];
  const client = connect(async (input, init) => {
    init?.signal?.throwIfAborted();
    const url = new URL(input instanceof Request ? input.url : input);
    const request = {
      method: init?.method ?? 'GET',
      table: url.pathname.split('/').at(-1) ?? '',
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    const { status = 200, body, total, isLost = false } = respond(request, seen.push(request) - 1);
    if (isLost) throw new TypeError('fetch failed');
    const headers = total === undefined ? {} : { 'content-range': `0-0/${total}` };
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers });
  });
  return { client, seen };
}
