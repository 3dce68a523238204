import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../tokens';
import { textOf } from './body';
import { secondsAgo, type AuthService, type Db } from './deps';
import { AuthFailure, invalid } from './errors';

/** The challenge a client sent along, to be met when it exchanges the code. */
export type Challenge = { value: string; method: 's256' | 'plain' };

/** How a flow began; it becomes the session's authentication method. */
export type FlowMethod = 'email/signup' | 'magiclink' | 'recovery' | 'email_change' | 'invite';

/** The challenge of a request, or null when there is none. @throws AuthFailure validation_failed */
export function challengeOf(body: JsonObject): Challenge | null {
  const value = textOf(body, 'code_challenge');
  const method = textOf(body, 'code_challenge_method').toLowerCase();
  if (value === '' && method === '') return null;
  if (value === '' || method === '')
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (!/^[\w.~-]{43,128}$/.test(value)) {
    throw invalid('code challenge has to be between 43 and 128 characters of letters, digits, -, ., _ and ~');
  }
  if (method !== 's256' && method !== 'plain') throw invalid('code challenge method has to be s256 or plain');
  return { value, method };
}

/** Days after which a flow that nobody finished is thrown away. */
const keptFor = 1;

/** Throws away the flows that nobody finished. */
export async function dropOldFlows(service: AuthService, db: Db): Promise<void> {
  await db`delete from auth.flow_state where created_at < ${secondsAgo(service, keptFor * 86_400)}`;
}

/** Remembers a challenge until the link is followed, in the place of an earlier one: its link is dead as well. */
export async function createFlow(
  service: AuthService,
  db: Db,
  flow: { userId: string; method: FlowMethod; challenge: Challenge },
): Promise<void> {
  const now = service.clock();
  const { value, method } = flow.challenge;
  await dropOldFlows(service, db);
  // A code that was issued stays: it may be on its way to be exchanged.
  await db`
    delete from auth.flow_state
    where user_id = ${flow.userId} and authentication_method = ${flow.method} and auth_code_issued_at is null`;
  await db`
    insert into auth.flow_state (
      id, user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method,
      created_at, updated_at
    ) values (
      ${randomUUID()}, ${flow.userId}, ${randomUUID()}, ${value}, ${method}, 'email', ${flow.method}, ${now}, ${now}
    )`;
}

/** The code for the person's latest flow of a kind; its short life starts now. @throws AuthFailure flow_state_not_found */
export async function issueAuthCode(
  service: AuthService,
  db: Db,
  userId: string,
  methods: FlowMethod[],
): Promise<string> {
  const [flow] = await db<{ auth_code: string }[]>`
    update auth.flow_state set auth_code_issued_at = ${service.clock()} where id = (
      select id from auth.flow_state where user_id = ${userId} and authentication_method in ${db(methods)}
        and auth_code_issued_at is null
      order by created_at desc limit 1
    ) returning auth_code`;
  if (!flow) throw new AuthFailure(422, 'flow_state_not_found', 'No valid flow state found for user.');
  return flow.auth_code;
}

/** Makes every code that a person was given, or would be given by a link, worthless. */
export async function clearFlows(db: Db, userId: string): Promise<void> {
  await db`delete from auth.flow_state where user_id = ${userId}`;
}

function isMet(challenge: Challenge, verifier: string): boolean {
  const hashed = createHash('sha256').update(verifier).digest('base64url');
  const answer = Buffer.from(challenge.method === 's256' ? hashed : verifier);
  const expected = Buffer.from(challenge.value);
  return answer.length === expected.length && timingSafeEqual(answer, expected);
}

/** Whose a code was, how they came, and the tokens of the provider they came by. */
export type Redeemed = {
  userId: string;
  method: string;
  provider_token?: string;
  provider_refresh_token?: string;
};

/** Exchanges a code, once. @throws AuthFailure flow_state_not_found, flow_state_expired, bad_code_verifier */
export async function redeemAuthCode(
  service: AuthService,
  db: Db,
  code: string,
  verifier: string,
): Promise<Redeemed> {
  const oldest = secondsAgo(service, service.settings.flowLifetime);
  const [flow] = await db<
    {
      id: string;
      user_id: string;
      value: string;
      method: Challenge['method'];
      via: string;
      providerToken: string | null;
      providerRefreshToken: string | null;
      isExpired: boolean;
    }[]
  >`
    select id, user_id, code_challenge as value, code_challenge_method as method, authentication_method as via,
      provider_access_token as "providerToken", provider_refresh_token as "providerRefreshToken",
      coalesce(auth_code_issued_at <= ${oldest}, true) as "isExpired"
    from auth.flow_state where auth_code = ${code} and user_id is not null for update`;
  if (!flow) {
    throw new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.isExpired) {
    throw new AuthFailure(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!isMet(flow, verifier)) {
    throw new AuthFailure(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await db`delete from auth.flow_state where id = ${flow.id}`;
  return {
    userId: flow.user_id,
    method: flow.via,
    // What the person's provider gave, kept with the flow alone and passed on once.
    ...(flow.providerToken ? { provider_token: flow.providerToken } : {}),
    ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
  };
}
