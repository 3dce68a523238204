import { withConnection } from '../../bootstrap/connection';
import type { RequestIdentity } from '../../gateway/identity';
import { roleUrl } from '../../postgres';
import { createTestDatabase } from '../../testing/createTestDatabase';
import { createRestEngine } from '../createRestEngine';

export const visitor: RequestIdentity = { role: 'anon', claims: null };

export const RETURNING = { prefer: 'return=representation' };
export const ONE = { accept: 'application/vnd.pgrst.object+json' };

export interface Asking {
  as?: RequestIdentity;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An engine over a database with tables of its own; `ask` sends it a request below `/rest/v1`, as a member unless told. */
export async function openEngine(tables: string, member: RequestIdentity) {
  const database = await createTestDatabase();
  await withConnection(database.url, (sql) => sql.unsafe(tables));
  const engine = await createRestEngine({
    url: roleUrl(database.adminUrl, 'authenticator'),
    adminUrl: database.adminUrl,
  });
  return {
    database,
    async ask(path: string, { as = member, method = 'GET', body, headers = {} }: Asking = {}) {
      const request = new Request(`http://localhost/rest/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer not-for-the-engine',
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const response = await engine.handle(request, as);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
      const json: unknown = isJson ? JSON.parse(text) : null;
      const range = response.headers.get('content-range');
      return { status: response.status, text, json, range, headers: response.headers };
    },
    async close() {
      await engine.close();
      await database.drop();
    },
  };
}

export type TestEngine = Awaited<ReturnType<typeof openEngine>>;
