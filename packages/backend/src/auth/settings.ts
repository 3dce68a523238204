import type { AuthService } from './deps';

const absentProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** GET /settings: which ways in are open. */
export function settingsJson(service: AuthService) {
  const external = Object.fromEntries(absentProviders.map((provider) => [provider, false]));
  return {
    external: { ...external, email: true },
    disable_signup: !service.settings.isSignupOpen,
    mailer_autoconfirm: service.settings.isAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}

/** GET /health */
export const healthJson = {
  version: 'v2.0.0-grow',
  name: 'GoTrue',
  description: 'The auth service of the local GROW backend',
};
