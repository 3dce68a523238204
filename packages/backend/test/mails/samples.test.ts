// Every mail of GROW as the mailbox's page of samples shows it: one look, and a text part that says the same.
import { mailKinds } from '@grow/local-supabase';
import { expect, test } from 'vitest';
import { mailSamples } from '../../src/mailSamples';
import { productMailKinds } from '../../supabase/functions/_shared/mails/index.ts';

const samples = await mailSamples('http://localhost:3000');

test('no kind of mail is missing, and each is there in both languages', () => {
  const shown = new Set(samples.map(({ name }) => name.split(',')[0]));
  expect([...shown].sort()).toEqual([...mailKinds, ...productMailKinds].sort());
  for (const { name, mails } of samples)
    expect(
      mails.map(({ html }) => /<html lang="(\w+)">/.exec(html)?.[1]),
      name,
    ).toEqual(['en', 'de']);
});

test.each(samples)(
  '$name has one button in the one colour, and asks for nothing from the network',
  ({ mails }) => {
    for (const { html, text } of mails) {
      const buttons = html.match(/<a class="button"[^>]*background:#e5497e/g) ?? [];
      expect(html.match(/<a class="button"/g) ?? []).toHaveLength(buttons.length);
      expect(buttons.length).toBeLessThanOrEqual(1);
      expect(html).not.toMatch(/<script|<link|src="http|url\(/);
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).toContain('aria-label="GROW"');
      expect(text).toMatch(/^GROW\n\n\S/);
      expect(text).not.toMatch(/<\/?\w+>|&\w+;|undefined|\n{3}/);
    }
  },
);
