// A backend of one person, as far as connect asks it; the client in front of it is the real one.
import { createGrowClient, type GrowClient, type Role } from '@grow/core';
import { systemClock } from '@grow/core/time';
import {
  buildProfileRow,
  fakeAuthServer,
  faultyFetch,
  IdleSocket,
  memoryStorage,
  type Fault,
  type SeenRequest,
} from '@grow/core/testing';

const URL_OF_BACKEND = 'http://localhost:54321';

/** The password that the double takes. */
export const PASSWORD = 'eleven-weeks';

export type BackendDouble = {
  readonly client: GrowClient;
  /** What was written, as `table body`. */
  readonly writes: readonly string[];
  /** Loses every connection, or finds it again. */
  setOffline: (isOffline: boolean) => void;
};

/** What a call of a table or a function answers. */
export type Answer = { readonly status?: number; readonly body: unknown };

type Person = {
  role?: Role;
  isOnboarded?: boolean;
  /** Rows of further tables, and of functions that only read as `rpc/…`, by their names. */
  rows?: Readonly<Record<string, unknown>>;
  /** Answers of functions of the database by their names. */
  functions?: Readonly<Record<string, Answer>>;
};

const noFacets = { total: 0, skills: [], cities: [] };

/** Functions that only read, and what they answer in an empty season. */
const readings: Readonly<Record<string, unknown>> = {
  'rpc/my_requests': [],
  'rpc/mentor_triage': [],
  'rpc/search_teams': [],
  'rpc/search_people': [],
  'rpc/team_facets': { teams: noFacets, people: noFacets },
};

const answer = (body: unknown, status = 200, headers?: Record<string, string>): Fault => ({
  kind: 'answer',
  status,
  body,
  ...(headers ? { headers } : {}),
});

const consentRow = (kind: string) => ({ kind, version: '2024-10', given_at: '2024-10-01T08:00:00+00:00' });

/** A backend that knows mara@example.org. */
export function backendDouble(person: Person = {}): BackendDouble {
  const { role = 'PARTICIPANT', isOnboarded = true, rows: others = {}, functions = {} } = person;
  const auth = fakeAuthServer(systemClock);
  const writes: string[] = [];
  const consents = isOnboarded ? [consentRow('terms'), consentRow('privacy')] : [];
  let signupInfo = isOnboarded ? { idea_stage: 'idea', looking_for: 'team' } : undefined;
  let isOffline = false;
  const profile = buildProfileRow({ user_id: 'mara', role, avatar: null });

  function write(table: string, body: unknown): Fault {
    writes.push(`${table} ${JSON.stringify(body)}`);
    const called = table.startsWith('rpc/') ? functions[table.slice('rpc/'.length)] : undefined;
    if (called) return answer(called.body, called.status);
    const row = body as Record<string, string>;
    if (table === 'consents') consents.push(consentRow(row['kind'] ?? ''));
    if (table === 'signup_info') signupInfo = { idea_stage: '', looking_for: '', ...row };
    return answer({ ...(table === 'profiles' ? profile : consentRow(row['kind'] ?? 'terms')), ...row }, 201);
  }

  function read(table: string, query: URLSearchParams): Fault {
    const rows: Record<string, unknown> = {
      // One person is asked for by a single row, several by a list.
      profiles: query.get('user_id')?.startsWith('in.') ? [profile] : profile,
      consents,
      signup_info: signupInfo ? [signupInfo] : [],
      ...readings,
      ...others,
    };
    return answer(rows[table] ?? [], 200, { 'content-range': '*/0' });
  }

  function respond(request: SeenRequest): Fault {
    if (isOffline) return { kind: 'throws' };
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/rest/v1/')) {
      const table = pathname.slice('/rest/v1/'.length);
      const isReading = request.method === 'GET' || request.method === 'HEAD' || table in readings;
      return isReading ? read(table, searchParams) : write(table, request.body);
    }
    const { password } = (request.body ?? {}) as { password?: string };
    if (searchParams.get('grant_type') === 'password' && password !== PASSWORD) {
      return answer({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 400, {
        'X-Supabase-Api-Version': '2024-01-01',
      });
    }
    return auth.respond(request);
  }

  const client = createGrowClient({
    supabaseUrl: URL_OF_BACKEND,
    supabaseKey: 'sb_publishable_test',
    fetch: faultyFetch(systemClock, respond),
    cookieJar: memoryStorage(),
    realtime: { transport: IdleSocket },
  });
  return {
    client,
    writes,
    setOffline: (lost) => {
      isOffline = lost;
    },
  };
}
