import { isJsonObject, type JsonObject } from '../../tokens';
import { ProviderError, type ConsentRequest, type ProviderCredentials } from './provider';

/** Milliseconds a provider has for an answer, as on a hosted project. */
const patience = 10_000;

/** Asks a provider for JSON. @throws ProviderError */
export async function askProvider(
  step: ProviderError['step'],
  url: string,
  init: RequestInit = {},
): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      ...init,
      // A secret goes along: nobody sends it on to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        Accept: 'application/json',
        'User-Agent': 'local-supabase',
        ...(init.headers as Record<string, string>),
      },
    });
    const text = await answer.text();
    if (!answer.ok) throw new ProviderError(step, `${url} answered ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(step, `${url} gave no usable answer`, { cause: error });
  }
}

/** A text of an answer; anything else is ''. */
export function textIn(object: JsonObject, name: string): string {
  const value = object[name];
  // The database keeps neither NUL nor half a character.
  return typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '') : '';
}

/** The tokens of an answer of a token endpoint. */
export type ProviderTokens = { accessToken: string; refreshToken: string; idToken: string };

/** Exchanges a code at a provider's token endpoint. @throws ProviderError */
export async function exchangeCode(
  endpoint: string,
  { clientId, clientSecret }: ProviderCredentials,
  code: string,
  callbackUrl: string,
): Promise<ProviderTokens> {
  const answer = await askProvider('exchange', endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackUrl,
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
  });
  // GitHub tells its refusals with status 200.
  const tokens = isJsonObject(answer) ? answer : {};
  const accessToken = textIn(tokens, 'access_token');
  if (accessToken === '') {
    throw new ProviderError('exchange', `${endpoint} gave no token: ${textIn(tokens, 'error')}`);
  }
  return { accessToken, refreshToken: textIn(tokens, 'refresh_token'), idToken: textIn(tokens, 'id_token') };
}

/** The address of a provider's consent page. */
export function consentUrlOf(
  endpoint: string,
  clientId: string,
  scopes: string[],
  { state, callbackUrl, scopes: further, parameters }: ConsentRequest,
): URL {
  const url = new URL(endpoint);
  const scope = [...scopes, ...further.split(/[\s,]+/)].filter((name) => name !== '').join(' ');
  const ours = { client_id: clientId, redirect_uri: callbackUrl, response_type: 'code', scope, state };
  for (const [name, value] of Object.entries({ ...parameters, ...ours })) url.searchParams.set(name, value);
  return url;
}
