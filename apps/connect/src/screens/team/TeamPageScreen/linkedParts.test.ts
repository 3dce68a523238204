import { describe, expect, it } from 'vitest';
import { linkedParts } from './linkedParts';

const links = (text: string) => linkedParts(text).flatMap(({ href }) => href ?? []);

describe('linkedParts', () => {
  it('makes links of addresses and leaves what stands around them', () => {
    expect(linkedParts('See https://example.org/a?b=1, or http://x.example.\n\nBye')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
      { text: ', or ' },
      { text: 'http://x.example', href: 'http://x.example/' },
      { text: '.\n\nBye' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1) data:text/html,<script>',
    'java\nscript://example.org/%0aalert(1)',
    'vbscript:x ftp://example.org mailto:a@example.org file:///etc/passwd',
    'https:// http://',
    'https://bank.example@evil.example/',
    '//evil.example www.example.org',
  ])('makes no link of %j', (text) => {
    expect(links(text)).toEqual([]);
    expect(linkedParts(text)).toEqual([{ text }]);
  });

  it('ends an address before quotes, brackets and marks that turn the direction', () => {
    expect(links('<https://a.example/"onclick="x>')).toEqual(['https://a.example/']);
    expect(links('https://a.example/\u202egpj.exe')).toEqual(['https://a.example/']);
  });

  it.each(['', 'No address', 'שלום https://a.example/ב 🔧', '<b>x</b>'])('loses nothing of %j', (text) => {
    expect(
      linkedParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
