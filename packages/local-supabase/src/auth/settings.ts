import type { AuthService } from './deps';
import { hostedProviders } from './providers/hostedProviders';

/** GET /settings: which ways in are open. */
export function settingsJson(service: AuthService) {
  const external = Object.fromEntries(hostedProviders.map((name) => [name, service.providers.has(name)]));
  return {
    external: { ...external, email: true, phone: false, anonymous_users: false },
    disable_signup: !service.settings.isSignupOpen,
    mailer_autoconfirm: service.settings.isAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: service.settings.passkeys.isEnabled,
  };
}

/** GET /health */
export const healthJson = {
  version: 'v2.0.0-local',
  name: 'GoTrue',
  description: 'The auth service of a local project',
};
