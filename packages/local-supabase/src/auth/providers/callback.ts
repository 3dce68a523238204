import type { Context } from 'hono';
import type { JsonObject } from '../../tokens';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { deviceOf, openSession, type Device } from '../sessions';
import { transact } from '../transact';
import { signInWithProfile } from './account';
import { callbackUrlOf } from './authorize';
import { claimFlow, finishFlow, type ProviderFlow } from './flows';
import { ProviderError, type ProviderGrant } from './provider';
import { landingAt } from '../landing';
import { ProviderRefusal, failureParameters } from './landing';

/** What a provider sends back: in the query, or, where it posts a form, in the body. */
async function answerOf(c: Context<AuthEnv>): Promise<URLSearchParams> {
  if (c.req.method !== 'POST') return new URL(c.req.url).searchParams;
  return new URLSearchParams(await c.req.text());
}

async function grantOf(
  service: AuthService,
  flow: ProviderFlow,
  answer: URLSearchParams,
): Promise<ProviderGrant> {
  const refusal = answer.get('error') ?? '';
  if (refusal !== '') throw new ProviderRefusal(refusal, answer.get('error_description') ?? '');
  const code = answer.get('code') ?? '';
  if (code === '') {
    throw new AuthFailure(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    );
  }
  const provider = service.providers.get(flow.provider);
  if (!provider) {
    throw new AuthFailure(
      400,
      'oauth_provider_not_supported',
      'Unsupported provider: provider is not enabled',
    );
  }
  try {
    return await provider.redeem(code, callbackUrlOf(service));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.error(`auth: the login with ${flow.provider} failed`, error);
    const message =
      error.step === 'profile'
        ? 'Error getting user profile from external provider'
        : `Unable to exchange external code: ${code.slice(0, 4)}`;
    throw new AuthFailure(500, 'unexpected_failure', message);
  }
}

/** The tokens for the client's page, where it asked for no code. */
function fragmentOf(session: JsonObject, grant: ProviderGrant): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  const tokens = { access_token, expires_at, expires_in, refresh_token, token_type };
  const pairs = Object.entries(tokens).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    ...Object.fromEntries(pairs),
    provider_token: grant.accessToken,
    ...(grant.refreshToken === '' ? {} : { provider_refresh_token: grant.refreshToken }),
  };
}

async function follow(
  service: AuthService,
  flow: ProviderFlow,
  answer: URLSearchParams,
  device: Device,
): Promise<string> {
  const grant = await grantOf(service, flow, answer);
  const outcome = await signInWithProfile(service, flow.provider, grant.profile);
  if (outcome.kind === 'refused') throw outcome.failure;
  const { userId } = outcome;
  const target = new URL(flow.target);
  if (flow.authCode !== null) {
    await finishFlow(service, service.sql, flow, { userId, ...grant });
    target.searchParams.set('code', flow.authCode);
    return target.href;
  }
  const session = await transact(service, ({ tx }) => openSession(service, tx, userId, 'oauth', device));
  return landingAt(target, { fragment: fragmentOf(session, grant) });
}

/** GET and POST /callback: where a provider sends people back to; always ends in a redirect. */
export async function handleCallback(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const answer = await answerOf(c);
  let flow: ProviderFlow;
  try {
    flow = await claimFlow(service, answer.get('state') ?? '');
  } catch (error) {
    // Nobody knows where this one wanted to go.
    return c.redirect(landingAt(new URL(service.siteUrl), { query: failureParameters(error) }), 303);
  }
  try {
    return c.redirect(await follow(service, flow, answer, deviceOf(service, c)), 302);
  } catch (error) {
    const failure = failureParameters(error);
    await service.sql`delete from auth.flow_state where id = ${flow.id}`;
    return c.redirect(landingAt(new URL(flow.target), { query: failure, fragment: failure }), 302);
  }
}
