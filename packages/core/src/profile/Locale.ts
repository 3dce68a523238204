/** Languages a person can choose. */
export const locales = ['en', 'de'] as const;

/** A language a person can choose. */
export type Locale = (typeof locales)[number];
