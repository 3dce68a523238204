import { createLocaleStore, speakWith, type LocaleStore } from './localeStore';

/** The language of this page: kept in its local storage, told to `<html lang>`, spoken by the shell's words. */
export function createPageLocale(page: Window): LocaleStore {
  const store = createLocaleStore(
    () => page.localStorage,
    (locale) => {
      page.document.documentElement.lang = locale;
    },
  );
  speakWith(store);
  return store;
}
