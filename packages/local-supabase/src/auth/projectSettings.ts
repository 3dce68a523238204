import { listAt, numberAt, switchAt, tableAt, type ConfigTable } from '../config/projectConfig';
import { notificationKinds, sectionOf } from '../mail';
import type { AuthSettings } from './deps';
import { mfaSettingsOf } from './mfa/settings';
import { passkeySettingsOf } from './passkeys/settings';

const withoutGaps = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

const negated = (value: boolean | undefined) => (value === undefined ? undefined : !value);

/** What `[auth]` of config.toml says, as the local service understands it; what it leaves open stays at our default. */
export function authSettingsOf(config: ConfigTable): Partial<AuthSettings> {
  const auth = tableAt(config, 'auth');
  const email = tableAt(config, 'auth.email');
  return withoutGaps({
    tokenLifetime: numberAt(auth, 'jwt_expiry'),
    reuseWindow: numberAt(auth, 'refresh_token_reuse_interval'),
    minPasswordLength: numberAt(auth, 'minimum_password_length'),
    isSignupOpen: switchAt(auth, 'enable_signup'),
    redirectUrls: listAt(auth, 'additional_redirect_urls'),
    otpLifetime: numberAt(email, 'otp_expiry'),
    isAutoconfirmed: negated(switchAt(email, 'enable_confirmations')),
    isEmailChangeSecure: switchAt(email, 'double_confirm_changes'),
    isPasswordChangeSecure: switchAt(email, 'secure_password_change'),
    notifications: notificationKinds.filter((kind) => switchAt(tableAt(config, sectionOf(kind)), 'enabled')),
    mfa: mfaSettingsOf(config),
    passkeys: passkeySettingsOf(config),
  });
}
