import type { MiddlewareHandler } from 'hono';
import { tooLargeAnswer } from './answers';

/**
 * Refuses bodies past a size in bytes with 413: by what the sender declares, or, where nothing is declared, as soon as
 * more has come in.
 */
export function limitBody(limit: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const declared = raw.headers.get('content-length');
    if (declared !== null && Number(declared) > limit) return tooLargeAnswer(limit);
    if (declared !== null || raw.body === null || !raw.headers.has('transfer-encoding')) return next();

    const counter = countingStream(limit);
    context.req.raw = new Request(raw.url, {
      method: raw.method,
      headers: raw.headers,
      body: raw.body.pipeThrough(counter.stream),
      duplex: 'half',
    });
    await next();
    if (counter.isExceeded()) context.res = tooLargeAnswer(limit);
    return undefined;
  };
}

function countingStream(limit: number) {
  let total = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > limit) controller.error(new TypeError('The body is larger than allowed'));
      else controller.enqueue(chunk);
    },
  });
  return { stream, isExceeded: () => total > limit };
}
