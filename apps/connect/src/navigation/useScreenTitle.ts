import { siteConfig } from '@grow/shell';
import { useEffect } from 'react';
import { m } from '../paraglide/messages';

/** Names the page in the browser's tab and to screen readers. */
export function useScreenTitle(title: string): void {
  const text = m.page_title({ title, season: siteConfig.seasonLabel });
  useEffect(() => {
    document.title = text;
  }, [text]);
}
