import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { composeMail, type MailValues } from './composeMail';
import { plainTextOf } from './plainText';
import { renderTemplate } from './renderTemplate';
import { mailKinds } from './subjects';

const values: MailValues = {
  SiteURL: 'http://localhost:3000',
  Email: 'mira@example.org',
  NewEmail: 'ott@example.org',
  Token: '012345',
  ConfirmationURL: 'http://localhost:54321/auth/v1/verify?token=abc123&type=signup',
  TokenHash: 'abc123',
  RedirectTo: '/notes?a=1&b=2',
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
      '<a href="http://localhost:3000/x?next=%2Fnotes%3Fa%3D1%26b%3D2">/notes?a=1&amp;b=2</a>',
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

describe('a mail of a project', () => {
  test('has the subject and the template that config.toml names, in the language of the person', async () => {
    const compose = (locale: string) =>
      composeMail(inject('projectFolder'), 'confirmation', 'a@b.c', { ...values, Data: { locale } });
    const [en, de] = await Promise.all([compose('en'), compose('de')]);
    expect(en.subject).toBe('Confirm your address');
    expect(de.subject).toBe('Bestätige deine Adresse');
    expect(en.text).toContain('token_hash=abc123&type=email&next=%2Fnotes%3Fa%3D1%26b%3D2');
    expect(de.html).toContain('<main lang="de">');
  });

  test.each(mailKinds)('%s is as hosted where config.toml names no words', async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'local-supabase mails '));
    try {
      await mkdir(join(folder, 'supabase'));
      await writeFile(join(folder, 'supabase/config.toml'), 'project_id = "bare"\n');
      const mail = await composeMail(folder, kind, 'to@example.org', { ...values, Email: '"><script>' });
      expect(mail.subject).toMatch(/^[A-Z][\w ]+$/);
      expect(mail.html).not.toMatch(/<script>|\{\{/);
      const isSaid = [values.ConfirmationURL, values.Token, '"><script>'].some((text) =>
        mail.text.includes(text),
      );
      expect(isSaid, mail.text).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('is refused where its template is missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'local-supabase mails '));
    try {
      await mkdir(join(folder, 'supabase'));
      const section = '[auth.email.template.invite]\ncontent_path = "./supabase/templates/gone.html"\n';
      await writeFile(join(folder, 'supabase/config.toml'), section);
      await expect(composeMail(folder, 'invite', 'to@example.org', values)).rejects.toThrow('gone.html');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test('text keeps paragraphs apart and shows where links go', () => {
  const html =
    '<style>p{}</style><h1>A</h1><p>one &amp;\n two</p><p><a href="http://x/?a=1&amp;b=2">Go</a\n></p>';
  expect(plainTextOf(html)).toBe('A\n\none & two\n\nGo:\nhttp://x/?a=1&b=2\n');
});
