// The words of config.toml and templates/, as the emulator and a hosted project fill them.
import { composeMail, isNotification, mailKinds, type MailValues } from '@grow/local-supabase/testing';
import { describe, expect, test } from 'vitest';
import { staleTemplates } from '../../src/accountMails/templates';
import { projectFolder } from '../../src/projectFolder';

const values: MailValues = {
  SiteURL: 'http://localhost:3000',
  Email: 'mira@example.org',
  NewEmail: 'ott@example.org',
  Token: '012345',
  ConfirmationURL: 'http://localhost:54321/auth/v1/verify?token=abc123',
  TokenHash: 'abc123',
  RedirectTo: 'http://localhost:3000/connect/team?a=1&b=2',
  FactorType: 'totp',
  Data: { locale: 'en', first_name: '<img src=x onerror=alert(1)>' },
};

const subjects = {
  confirmation: { en: /^Confirm your e-mail address/, de: /^Bestätige deine E-Mail-Adresse/ },
  magic_link: { en: /^Your login link/, de: /^Dein Link zum Anmelden bei GROW$/ },
  recovery: { en: /^A new password/, de: /^Neues Passwort/ },
  email_change: { en: /^Confirm your new e-mail address$/, de: /^Bestätige deine neue E-Mail-Adresse$/ },
  invite: { en: /^Your invitation/, de: /^Deine Einladung/ },
  reauthentication: { en: /^Your confirmation code: 012345$/, de: /^Dein Bestätigungscode: 012345$/ },
  password_changed_notification: { en: /^Your password was changed$/, de: /^Dein Passwort wurde geändert$/ },
  mfa_factor_enrolled_notification: {
    en: /^Something was added to your login$/,
    de: /^Zu deinem Login ist etwas dazugekommen$/,
  },
  mfa_factor_unenrolled_notification: {
    en: /^Something was removed from your login$/,
    de: /^Von deinem Login wurde etwas entfernt$/,
  },
};

describe.each(['en', 'de'] as const)('the mails in %s', (locale) => {
  test.each(mailKinds)('%s say everything in text, too, and escape what people typed', async (kind) => {
    const mail = await composeMail(projectFolder, kind, 'to@example.org', {
      ...values,
      Email: '"><script>@example.org',
      Data: { locale },
    });
    expect(mail.to).toBe('to@example.org');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).not.toMatch(/\{\{|<table|<img/);
    expect(mail.text).not.toMatch(/<(p|a|main|style)\b|\{\{|margin/);
    expect(mail.text).toContain(isNotification(kind) ? 'http://localhost:3000/connect/' : '012345');
    expect(mail.subject).toMatch(subjects[kind][locale]);
    expect(mail.subject).not.toMatch(/\{\{|[\r\n]/);
    expect(mail.text + mail.subject).not.toMatch(
      /!|Sie\b|Ihre?n?\b|[Oo]ops|[Ee]inlog|[Ee]ingeloggt|[Ll]ogge /,
    );
  });
});

test.each([
  ['confirmation', 'email'],
  ['magic_link', 'email'],
  ['recovery', 'recovery'],
  ['invite', 'invite'],
  ['email_change', 'email_change'],
] as const)('the link of %s is of type %s, in HTML and text alike', async (kind, type) => {
  const { html, text } = await composeMail(projectFolder, kind, 'to@example.org', values);
  const address = `http://localhost:3000/connect/auth/confirm?token_hash=abc123&type=${type}&next=http%3A%2F%2Flocalhost%3A3000%2Fconnect%2Fteam%3Fa%3D1%26b%3D2`;
  expect(text).toContain(address);
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
});

test('the templates are what our words and the page of all mails give', async () => {
  expect(await staleTemplates(), 'pnpm --filter @grow/backend run templates').toEqual([]);
});

test('the subject follows the language', async () => {
  const [en, de] = await Promise.all(
    ['en', 'de'].map((locale) =>
      composeMail(projectFolder, 'confirmation', 'a@b.c', { ...values, Data: { locale } }),
    ),
  );
  expect(en?.subject).toMatch(/^Confirm/);
  expect(de?.subject).toMatch(/^Bestätige/);
});

describe('a notification', () => {
  const compose = (kind: (typeof mailKinds)[number], FactorType: string, locale: string) =>
    composeMail(projectFolder, kind, 'to@example.org', { ...values, FactorType, Data: { locale } });

  test('of a password leads to the security page and to a new password', async () => {
    const { text } = await compose('password_changed_notification', '', 'en');
    expect(text).toContain(values.Email);
    expect(text).toContain('http://localhost:3000/connect/profile/security');
    expect(text).toContain('http://localhost:3000/connect/reset');
  });

  test.each([
    [
      'mfa_factor_enrolled_notification',
      'totp',
      'de',
      'Ein zweiter Faktor ist dazugekommen',
      'Authenticator-App',
    ],
    ['mfa_factor_unenrolled_notification', 'totp', 'de', 'Ein zweiter Faktor wurde entfernt', ''],
    ['mfa_factor_unenrolled_notification', 'phone', 'en', 'A second factor was removed', ''],
    ['mfa_factor_enrolled_notification', 'passkey', 'en', 'A passkey was added', 'without a password'],
    ['mfa_factor_unenrolled_notification', 'passkey', 'en', 'A passkey was removed', ''],
  ] as const)('%s of a %s in %s says "%s"', async (kind, type, locale, heading, detail) => {
    const { text } = await compose(kind, type, locale);
    expect(text.split('\n\n')[1]).toBe(heading);
    expect(text).toContain(detail);
  });
});
