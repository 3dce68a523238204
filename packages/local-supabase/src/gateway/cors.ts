import type { MiddlewareHandler } from 'hono';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
/** Answered to a preflight that does not say which headers it is about. */
const USUAL_HEADERS = 'authorization, apikey, content-type, prefer, x-client-info, x-upsert';
/** What a script may read; `content-range` carries the totals of lists. */
const EXPOSED_HEADERS = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'ETag',
  'Location',
  'Preference-Applied',
  'Range-Unit',
  'Retry-After',
  'Tus-Complete',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'sb-error-code',
  'sb-request-id',
  'x-sb-error-code',
  'x-supabase-api-version',
].join(', ');

/** Any origin may call, as on a hosted project: keys and tokens protect, not the origin. Preflights end here. */
export const cors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')) {
    return new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': context.req.header('access-control-request-headers') ?? USUAL_HEADERS,
        'access-control-max-age': '3600',
        vary: 'Access-Control-Request-Headers',
      },
    });
  }
  await next();
  context.res.headers.set('access-control-allow-origin', '*');
  context.res.headers.set('access-control-expose-headers', EXPOSED_HEADERS);
};
