import type { Locale } from '../profile/Locale';

/** One text in every language; '' where it was not written in one. */
export type LocalText = Readonly<Record<Locale, string>>;

/** The language in which somebody who reads `locale` gets the text: the other one where it is blank in theirs. */
export function localeOfText(text: LocalText, locale: Locale): Locale {
  const other = locale === 'en' ? 'de' : 'en';
  return text[locale].trim() === '' && text[other].trim() !== '' ? other : locale;
}

/** What `lang` marks a text with on a page: the language it is in, where that is not the page's. */
export const langOf = (written: Locale, page: Locale): Locale | undefined =>
  written === page ? undefined : written;

/** The text for somebody who reads `locale`. */
export const inLocale = (text: LocalText, locale: Locale): string => text[localeOfText(text, locale)];
