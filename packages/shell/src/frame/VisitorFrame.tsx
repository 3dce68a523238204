import { lazy, Suspense } from 'react';
import { useLocale } from '../language/LocaleContext';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { seasonLines } from '../season/seasonLines';
import type { AppFrameProps } from './AppFrame';
import { FrameBody } from './FrameBody';

// Below the fold of every entrance: it comes after what one types into.
const LateFooter = lazy(async () => ({ default: (await import('./FrameFooter')).FrameFooter }));

/** The frame around an entrance. It asks the backend for nothing, so that it stands at once. */
export function VisitorFrame({ children, ...page }: AppFrameProps) {
  const { locale, choose } = useLocale();
  const { linkComponent = 'a' } = page;
  return (
    <>
      <FrameBody {...page} locale={locale} languageSwitch={<LanguageSwitch onChoose={choose} />}>
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
