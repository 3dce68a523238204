// Stands in the bundle where the words' own runtime would be: it knows many ways to find the language, of which a page
// here takes none. The page says itself which language it is in.

type Locale = 'en' | 'de';

/** No language is fixed at build: one bundle speaks both. */
export const experimentalStaticLocale = undefined;

/** The language of the page; English until the page has said it. */
export let getLocale = (): Locale => 'en';

export const overwriteGetLocale = (ask: () => Locale): void => {
  getLocale = ask;
};

/** Whether a sentence is to be German: because it is asked for, or because the page is. */
export const isGerman = (options?: { locale?: Locale }): boolean => (options?.locale ?? getLocale()) === 'de';

/** Whether a text names one of the languages. */
export const isLocale = (text: unknown): text is Locale => text === 'en' || text === 'de';
