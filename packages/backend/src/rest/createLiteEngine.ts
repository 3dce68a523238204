import { App } from '@supabase/lite';
import { AsyncLocalStorage } from 'node:async_hooks';
import postgres from 'postgres';
import type { RequestIdentity } from '../gateway/identity';
import { RoleConnection, refusalOf, type RestRequestContext } from './RoleConnection';
import type { RestEngine } from './RestEngine';
import { responseOfDatabaseError, restError } from './restErrors';
import { readRoleSettings } from './roleSettings';
import { levelRows } from './unlikeRows';

/** Rows that one answer holds at most, as a hosted project is set up. */
export const MAX_ROWS = 1000;

const EXPOSED_SCHEMAS = ['public'];
const FORWARDED_HEADERS = [
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
];
/** Opens the engine's door for us only; the engine never sees a caller's key or token. */
const INNER_KEY = 'gateway';

/**
 * PostgREST's behaviour by the engine of `@supabase/lite`, of which only the REST part is let in: its sign-in, storage,
 * studio, admin mode and system routes stay out of reach, and its errors are replaced by the database's own.
 */
export async function createLiteEngine(options: { url: string; adminUrl: string }): Promise<RestEngine> {
  const requests = new AsyncLocalStorage<RestRequestContext>();
  const listener = postgres(options.adminUrl, { max: 1, onnotice: () => undefined });
  const roleSettings = await readRoleSettings(listener);
  const connection = new RoleConnection({
    ...options,
    exposedSchemas: EXPOSED_SCHEMAS,
    roleSettings,
    requests,
  });
  const app = new App({
    connection,
    api: { enabled: true, schemas: EXPOSED_SCHEMAS, max_rows: MAX_ROWS, pg_safe_update: true },
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        admin: false,
        apiKeys: {
          // The role that counts is set by the connection; this one only opens the engine's door.
          resolver: (key) =>
            Promise.resolve(key === INNER_KEY ? { type: 'publishable', claims: { role: 'anon' } } : null),
        },
      },
    },
  });
  await listener.listen('pgrst', () => {
    connection.forgetSchema();
  });

  return {
    handle: (request, identity) => answer((inner) => app.fetch(inner), requests, request, identity),
    async close() {
      await Promise.all([connection.close(), listener.end()]);
    },
  };
}

async function answer(
  askEngine: (inner: Request) => Response | Promise<Response>,
  requests: AsyncLocalStorage<RestRequestContext>,
  request: Request,
  identity: RequestIdentity,
): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/rest\/v1/, '');
  if (!/^\/(?:rpc\/)?[^/]+$/.test(path)) {
    return restError(404, {
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
      details: null,
      hint: 'The local backend answers /rest/v1/<table or view> and /rest/v1/rpc/<function>.',
    });
  }
  const context: RestRequestContext = {
    identity,
    method: request.method,
    path,
    headers: JSON.stringify(Object.fromEntries(request.headers)),
  };
  const inner = await innerRequest(request, url, path);
  if (inner === null) return cannotShowDefaults();
  const response = await requests.run(context, async () => askEngine(inner));
  if (context.failure === undefined) return response;
  return refusalOf(context.failure) ?? responseOfDatabaseError(context.failure.error, identity.role);
}

/** The request as the engine may see it: no key, no token; null where its answer would be wrong. */
async function innerRequest(request: Request, url: URL, path: string): Promise<Request | null> {
  const headers = new Headers({ apikey: INNER_KEY });
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // PostgREST estimates only past the largest page; the engine underneath always would.
  const prefer = (headers.get('prefer') ?? '').replace('count=estimated', 'count=exact');
  if (prefer !== '') headers.set('prefer', prefer);
  const target = `http://engine/rest/v1${path}${url.search}`;
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(target, { method: request.method, headers });
  }
  const rows = levelRows(await request.text(), url.searchParams.get('columns'), prefer);
  if (rows.kind === 'cannotShowDefaults') return null;
  return new Request(target, {
    method: request.method,
    headers,
    ...(rows.body === '' ? {} : { body: rows.body }),
  });
}

function cannotShowDefaults(): Response {
  return restError(501, {
    code: 'local_backend',
    message:
      'The local backend cannot return rows that were inserted with missing=default and unlike columns.',
    details: null,
    hint: 'Give every row the same columns, or insert without asking for the rows.',
  });
}
