import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { composeMail, type MailValues } from './composeMail';
import { plainTextOf } from './plainText';
import { renderTemplate } from './renderTemplate';
import { isNotification, mailKinds, subjectTemplateOf } from './subjects';

const values: MailValues = {
  SiteURL: 'http://localhost:3000',
  Email: 'mira@example.org',
  NewEmail: 'ott@example.org',
  Token: '012345',
  TokenHash: 'abc123',
  RedirectTo: '/connect/team?a=1&b=2',
  FactorType: 'totp',
  Data: { locale: 'en', first_name: '<img src=x onerror=alert(1)>' },
};

describe('a template', () => {
  test.each([
    ['{{ .Email }}', 'mira@example.org'],
    ['{{.Email}}', 'mira@example.org'],
    ['{{ .Data.first_name }}', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[{{ .Nothing }}{{ .Data.nothing.deeper }}]', '[]'],
    ['[{{ .constructor }}{{ .Data.toString }}]', '[]'],
    ['{{ if eq .Data.locale "de" }}ja{{ else }}yes{{ end }}', 'yes'],
    ['{{ if eq .Data.locale "en" }}yes{{ end }}!', 'yes!'],
    ['{{ if eq .Data.absent "en" }}yes{{ end }}!', '!'],
    ['{{ if .Token }}{{ if eq .Data.locale "de" }}a{{ else }}b{{ end }}{{ else }}c{{ end }}', 'b'],
    ['{{ if eq .Data.locale "de" }}a{{ else if eq .Data.locale "en" }}b{{ else }}c{{ end }}', 'b'],
    [
      '<a href="{{ .SiteURL }}/x?next={{ .RedirectTo }}">{{ .RedirectTo }}</a>',
      '<a href="http://localhost:3000/x?next=%2Fconnect%2Fteam%3Fa%3D1%26b%3D2">/connect/team?a=1&amp;b=2</a>',
    ],
  ])('%s gives %s', (template, expected) => {
    expect(renderTemplate(template, values)).toBe(expected);
  });

  test.each([
    '{{ range .X }}',
    '{{ if eq .A .B }}x{{ end }}',
    '{{ if .A }}x',
    '{{ end }}',
    '{{ printf "%s" .A }}',
  ])('%s is refused, for we could not render what a hosted project renders', (template) => {
    expect(() => renderTemplate(template, values)).toThrow(/Mail template/);
  });
});

describe.each(['en', 'de'])('the mails in %s', (locale) => {
  test.each(mailKinds)('%s say everything in text, too, and escape what people typed', async (kind) => {
    const mail = await composeMail(kind, 'to@example.org', {
      ...values,
      Email: '"><script>@example.org',
      Data: { locale },
    });
    expect(mail.to).toBe('to@example.org');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain(`<main lang="${locale}">`);
    expect(mail.html).not.toMatch(/\{\{|<table|<img/);
    expect(mail.text).not.toMatch(/<(p|a|main|style)\b|\{\{|margin/);
    expect(mail.text).toContain(isNotification(kind) ? 'http://localhost:3000/connect/' : '012345');
    expect(mail.subject).not.toMatch(/\{\{|[\r\n]/);
    expect(mail.text + mail.subject).not.toMatch(/!|Sie\b|Ihre?n?\b|oops/);
  });
});

test.each([
  ['confirmation', 'email'],
  ['magic_link', 'email'],
  ['recovery', 'recovery'],
  ['invite', 'invite'],
  ['email_change', 'email_change'],
] as const)('the link of %s is of type %s, in HTML and text alike', async (kind, type) => {
  const { html, text } = await composeMail(kind, 'to@example.org', values);
  const address = `http://localhost:3000/connect/auth/confirm?token_hash=abc123&type=${type}&next=%2Fconnect%2Fteam%3Fa%3D1%26b%3D2`;
  expect(text).toContain(address);
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
});

test('the subject follows the language, and every kind has one in config.toml', async () => {
  const config = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  for (const kind of mailKinds) expect(subjectTemplateOf(config, kind)).toMatch(/\S/);
  const [en, de] = await Promise.all(
    ['en', 'de'].map((locale) => composeMail('confirmation', 'a@b.c', { ...values, Data: { locale } })),
  );
  expect(en?.subject).toMatch(/^Confirm/);
  expect(de?.subject).toMatch(/^Bestätige/);
  expect(() => subjectTemplateOf('[auth]', 'invite')).toThrow(/config\.toml/);
});

test('text keeps paragraphs apart and shows where links go', () => {
  const html =
    '<style>p{}</style><h1>A</h1><p>one &amp;\n two</p><p><a href="http://x/?a=1&amp;b=2">Go</a\n></p>';
  expect(plainTextOf(html)).toBe('A\n\none & two\n\nGo:\nhttp://x/?a=1&b=2\n');
});
