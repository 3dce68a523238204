import { siteConfig, useLocale } from '@grow/shell';
import { useEffect } from 'react';
import { m } from '../paraglide/messages';

/** What the browser's tab and screen readers call a page. */
export const documentTitle = (title: string): string =>
  m.page_title({ title, season: siteConfig.seasonLabel });

/**
 * Refines the title that the route table gives a screen: with the name of what it is about, once that is known, or with
 * what has become of it.
 */
export function useScreenTitle(title: string | undefined): void {
  const { locale } = useLocale();
  const text = title === undefined ? undefined : documentTitle(title);
  useEffect(() => {
    if (text !== undefined) document.title = text;
    // The table's title, set before, changes with the language.
  }, [text, locale]);
}
