/** A text without the marks on its letters: é is e, ö is o. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text as a search compares it: without case and accents. */
export const asSearched = (text: string): string => withoutAccents(text).toLowerCase();
