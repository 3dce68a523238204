import { MAX_VALUES } from '../gateway/holdsTooMany';
import { restError } from './restError';

/** What PostgREST itself refuses, as opposed to the database. */
export class RestRefusal extends Error {
  override readonly name = 'RestRefusal';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: unknown = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }

  /** The answer in the shape that supabase-js turns into a `PostgrestError`. */
  toResponse(): Response {
    const { status, code, message, details, hint } = this;
    return restError(status, { code, message, details, hint });
  }
}

/** The refusals that do not concern the schema (PGRST0xx and PGRST1xx), as PostgREST words them. */
export const refusals = {
  busy: () => new RestRefusal(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
  parse: (message: string, details: string) => new RestRefusal(400, 'PGRST100', message, details),
  /** PostgREST has no such bound; here no single question may keep the planner busy. */
  embeds: (count: number, most: number) =>
    new RestRefusal(
      400,
      'PGRST100',
      `At most ${most} resources can be embedded in one request`,
      `The request embeds ${count} resources`,
    ),
  rpcMethod: (method: string) => new RestRefusal(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  body: (message: string) => new RestRefusal(400, 'PGRST102', message),
  /** PostgREST has no such bound, but its own time limit; the code is that of a body with too many bytes. */
  tooManyValues: () =>
    new RestRefusal(
      413,
      'payload_too_large',
      `The request body holds more than ${MAX_VALUES} values.`,
      null,
      'Send fewer rows in one request.',
    ),
  range: (details: string) => new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', details),
  putFilters: () =>
    new RestRefusal(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ),
  schema: (name: string, exposed: readonly string[]) =>
    new RestRefusal(
      406,
      'PGRST106',
      `Invalid schema: ${name}`,
      null,
      `Only the following schemas are exposed: ${exposed.join(', ')}`,
    ),
  mediaType: (accepted: readonly string[]) =>
    new RestRefusal(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`),
  notEmbedded: (name: string) =>
    new RestRefusal(
      400,
      'PGRST108',
      `'${name}' is not an embedded resource in this request`,
      null,
      `Verify that '${name}' is included in the 'select' query parameter.`,
    ),
  responseHeaders: () =>
    new RestRefusal(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    ),
  responseStatus: () => new RestRefusal(500, 'PGRST112', 'response.status guc must be a valid status code'),
  putLimit: () =>
    new RestRefusal(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT'),
  putKey: () => new RestRefusal(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)'),
  notSingular: (count: number) =>
    new RestRefusal(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${count} rows`,
    ),
  method: (method: string) => new RestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrder: (origin: string, target: string) =>
    new RestRefusal(
      400,
      'PGRST118',
      `A related order on '${target}' is not possible`,
      `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    ),
  raised: (details: string, hint: string) =>
    new RestRefusal(
      500,
      'PGRST121',
      `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
      details,
      hint,
    ),
  preferences: (invalid: readonly string[]) =>
    new RestRefusal(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    ),
  aggregates: () => new RestRefusal(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  maxAffected: (count: number) =>
    new RestRefusal(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${count} rows`,
    ),
  path: () => new RestRefusal(404, 'PGRST125', 'Invalid path specified in request URL'),
  root: () => new RestRefusal(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  maxAffectedOfSingle: () =>
    new RestRefusal(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    ),
  /** A hosted project loads pg-safeupdate for these roles; its words, its code. */
  wholeTable: (verb: 'UPDATE' | 'DELETE') => new RestRefusal(400, '21000', `${verb} requires a WHERE clause`),
} as const;
