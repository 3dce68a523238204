import type { Locale } from '@grow/shell';

const listed = (words: readonly string[], locale: Locale, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(locale === 'de' ? 'de-DE' : 'en-GB', { type }).format(words);

/** Design, law and sales. */
export const andWords = (words: readonly string[], locale: Locale): string =>
  listed(words, locale, 'conjunction');

/** Design, law or sales. */
export const orWords = (words: readonly string[], locale: Locale): string =>
  listed(words, locale, 'disjunction');
