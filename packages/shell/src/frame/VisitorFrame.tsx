import { media } from '@grow/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useLocale } from '../language/LocaleContext';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { seasonLines } from '../season/seasonLines';
import type { AppFrameProps } from './AppFrame';
import { FrameBody } from './FrameBody';

// Below the fold of every entrance: it comes after what one types into.
const LateFooter = lazy(async () => ({ default: (await import('./FrameFooter')).FrameFooter }));

// As wide as bell and avatar with the gap between them, so that nothing moves when they come.
const AccountPlace = styled.div`
  width: 96px;
  ${media.lg} {
    width: 112px;
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
        {children}
      </FrameBody>
      <Suspense>
        <LateFooter
          locale={locale}
          season={seasonLines(undefined, new Date(0), locale)}
          linkComponent={linkComponent}
        />
      </Suspense>
    </>
  );
}
