import type { Locale } from '../paraglide/runtime';

/** Organisers write each event once, in one language for all of them. */
const written: Locale = 'en';

/** The `lang` of an event's own texts on a page: what screen readers must be told where the page speaks another language. */
export const langOfEvents = (page: Locale): Locale | undefined => (page === written ? undefined : written);
