/** What `[auth.passkey]` of config.toml sets. Durations are seconds. */
export type PasskeySettings = {
  isEnabled: boolean;
  /** Passkeys a person may have. */
  most: number;
  /** How long an answer to the browser's question counts. */
  challengeLifetime: number;
};

/** The settings of our hosted project. */
export const defaultPasskeySettings: PasskeySettings = { isEnabled: true, most: 10, challengeLifetime: 300 };
