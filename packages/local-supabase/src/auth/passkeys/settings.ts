import { switchAt, tableAt, type ConfigTable } from '../../config/projectConfig';

/** What `[auth.passkey]` of config.toml sets. Durations are seconds. */
export type PasskeySettings = {
  isEnabled: boolean;
  /** Passkeys a person may have. */
  most: number;
  /** How long an answer to the browser's question counts. */
  challengeLifetime: number;
};

/** What config.toml leaves out, but for the switch. */
export const defaultPasskeySettings: PasskeySettings = { isEnabled: true, most: 10, challengeLifetime: 300 };

/** What `[auth.passkey]` of config.toml says. */
export function passkeySettingsOf(config: ConfigTable): PasskeySettings {
  const isEnabled = switchAt(tableAt(config, 'auth.passkey'), 'enabled') ?? false;
  return { ...defaultPasskeySettings, isEnabled };
}
