import { numberAt, secondsAt, switchAt, tableAt, textAt, type ConfigTable } from '../../config/projectConfig';

/** Whether a kind of factor may be added, and whether it may be used. */
export type FactorSwitch = { isEnrollable: boolean; isVerifiable: boolean };

/** What `[auth.mfa]` of config.toml sets. Durations are seconds. */
export type MfaSettings = {
  /** Factors a person may have, verified or not. */
  maxEnrolledFactors: number;
  /** How long a challenge may be answered. */
  challengeLifetime: number;
  /** How long an unverified factor that was never challenged is kept. */
  factorLifetime: number;
  /** Wrong answers a session may give in a row; then one more for each `attemptInterval`. */
  maxWrongAnswers: number;
  attemptInterval: number;
  totp: FactorSwitch;
  phone: FactorSwitch & {
    /** How long a person waits for the next code. */
    maxFrequency: number;
    /** The text of the message; `{{ .Code }}` is the code. */
    template: string;
  };
  webAuthn: FactorSwitch;
};

/** Everything is on; what config.toml leaves out is taken from here. */
export const defaultMfaSettings: MfaSettings = {
  maxEnrolledFactors: 10,
  challengeLifetime: 300,
  factorLifetime: 300,
  maxWrongAnswers: 15,
  attemptInterval: 60,
  totp: { isEnrollable: true, isVerifiable: true },
  phone: {
    isEnrollable: true,
    isVerifiable: true,
    maxFrequency: 5,
    template: 'Your code is {{ .Code }}',
  },
  webAuthn: { isEnrollable: true, isVerifiable: true },
};

function switchOf(config: ConfigTable, kind: string): FactorSwitch {
  const table = tableAt(config, `auth.mfa.${kind}`);
  return {
    isEnrollable: switchAt(table, 'enroll_enabled') ?? false,
    isVerifiable: switchAt(table, 'verify_enabled') ?? false,
  };
}

/** What `[auth.mfa]` of config.toml says; a kind that is not named is off, as on a hosted project. */
export function mfaSettingsOf(config: ConfigTable): MfaSettings {
  const phone = tableAt(config, 'auth.mfa.phone');
  const usual = defaultMfaSettings;
  return {
    ...usual,
    maxEnrolledFactors:
      numberAt(tableAt(config, 'auth.mfa'), 'max_enrolled_factors') ?? usual.maxEnrolledFactors,
    totp: switchOf(config, 'totp'),
    phone: {
      ...switchOf(config, 'phone'),
      maxFrequency: secondsAt(phone, 'max_frequency') ?? usual.phone.maxFrequency,
      template: textAt(phone, 'template') || usual.phone.template,
    },
    webAuthn: switchOf(config, 'web_authn'),
  };
}
