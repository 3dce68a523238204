import type { Locale } from './localeStore';

/** The languages by their own names. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch' };
