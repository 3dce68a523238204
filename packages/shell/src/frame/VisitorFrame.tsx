import { media } from '@grow/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../language/LocaleContext';
import { LanguageOffer } from '../language/LanguageOffer';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { noSeason } from '../season/noSeason';
import type { AppFrameProps } from './AppFrame';
import { FrameBody } from './FrameBody';

// Below the fold of every entrance: it comes after what one types into.
const LateFooter = lazy(async () => ({ default: (await import('./FrameFooter')).FrameFooter }));

// As wide as bell and avatar with the gap between them, and the avatar’s circle where it will be, so that nothing moves.
export const AccountPlace = styled.div`
  width: 96px;
  padding-left: 57px;
  ${media.lg} {
    width: 112px;
    padding-left: 56px;
  }
  &::after {
    content: '';
    display: block;
    width: 34px;
    height: 34px;
    border-radius: var(--radius-full);
    background: var(--color-line);
  }
`;

type VisitorFrameProps = AppFrameProps & {
  /** This browser keeps a session: the place of the account instead of Login. */
  isAccountExpected?: boolean;
};

/** The frame around an entrance. It asks the backend for nothing, so that it stands at once. */
export function VisitorFrame({ children, isAccountExpected = false, ...page }: VisitorFrameProps) {
  const { locale, choose } = useLocale();
  const { linkComponent = 'a' } = page;
  return (
    <>
      <FrameBody
        {...page}
        locale={locale}
        isAccountExpected={isAccountExpected}
        accountMenu={<AccountPlace />}
        isFilledLate={isAccountExpected}
        languageSwitch={<LanguageSwitch onChoose={choose} />}
      >
        {locale === 'en' && <LanguageOffer onChoose={choose} />}
        {children}
      </FrameBody>
      <Suspense>
        <LateFooter locale={locale} season={noSeason} linkComponent={linkComponent} />
      </Suspense>
    </>
  );
}
