import type { LinkComponent } from '@grow/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../language/LocaleContext';
import { useChooseLocale } from '../language/useChooseLocale';
import { LanguageOffer } from '../language/LanguageOffer';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { SeasonLabelContext } from '../season/seasonLabel';
import { seasonLines } from '../season/seasonLines';
import { useSeason } from '../season/useSeason';
import { AccountMenu } from './AccountMenu';
import { FrameMarkup } from './FrameMarkup';
import { useFrameAccount } from './useFrameAccount';

export type AppFrameProps = {
  /** The whole path of the page, base included. */
  pathname: string;
  /** Changes with every route, back, forward and hash links included. */
  routeKey: string;
  /** Follows links of the own app without a new document. */
  linkComponent?: LinkComponent;
  /** Where Login leads, with the way back. */
  loginHref?: string;
  /** Beside the account of somebody who is logged in. */
  bell?: ReactNode;
  children: ReactNode;
};

/** The frame around those who are logged in or may be: filled from session, profile and season. */
export function AppFrame({ children, bell, ...page }: AppFrameProps) {
  const { locale } = useLocale();
  const choose = useChooseLocale();
  const account = useFrameAccount();
  const links = page.linkComponent ? { linkComponent: page.linkComponent } : {};
  const season = useSeason();
  const lines = seasonLines(season.data ?? undefined, new Date(), locale);
  return (
    <FrameMarkup
      {...page}
      locale={locale}
      account={account}
      accountMenu={
        account && (
          <>
            {bell}
            <AccountMenu account={account} locale={locale} {...links} />
          </>
        )
      }
      season={lines}
      isFilledLate
      hasHeaderStrip={account !== undefined}
      languageSwitch={<LanguageSwitch onChoose={choose} />}
    >
      {locale === 'en' && <LanguageOffer onChoose={choose} />}
      <SeasonLabelContext value={lines.label}>{children}</SeasonLabelContext>
    </FrameMarkup>
  );
}
