import type { Locale, LocaleStore } from './localeStore';

/** The language of a page on which nothing is chosen. */
export const fixedLocale = (locale: Locale): LocaleStore => ({
  getSnapshot: () => locale,
  subscribe: () => () => undefined,
  choose: () => undefined,
  suggest: () => undefined,
});
