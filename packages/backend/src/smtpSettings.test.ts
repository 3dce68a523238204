import { describe, expect, test } from 'vitest';
import { smtpSettingsOf } from './smtpSettings';

describe('the settings of SMTP', () => {
  test('are none without a host', () => {
    expect(smtpSettingsOf({ GROW_SMTP_SENDER: 'hello@site.example' })).toBeNull();
  });

  test('want a sender and a port', () => {
    expect(() => smtpSettingsOf({ GROW_SMTP_HOST: 'mail.example' })).toThrow('GROW_SMTP_SENDER');
    const env = { GROW_SMTP_HOST: 'mail.example', GROW_SMTP_SENDER: 'a@b.example', GROW_SMTP_PORT: '99999' };
    expect(() => smtpSettingsOf(env)).toThrow('GROW_SMTP_PORT');
    expect(smtpSettingsOf({ ...env, GROW_SMTP_PORT: '' })).toMatchObject({ port: 587, user: '' });
  });
});
