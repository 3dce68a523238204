import { unsignedToken } from '../src/testing';
import { connect } from './backendDouble';

/** What the double answers: 200 and an empty object unless told. */
export type Reply = { readonly status?: number; readonly body?: unknown };

/** An auth service that answers from a script, to somebody who is logged in. */
export async function authDouble(respond: (call: string, body: unknown) => Reply) {
  const calls: string[] = [];
  const token = unsignedToken({ sub: 'mara', exp: Math.floor(Date.now() / 1000) + 3600, aal: 'aal1' });
  const client = connect((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const call = `${init?.method ?? 'GET'} ${pathname.slice('/auth/v1'.length)}`;
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (call === 'POST /token') {
      const user = { id: 'mara', email: 'mara@example.org' };
      const session = {
        access_token: token,
        refresh_token: 'r',
        expires_in: 3600,
        token_type: 'bearer',
        user,
      };
      return Promise.resolve(new Response(JSON.stringify(session)));
    }
    calls.push(call);
    const { status = 200, body = {} } = respond(call, sent);
    const headers = { 'X-Supabase-Api-Version': '2024-01-01', 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  await client.auth.signInWithPassword({ email: 'mara@example.org', password: 'x' });
  return { client, calls };
}
