import type { Context } from 'hono';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure, invalid } from '../errors';
import { challengeOf } from '../pkce';
import { allowedRedirect, redirectOrSite } from '../redirects';
import { beginFlow } from './flows';
import { ProviderError, type Provider } from './provider';
import { hostedProviders } from './hostedProviders';

/** Parameters that are ours or the protocol's; everything else goes on to the provider, such as `prompt`. */
const withheld = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'invite_token',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
]);

function parametersOf(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !withheld.has(name.toLowerCase())));
}

function providerOf(service: AuthService, name: string): Provider {
  const provider = service.providers.get(name);
  if (provider) return provider;
  const isKnown = hostedProviders.includes(name);
  throw invalid(
    `Unsupported provider: ${isKnown ? 'provider is not enabled' : `Provider ${name} could not be found`}`,
  );
}

/** Where a provider sends people back to. */
export const callbackUrlOf = (service: AuthService) => `${service.issuer}/callback`;

/** GET /authorize: sends the person to a provider's consent, and remembers what for. */
export async function getAuthorize(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const query = c.req.query();
  const name = (query['provider'] ?? '').toLowerCase();
  const provider = providerOf(service, name);
  const challenge = challengeOf(query);
  const wish = allowedRedirect(service, query['redirect_to'] ?? '');
  const target = wish ?? redirectOrSite(service, c.req.header('referer') ?? '');
  try {
    const state = await beginFlow(service, { provider: name, target: target.href, challenge });
    const url = await provider.consentUrl({
      state,
      callbackUrl: callbackUrlOf(service),
      scopes: query['scopes'] ?? '',
      parameters: parametersOf(query),
    });
    return c.redirect(url.href, 302);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.error(`auth: the provider ${name} cannot be asked`, error);
    throw new AuthFailure(500, 'unexpected_failure', 'The provider cannot be reached at the moment');
  }
}
