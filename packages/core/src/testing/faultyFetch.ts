import type { Clock } from '../time/clock';

/** What happens to a request. `answer` is a status with a body; text is sent as it is, anything else as JSON. */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: 'throws' }
  | { readonly kind: 'hangs' }
  | { readonly kind: 'hangsInBody'; readonly status: number }
  | { readonly kind: 'slow'; readonly ms: number; readonly then: Fault };

/** One request that was made. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** When it was made, in milliseconds of the clock. */
  readonly at: number;
}

/** A fetch that never leaves the machine. */
export interface FaultyFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Every request so far, in order. */
  readonly requests: readonly SeenRequest[];
}

/** Answers each request as `respond` decides. */
export function faultyFetch(clock: Clock, respond: (request: SeenRequest) => Fault): FaultyFetch {
  const requests: SeenRequest[] = [];
  const play = async (fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> => {
    switch (fault.kind) {
      case 'answer':
        return toResponse(fault);
      case 'throws':
        throw new TypeError('Failed to fetch');
      case 'hangs':
        return untilAborted(signal);
      case 'hangsInBody':
        return new Response(new ReadableStream(), { status: fault.status });
      case 'slow':
        await new Promise<void>((resolve) => clock.after(fault.ms, resolve));
        return play(fault.then, signal);
    }
  };
  const fetchFake = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const request: SeenRequest = {
      method: init?.method ?? 'GET',
      url,
      headers: new Headers(init?.headers),
      body: readBody(text),
      at: clock.now(),
    };
    requests.push(request);
    return play(respond(request), init?.signal);
  };
  return Object.assign(fetchFake, { requests });
}

function readBody(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toResponse(fault: Extract<Fault, { kind: 'answer' }>): Response {
  const headers = new Headers(fault.headers);
  if (fault.body === undefined) return new Response(null, { status: fault.status, headers });
  if (typeof fault.body === 'string') return new Response(fault.body, { status: fault.status, headers });
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(fault.body), { status: fault.status, headers });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
