import { createLocaleStore, speakWith, type LocaleStore } from './localeStore';

/** The language of this page: kept in its local storage, told to `<html lang>`, spoken by the shell's words. */
export function createPageLocale(page: Window): LocaleStore {
  const root = page.document.documentElement;
  const store = createLocaleStore(
    () => page.localStorage,
    (locale) => {
      root.lang = locale;
    },
  );
  speakWith(store);
  return {
    ...store,
    choose: (locale) => {
      // Whoever has chosen is offered nothing any more.
      delete root.dataset['offer'];
      store.choose(locale);
    },
  };
}
