// Many people at one seat: a backend with forty REST connections, people with tokens of their own, requests that leave
// together over sockets that stand already, and somebody who counts who waits for a lock.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import postgres from 'postgres';
import { hashPassword } from '@grow/local-supabase';
import { startLocalBackend, type LocalBackend } from '../localBackend';

const CONNECTIONS = 40;
const PASSWORD = 'a-password-of-a-race';

/** A person who takes part. */
export interface Runner {
  userId: string;
  token: string;
}

/** What a call answered: status, and the code of a refusal. */
export interface Answer {
  status: number;
  code: string | undefined;
}

/** One call of a function by one person. */
export interface Call {
  runner: Runner;
  rpc: string;
  body: Record<string, unknown>;
}

/** What stands ready for races. */
export interface RaceTrack {
  sql: postgres.Sql;
  /** Where to reach the backend and, as the superuser, its database. */
  url: string;
  publishableKey: string;
  databaseUrl: string;
  runners: Runner[];
  /** Where the backend is, and its public key. */
  env: { url: string; publishableKey: string };
  /** Sends all calls at once; answers in their order, the most sessions that waited for a lock at one time, and the connections of the REST service. */
  race: (calls: readonly Call[]) => Promise<{ answers: Answer[]; waiters: number; connections: number }>;
  stop: () => Promise<void>;
}

/** Starts a backend with that many people who are signed in over HTTP. */
export async function openRaceTrack(people: number, isPrepared = true): Promise<RaceTrack> {
  const local = await startLocalBackend({ isPrepared, restConnections: CONNECTIONS });
  const sql = postgres(adminUrlOf(local), { max: 2, onnotice: () => undefined });
  await sql`update public.seasons set team_closes_at = now() + interval '30 days'`;
  const runners = await signedIn(local, sql, people);
  const agent = new Agent({ keepAlive: true, maxSockets: people + 10 });
  const { url, publishableKey } = local.backend.env;

  const send = ({ runner, rpc, body }: Call) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        apikey: publishableKey,
        authorization: `Bearer ${runner.token}`,
        'content-type': 'application/json',
      };
      const call = request(`${url}/rest/v1/rpc/${rpc}`, { agent, method: 'POST', headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          const { code } = status >= 400 ? (JSON.parse(text) as { code?: string }) : { code: undefined };
          resolve({ status, code });
        });
      });
      call.on('error', reject).end(JSON.stringify(body));
    });

  /** On a busy machine some wait too long for a connection. Nothing was done for them, and they ask again, as the page says. */
  const sendUntilServed = async (call: Call): Promise<Answer> => {
    const answer = await send(call);
    return answer.code === 'PGRST003' ? sendUntilServed(call) : answer;
  };

  const watch = async () => {
    const [row] = await sql<{ waiters: number; connections: number }[]>`
      select (select count(distinct pid) from pg_locks where not granted)::int as waiters,
        (select count(*) from pg_stat_activity where usename = 'authenticator')::int as connections`;
    return row ?? { waiters: 0, connections: 0 };
  };

  const race: RaceTrack['race'] = async (calls) => {
    let [waiters, connections, isOver] = [0, 0, false];
    const watching = (async () => {
      while (!isOver) {
        const seen = await watch();
        waiters = Math.max(waiters, seen.waiters);
        connections = Math.max(connections, seen.connections);
      }
    })();
    // The barrier: every call is ready before the first one leaves, and all leave in one turn of the loop.
    await new Promise((resolve) => setImmediate(resolve));
    const answers = await Promise.all(calls.map(sendUntilServed));
    isOver = true;
    await watching;
    return { answers, waiters, connections };
  };

  return {
    sql,
    ...{ url, publishableKey, databaseUrl: adminUrlOf(local) },
    runners,
    env: { url, publishableKey },
    race,
    stop: async () => {
      agent.destroy();
      await sql.end();
      await local.stop();
    },
  };
}

const adminUrlOf = ({ backend }: LocalBackend): string => backend.env.databaseUrl;

/** Accounts with a hash that costs little, as a clock would need minutes for the others; each logs in over HTTP. */
async function signedIn(local: LocalBackend, sql: postgres.Sql, count: number): Promise<Runner[]> {
  const hash = await hashPassword(PASSWORD, 4);
  const emails = Array.from({ length: count }, () => `${randomUUID()}@grow.example`);
  await sql`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change_token_new, email_change, created_at, updated_at
    )
    select '00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', email, ${hash}, now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
    from unnest(${emails}::text[]) as email`;
  const runners: Runner[] = [];
  for (const email of emails) {
    const { data, error } = await local.anonymous().auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    runners.push({ userId: data.user.id, token: data.session.access_token });
  }
  return runners;
}
