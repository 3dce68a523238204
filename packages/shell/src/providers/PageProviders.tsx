import type { ReactNode } from 'react';
import { LocaleProvider } from '../language/LocaleContext';
import type { LocaleStore } from '../language/localeStore';
import { ClientProvider } from '../session/ClientContext';
import type { ClientSource } from '../session/clientSource';

export type PageProvidersProps = {
  /** The page's one client, at hand or on its way. */
  client: ClientSource;
  /** The page's language, from `createPageLocale(window)`. */
  locale: LocaleStore;
  children: ReactNode;
};

/** What every page stands on, also before anything has been loaded: session and language. The look is the document's. */
export function PageProviders({ client, locale, children }: PageProvidersProps) {
  return (
    <LocaleProvider store={locale}>
      <ClientProvider source={client}>{children}</ClientProvider>
    </LocaleProvider>
  );
}
