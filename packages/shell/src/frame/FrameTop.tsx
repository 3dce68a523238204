import { Header, MobileMenu, SeasonStrip, type LinkComponent } from '@grow/ui';
import type { ReactNode } from 'react';
import type { Locale } from '../language/localeStore';
import { seasonLines, type SeasonLines } from '../season/seasonLines';
import { frameEntries, navigationItems, type FrameAccount } from './frameEntries';
import { headerWords } from './frameWords';

export type FrameTopProps = {
  locale: Locale;
  /** The whole path of the page, base included. */
  pathname: string;
  /** Undefined for a visitor, and on pages that do not know. */
  account?: FrameAccount | undefined;
  /** Somebody is probably logged in, but who is not known yet: no Login, and `accountMenu` keeps the place. */
  isAccountExpected?: boolean;
  /** The account's avatar and menu, for the header. */
  accountMenu?: ReactNode;
  /** From `seasonLines`; without it the configuration's label is shown. */
  season?: SeasonLines | undefined;
  /** The ruler hangs below the header. */
  hasHeaderStrip?: boolean;
  languageSwitch?: ReactNode;
  linkComponent?: LinkComponent;
  /** Changes with every route and closes the mobile menu. */
  routeKey?: string;
  /** Where Login leads, with the way back. */
  loginHref?: string;
  /** The page had a header before: this one does not slide in. */
  isAtRest?: boolean;
};

const atRest = { animation: 'none' } as const;

/** What the ruler needs to know of a season. */
export const rulerOf = ({ day, startsOn }: SeasonLines) => ({ day, ...(startsOn ? { startsOn } : {}) });

/** Header and mobile menu: siblings, because the overlay must not stand inside the header. */
export function FrameTop(props: FrameTopProps) {
  const { locale, pathname, account, languageSwitch, linkComponent = 'a', routeKey = pathname } = props;
  const { accountMenu, hasHeaderStrip = false, loginHref = '/connect/login', isAtRest = false } = props;
  const { isAccountExpected = false } = props;
  const hasAccount = account !== undefined || isAccountExpected;
  const season = props.season ?? seasonLines(undefined, new Date(0), locale);
  const words = headerWords(locale);
  const items = navigationItems(hasAccount ? (account?.role ?? 'member') : null, pathname, locale);
  const shared = {
    items,
    labels: words,
    login: hasAccount ? undefined : { href: loginHref, label: words.login },
    languageSwitch,
    linkComponent,
  };
  return (
    <>
      <Header
        {...shared}
        {...(isAtRest ? { style: atRest } : {})}
        strip={hasHeaderStrip ? <SeasonStrip {...rulerOf(season)} /> : undefined}
        account={hasAccount && accountMenu}
      />
      <MobileMenu
        {...shared}
        entries={frameEntries(account, locale)}
        person={account && { ...account.person, detail: account.person.email }}
        season={season.status}
        strip={<SeasonStrip {...rulerOf(season)} />}
        routeKey={routeKey}
      />
    </>
  );
}
