import type { LinkComponent } from '@grow/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { FailureNotice } from '../failures/FailureNotice';
import { AccountMenu } from '../frame/AccountMenu';
import { FrameTop } from '../frame/FrameTop';
import { useFrameAccount } from '../frame/useFrameAccount';
import { LocaleProvider } from '../language/LocaleContext';
import { fixedLocale } from '../language/fixedLocale';
import type { Locale } from '../language/localeStore';
import { ClearOnUserChange } from '../providers/ClearOnUserChange';
import { Toasts } from '../providers/Toasts';
import { seasonLines } from '../season/seasonLines';
import { useSeason } from '../season/useSeason';
import { ClientProvider } from '../session/ClientContext';
import type { ClientSource } from '../session/clientSource';
import { SessionEndNotice } from './SessionEndNotice';

export type AccountIslandProps = {
  client: ClientSource;
  queryClient: QueryClient;
  /** Language of the page. */
  locale: Locale;
  /** Path of the page. */
  pathname: string;
  languageSwitch?: ReactNode;
  /** Leads links of the page's own app to their addresses in the page's language. */
  linkComponent?: LinkComponent;
  /** What else of the page is live for somebody who is logged in. */
  children?: ReactNode;
  /** Told before the first paint, when the static header can go. */
  onReady?: () => void;
};

type TopProps = Pick<
  AccountIslandProps,
  'locale' | 'pathname' | 'languageSwitch' | 'linkComponent' | 'onReady'
>;

function IslandTop({ locale, onReady, ...page }: TopProps) {
  const account = useFrameAccount();
  const links = page.linkComponent ? { linkComponent: page.linkComponent } : {};
  const season = useSeason();
  useLayoutEffect(() => {
    onReady?.();
  }, [onReady]);
  const lines = seasonLines(season.data ?? undefined, new Date(), locale);
  const menu = account && <AccountMenu account={account} locale={locale} {...links} />;
  return <FrameTop {...page} locale={locale} account={account} accountMenu={menu} season={lines} />;
}

/** Header, mobile menu and notifications of a static page, for people who are logged in: avatar, menu by role, sign out. */
export function AccountIsland({ client, queryClient, children, ...page }: AccountIslandProps) {
  const { locale } = page;
  const store = useMemo(() => fixedLocale(locale), [locale]);
  return (
    <LocaleProvider store={store}>
      <ClientProvider source={client}>
        <QueryClientProvider client={queryClient}>
          <Toasts>
            <ClearOnUserChange />
            <SessionEndNotice />
            <FailureNotice />
            <IslandTop {...page} />
            {children}
          </Toasts>
        </QueryClientProvider>
      </ClientProvider>
    </LocaleProvider>
  );
}
