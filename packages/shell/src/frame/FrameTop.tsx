import { Header, MobileMenu, SeasonStrip, type LinkComponent } from '@grow/ui';
import type { ReactNode } from 'react';
import type { Locale } from '../language/localeStore';
import { noSeason, type SeasonLines } from '../season/noSeason';
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
};

/** What the ruler needs to know of a season. */
export const rulerOf = ({ day, startsOn }: SeasonLines) => ({ day, ...(startsOn ? { startsOn } : {}) });

/** What header and mobile menu show alike. */
function sharedProps(props: FrameTopProps) {
  const { locale, pathname, account, languageSwitch, linkComponent = 'a' } = props;
  const { loginHref = '/connect/login', isAccountExpected = false } = props;
  const hasAccount = account !== undefined || isAccountExpected;
  const words = headerWords(locale);
  return {
    items: navigationItems(hasAccount ? (account?.role ?? 'member') : null, pathname, locale),
    labels: words,
    login: hasAccount ? undefined : { href: loginHref, label: words.login },
    languageSwitch,
    linkComponent,
  };
}

/** The header alone. */
export function FrameHeader(props: FrameTopProps) {
  const { account, accountMenu, hasHeaderStrip = false, isAccountExpected = false } = props;
  return (
    <Header
      {...sharedProps(props)}
      strip={hasHeaderStrip ? <SeasonStrip {...rulerOf(props.season ?? noSeason)} /> : undefined}
      account={(account !== undefined || isAccountExpected) && accountMenu}
    />
  );
}

/** Header and mobile menu: siblings, because the overlay must not stand inside the header. */
export function FrameTop(props: FrameTopProps) {
  const { locale, account, season = noSeason, routeKey = props.pathname } = props;
  return (
    <>
      <FrameHeader {...props} />
      <MobileMenu
        {...sharedProps(props)}
        entries={frameEntries(account, locale)}
        person={account && { ...account.person, detail: account.person.email }}
        season={season.status}
        strip={<SeasonStrip {...rulerOf(season)} />}
        routeKey={routeKey}
      />
    </>
  );
}
