// The page frame as plain markup from props: the same for React and for pages rendered to static HTML.
import { noSeason } from '../season/noSeason';
import { FrameBody, type FrameBodyProps } from './FrameBody';
import { FrameFooter } from './FrameFooter';

export type FrameMarkupProps = FrameBodyProps;

/** Skip link, header, mobile menu, main area and footer. */
export function FrameMarkup(page: FrameMarkupProps) {
  const { locale, linkComponent = 'a', season = noSeason } = page;
  return (
    <>
      <FrameBody {...page} season={season} />
      <FrameFooter locale={locale} season={season} linkComponent={linkComponent} />
    </>
  );
}
