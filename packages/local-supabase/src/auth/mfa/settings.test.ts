import { expect, inject, test } from 'vitest';
import { readProjectConfig, parseProjectConfig } from '../../config/projectConfig';
import { defaultPasskeySettings, passkeySettingsOf } from '../passkeys/settings';
import { defaultMfaSettings, mfaSettingsOf } from './settings';

test('our project offers every kind of factor, and passkeys', async () => {
  const config = await readProjectConfig(inject('projectFolder'), {});
  expect(mfaSettingsOf(config)).toEqual(defaultMfaSettings);
  expect(passkeySettingsOf(config)).toEqual(defaultPasskeySettings);
});

test('what a project does not name is off', () => {
  const config = parseProjectConfig(
    `[auth.mfa]
    max_enrolled_factors = 3
    [auth.mfa.phone]
    enroll_enabled = true
    template = "{{ .Code }} it is"
    max_frequency = "1m"`,
    {},
  );
  const off = { isEnrollable: false, isVerifiable: false };
  expect(mfaSettingsOf(config)).toEqual({
    ...defaultMfaSettings,
    maxEnrolledFactors: 3,
    totp: off,
    phone: { isEnrollable: true, isVerifiable: false, maxFrequency: 60, template: '{{ .Code }} it is' },
    webAuthn: off,
  });
  expect(passkeySettingsOf(config).isEnabled).toBe(false);
});
