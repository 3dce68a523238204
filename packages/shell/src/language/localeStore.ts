// The language of the page: chosen here, else taken from the profile, else English.
import { isLocale, overwriteGetLocale, type Locale } from '../paraglide/runtime';

export type { Locale };

/** Where the choice is kept in local storage. */
export const LOCALE_STORAGE_KEY = 'grow-locale';

/** Every language GROW speaks, the default first. */
export const LOCALES = ['en', 'de'] as const satisfies readonly Locale[];

/** The language of one page and who listens to it. */
export type LocaleStore = {
  getSnapshot: () => Locale;
  subscribe: (listener: () => void) => () => void;
  /** The person chose: remembered in this browser. */
  choose: (locale: Locale) => void;
  /** The profile knows: followed only while the person has not chosen here. */
  suggest: (locale: string | undefined) => void;
};

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Storage may be forbidden or full; the page then simply forgets. */
function remembered(storage: () => Storage): Locale | undefined {
  try {
    const value = storage().getItem(LOCALE_STORAGE_KEY);
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function remember(storage: () => Storage, locale: Locale): void {
  try {
    storage().setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // The choice holds until the page closes.
  }
}

/** Creates the store; `onChange` is told the language at once and at every change. */
export function createLocaleStore(storage: () => Storage, onChange: (locale: Locale) => void): LocaleStore {
  const listeners = new Set<() => void>();
  let chosen = remembered(storage);
  let current: Locale = chosen ?? 'en';
  onChange(current);

  function change(next: Locale): void {
    if (next === current) return;
    current = next;
    onChange(current);
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(locale) {
      chosen = locale;
      remember(storage, locale);
      change(locale);
    },
    suggest(locale) {
      if (chosen === undefined && isLocale(locale)) change(locale);
    },
  };
}

/** Makes this package's own words follow the store. */
export function speakWith(store: LocaleStore): void {
  overwriteGetLocale(store.getSnapshot);
}
