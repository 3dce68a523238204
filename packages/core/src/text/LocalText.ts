import type { Locale } from '../profile/Locale';

/** One text in every language; '' where it was not written in one. */
export type LocalText = Readonly<Record<Locale, string>>;

/** The language in which somebody who reads `locale` gets the text: the other one where it is blank in theirs. */
export function localeOfText(text: LocalText, locale: Locale): Locale {
  const other = locale === 'en' ? 'de' : 'en';
  return text[locale].trim() === '' && text[other].trim() !== '' ? other : locale;
}

/** The text for somebody who reads `locale`. */
export const inLocale = (text: LocalText, locale: Locale): string => text[localeOfText(text, locale)];
