import { describe, expect, it } from 'vitest';
import { inLocale, localeOfText } from './LocalText';

describe('a text in both languages', () => {
  it.each([
    [{ en: 'Final', de: 'Finale' }, 'de', 'Finale', 'de'],
    [{ en: 'Final', de: 'Finale' }, 'en', 'Final', 'en'],
    [{ en: 'Final', de: ' ' }, 'de', 'Final', 'en'],
    [{ en: '', de: 'Finale' }, 'en', 'Finale', 'de'],
    [{ en: '', de: '' }, 'de', '', 'de'],
  ] as const)('%o in %s is "%s", written in %s', (text, locale, words, written) => {
    expect(inLocale(text, locale)).toBe(words);
    expect(localeOfText(text, locale)).toBe(written);
  });
});
