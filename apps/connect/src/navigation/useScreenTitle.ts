import { useLocale, useSeasonLabel } from '@grow/shell';
import { useEffect } from 'react';
import { m } from '../paraglide/messages';

/** What the browser's tab and screen readers call a page. */
export function useDocumentTitle(title: string): string {
  const season = useSeasonLabel();
  return m.page_title({ title, season });
}

/**
 * Refines the title that the route table gives a screen: with the name of what it is about, once that is known, or with
 * what has become of it.
 */
export function useScreenTitle(title: string | undefined): void {
  const { locale } = useLocale();
  const text = useDocumentTitle(title ?? '');
  const isKnown = title !== undefined;
  useEffect(() => {
    if (isKnown) document.title = text;
    // The table's title, set before, changes with the language.
  }, [isKnown, text, locale]);
}
