import type { ReactNode } from 'react';
import { LanguageOffer } from '../language/LanguageOffer';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { LocaleProvider } from '../language/LocaleContext';
import { fixedLocale } from '../language/fixedLocale';
import type { Locale } from '../language/localeStore';
import { Main } from './FrameBody';
import { FrameHeader } from './FrameTop';
import { AccountPlace } from './VisitorFrame';

export type DocumentFrameProps = {
  locale: Locale;
  /** This browser keeps a session. */
  isAccountExpected: boolean;
  children?: ReactNode;
};

/**
 * What a document shows of `VisitorFrame` before its script has run: the header and the main area, in the same components,
 * so that nothing moves when the frame takes their place.
 */
export function DocumentFrame({ locale, isAccountExpected, children }: DocumentFrameProps) {
  return (
    <LocaleProvider store={fixedLocale(locale)}>
      <FrameHeader
        locale={locale}
        pathname=""
        isAccountExpected={isAccountExpected}
        accountMenu={<AccountPlace />}
        languageSwitch={<LanguageSwitch onChoose={() => undefined} />}
      />
      <Main data-filled-late="">
        {locale === 'en' && <LanguageOffer onChoose={() => undefined} />}
        {children}
      </Main>
    </LocaleProvider>
  );
}
