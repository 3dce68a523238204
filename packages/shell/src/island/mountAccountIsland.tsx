import { GlobalStyle, type LinkComponent } from '@grow/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '../language/localeStore';
import { createQueryClient } from '../providers/createQueryClient';
import type { ClientSource } from '../session/clientSource';
import { AccountIsland } from './AccountIsland';

export type AccountIslandOptions = {
  /** The page's one client, from `createClientSource`. */
  client: ClientSource;
  locale: Locale;
  languageSwitch?: ReactNode;
  /** Leads links of the page's own app to their addresses in the page's language. */
  linkComponent?: LinkComponent;
  /** What else of the page is live for somebody who is logged in: portals into its places. */
  children?: ReactNode;
};

/**
 * Replaces the header and the mobile menu of a static page by live ones. Call it only where `hasStoredSession` says that
 * somebody is probably logged in; the static header stays until the live one can be shown.
 */
export function mountAccountIsland({ client, ...page }: AccountIslandOptions): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const place = document.createElement('div');
  // No box of its own: the header inside sticks to the page.
  place.style.display = 'contents';
  const replaceStaticHeader = () => {
    document.querySelector('[data-mobile-menu]')?.remove();
    header.replaceWith(place);
  };
  createRoot(place).render(
    <>
      {/* A static page carries only the variables and resets that its own markup needs. */}
      <GlobalStyle />
      <AccountIsland
        client={client}
        queryClient={createQueryClient()}
        pathname={window.location.pathname}
        {...page}
        onReady={replaceStaticHeader}
      />
    </>,
  );
  client.load().catch(() => undefined);
}
