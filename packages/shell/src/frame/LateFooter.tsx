import type { LinkComponent } from '@grow/ui';
import { lazy, Suspense } from 'react';
import type { Locale } from '../language/localeStore';
import type { SeasonLines } from '../season/seasonLines';

const FrameFooter = lazy(async () => ({ default: (await import('./FrameFooter')).FrameFooter }));

type LateFooterProps = { locale: Locale; season: SeasonLines; linkComponent: LinkComponent };

/** The footer of pages that are drawn by script: below the window, so it comes after what one sees. */
export function LateFooter(props: LateFooterProps) {
  return (
    <Suspense>
      <FrameFooter {...props} />
    </Suspense>
  );
}
