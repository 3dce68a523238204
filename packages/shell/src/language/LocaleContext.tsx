import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale, LocaleStore } from './localeStore';

const LocaleContext = createContext<LocaleStore | null>(null);

/** Hands the page's language down. */
export function LocaleProvider({ store, children }: { store: LocaleStore; children: ReactNode }) {
  return <LocaleContext value={store}>{children}</LocaleContext>;
}

/**
 * The language of the page and how to choose another. A component that shows words calls it, so that it is
 * drawn again when the language changes.
 */
export function useLocale(): {
  locale: Locale;
  choose: LocaleStore['choose'];
  suggest: LocaleStore['suggest'];
} {
  const store = use(LocaleContext);
  if (!store) throw new Error('useLocale needs GrowProviders around it');
  const locale = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { locale, choose: store.choose, suggest: store.suggest };
}
