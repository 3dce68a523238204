import { isJsonObject } from '../../tokens';
import { githubProfile } from './profiles';
import { ProviderError, type Provider, type ProviderCredentials } from './provider';
import { askProvider, consentUrlOf, exchangeCode } from './requests';

/** What makes the GitHub provider; `url` is that of an enterprise server, as in a hosted project's settings. */
export type GithubOptions = ProviderCredentials & { url?: string };

const scopes = ['user:email'];

/** GitHub, which speaks plain OAuth: who somebody is has to be asked for. */
export function createGithubProvider({ url = '', ...credentials }: GithubOptions): Provider {
  const base = url.replace(/\/$/, '');
  const site = base || 'https://github.com';
  const api = base === '' ? 'https://api.github.com' : `${base}/api/v3`;
  return {
    consentUrl: (request) =>
      Promise.resolve(consentUrlOf(`${site}/login/oauth/authorize`, credentials.clientId, scopes, request)),
    async redeem(code, callbackUrl) {
      const { accessToken, refreshToken } = await exchangeCode(
        `${site}/login/oauth/access_token`,
        credentials,
        code,
        callbackUrl,
      );
      const headers = { Authorization: `Bearer ${accessToken}` };
      const [user, emails] = await Promise.all([
        askProvider('profile', `${api}/user`, { headers }),
        askProvider('profile', `${api}/user/emails`, { headers }),
      ]);
      const profile = githubProfile(
        api,
        isJsonObject(user) ? user : {},
        Array.isArray(emails) ? emails.filter(isJsonObject) : [],
      );
      if (profile.subject === '') throw new ProviderError('profile', 'GitHub did not say whose token it is');
      return { accessToken, refreshToken, profile };
    },
  };
}
