import type { Locale } from '../paraglide/runtime';

/** The same content once per language; the compiler asks for both. */
export type Localised<T> = Readonly<Record<Locale, T>>;
