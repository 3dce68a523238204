// A backend as far as profiles and avatars go: one row, one bucket, the paths and answers of the hosted services. It stands in for
// a network whose faults can be placed; the real engines are tested where they live.
import { createClient } from '@supabase/supabase-js';
import { buildProfileRow, IdleSocket } from '../src/testing';
import type { Database } from '../src/db/database.types';

/** What happens to one request. */
export type Fault =
  | 'none'
  /** The connection breaks before the backend sees the request. */
  | 'lost'
  /** The backend does what was asked; its answer is lost. */
  | 'answer_lost'
  /** The backend refuses. */
  | 'refused'
  /** The backend fails before it has done anything. */
  | 'failed'
  /** A gateway in between gives up before the backend has done anything. */
  | 'gateway';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
}

const json = (body: unknown, status = 200, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'content-type': 'application/json' } });

export const userId = '00000000-0000-4000-8000-000000000001';

/** A backend of one person; `decide` places a fault on each request. */
export function backendDouble(decide: (request: SeenRequest, index: number) => Fault = () => 'none') {
  let row = buildProfileRow({ user_id: userId, avatar: null });
  const files = new Map<string, Blob>();
  const seen: SeenRequest[] = [];
  let version = 0;

  const objects = '/storage/v1/object';
  async function answer(request: SeenRequest, body: unknown): Promise<Response> {
    const { method, path, search } = request;
    const file = path.slice(`${objects}/avatars/`.length);
    if (path.startsWith('/rest/v1/profiles')) {
      if (method !== 'PATCH') return json(row);
      if (search.get('updated_at') !== `eq.${row.updated_at}`) {
        return json({ code: 'PGRST116', message: 'x', details: 'The result contains 0 rows' }, 406);
      }
      version += 1;
      const written = `2024-10-01T08:00:00.${String(version).padStart(6, '0')}+00:00`;
      row = { ...row, ...(JSON.parse(String(body)) as object), updated_at: written };
      return json(row);
    }
    if (path === `${objects}/list/avatars`) return json([...files.keys()].map((name) => ({ name })));
    if (path === `${objects}/avatars` && method === 'DELETE') {
      const { prefixes } = JSON.parse(String(body)) as { prefixes: string[] };
      return json(prefixes.filter((name) => files.delete(name)).map((name) => ({ name })));
    }
    if (method === 'POST' && body instanceof FormData) {
      files.set(file, body.get('') as Blob);
      return json({ Key: `avatars/${file}`, Id: 'id' });
    }
    const found = files.get(file);
    if (found) return new Response(found);
    return json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, 400);
  }

  const fetchDouble = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    const request = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      headers: new Headers(init?.headers),
    };
    const fault = decide(request, seen.push(request) - 1);
    if (fault === 'lost') throw new TypeError('fetch failed');
    if (fault === 'refused') return json({ code: '42501', message: 'refused' }, 403);
    if (fault === 'failed') return json({ code: 'XX000', message: 'failed' }, 500);
    if (fault === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    const response = await answer(request, init?.body);
    if (fault === 'answer_lost') throw new TypeError('fetch failed');
    return response;
  };

  return {
    client: connect(fetchDouble),
    /** A client of the same backend whose requests wait for, or fail with, what `before` returns. */
    through: (before: (request: string) => Promise<unknown>) =>
      connect(async (input, init) => {
        await before(`${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`);
        return fetchDouble(input, init);
      }),
    files,
    seen,
    avatar: () => row.avatar ?? undefined,
    setAvatar(avatar: string) {
      files.set(avatar, new Blob(['old']));
      row = { ...row, avatar };
    },
  };
}

/** A real client of the data API that speaks through `fetch`. */
export function connect(fetchDouble: typeof fetch) {
  return createClient<Database>('http://backend.test', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: fetchDouble },
    // Node 20 has no sockets of its own.
    realtime: { transport: IdleSocket },
  });
}
