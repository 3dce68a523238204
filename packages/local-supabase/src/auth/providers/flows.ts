import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../bearer';
import { secondsAgo, type AuthService, type Db } from '../deps';
import { AuthFailure } from '../errors';
import { dropOldFlows, type Challenge } from '../pkce';

/** A way to a provider and back. */
export type ProviderFlow = {
  id: string;
  provider: string;
  /** Where it ends; checked when it began. */
  target: string;
  /** The code that the client exchanges, or null where it asked for the tokens themselves. */
  authCode: string | null;
};

const badState = (message: string) => new AuthFailure(400, 'bad_oauth_state', message);

function signatureOf(service: AuthService, id: string): string {
  return createHmac('sha256', service.signingKeys.oneTimeSecret).update(`state\n${id}`).digest('base64url');
}

/** Remembers a flow and gives the state that goes along with it. */
export async function beginFlow(
  service: AuthService,
  flow: { provider: string; target: string; challenge: Challenge | null },
): Promise<string> {
  const { sql } = service;
  const id = randomUUID();
  const now = service.clock();
  await dropOldFlows(service, sql);
  await sql`
    insert into auth.flow_state (
      id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, referrer,
      created_at, updated_at
    ) values (
      ${id}, ${flow.challenge ? randomUUID() : null}, ${flow.challenge?.value ?? null},
      ${flow.challenge?.method ?? null}, ${flow.provider}, 'oauth', ${flow.target}, ${now}, ${now}
    )`;
  return `${id}.${signatureOf(service, id)}`;
}

function idOf(service: AuthService, state: string): string {
  const [id = '', signature = ''] = state.split('.', 2);
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(service, id));
  if (!isUuid(id) || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw badState('OAuth state parameter is invalid');
  }
  return id;
}

/**
 * Takes the flow that a state stands for. Whoever comes with the same state again, whatever became of the first, finds
 * it used.
 * @throws AuthFailure bad_oauth_callback, bad_oauth_state, flow_state_already_used
 */
export async function claimFlow(service: AuthService, state: string): Promise<ProviderFlow> {
  if (state === '') throw new AuthFailure(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  const id = idOf(service, state);
  const { sql } = service;
  const [flow] = await sql<(ProviderFlow & { began: Date; isUsed: boolean })[]>`
    with found as (
      select * from auth.flow_state where id = ${id} and authentication_method = 'oauth' for update
    ), claimed as (
      update auth.flow_state set auth_code_issued_at = ${service.clock()} from found where flow_state.id = found.id
    )
    select id, provider_type as provider, referrer as target, auth_code as "authCode", created_at as began,
      auth_code_issued_at is not null as "isUsed"
    from found`;
  if (!flow) throw badState('OAuth state not found or expired');
  if (flow.began <= secondsAgo(service, service.settings.flowLifetime)) {
    throw badState('OAuth state has expired');
  }
  if (flow.isUsed) throw new AuthFailure(400, 'flow_state_already_used', 'State has already been used');
  return flow;
}

/** Notes whom the flow's code stands for, with the provider's tokens that come along. */
export async function finishFlow(
  service: AuthService,
  db: Db,
  flow: ProviderFlow,
  result: { userId: string; accessToken: string; refreshToken: string },
): Promise<void> {
  const now = service.clock();
  await db`
    update auth.flow_state set user_id = ${result.userId}, auth_code_issued_at = ${now}, updated_at = ${now},
      provider_access_token = ${result.accessToken}, provider_refresh_token = ${result.refreshToken}
    where id = ${flow.id}`;
}
