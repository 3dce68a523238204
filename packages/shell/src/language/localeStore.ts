// The language of the page: chosen here, else taken from the profile, else English.
import { isLocale, overwriteGetLocale, type Locale } from '../paraglide/runtime';

export type { Locale };

/** Where the choice is kept in local storage. */
export const LOCALE_STORAGE_KEY = 'grow-locale';

/** Where the language of the profile that was read here last is kept: the next document speaks it from its first paint on. */
export const PROFILE_LOCALE_STORAGE_KEY = 'grow-profile-locale';

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
function remembered(storage: () => Storage, key: string): Locale | undefined {
  try {
    const value = storage().getItem(key);
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function remember(storage: () => Storage, key: string, locale: Locale): void {
  try {
    storage().setItem(key, locale);
  } catch {
    // It holds until the page closes.
  }
}

/** Creates the store; `onChange` is told the language at once and at every change. */
export function createLocaleStore(storage: () => Storage, onChange: (locale: Locale) => void): LocaleStore {
  const listeners = new Set<() => void>();
  let chosen = remembered(storage, LOCALE_STORAGE_KEY);
  let current: Locale = chosen ?? remembered(storage, PROFILE_LOCALE_STORAGE_KEY) ?? 'en';
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
      remember(storage, LOCALE_STORAGE_KEY, locale);
      change(locale);
    },
    suggest(locale) {
      if (!isLocale(locale)) return;
      remember(storage, PROFILE_LOCALE_STORAGE_KEY, locale);
      if (chosen === undefined) change(locale);
    },
  };
}

/** Makes this package's own words follow the store. */
export function speakWith(store: LocaleStore): void {
  overwriteGetLocale(store.getSnapshot);
}
