import { FrameMarkup, LanguageOffer, seasonLines } from '@grow/shell';
import type { ReactNode } from 'react';
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';
import { pagePath, type PageKey } from '../routes/pages';
import { LanguageLink, otherLocale } from './LanguageLink';
import { localeLinks } from './localeLink';

type SiteFrameProps = { page: PageKey; locale: Locale; content: SiteContent; children: ReactNode };

/** The frame of both apps around a static page: what a visitor sees; the account comes in later, if there is one. */
export function SiteFrame({ page, locale, content: { season, now }, children }: SiteFrameProps) {
  const other = otherLocale[locale];
  return (
    <FrameMarkup
      locale={locale}
      pathname={pagePath(page, locale)}
      season={seasonLines(season, now, locale)}
      linkComponent={localeLinks[locale]}
      languageSwitch={<LanguageLink href={pagePath(page, other)} locale={other} />}
    >
      {locale === 'en' && page !== 'notFound' && <LanguageOffer href={pagePath(page, other)} />}
      {children}
    </FrameMarkup>
  );
}
