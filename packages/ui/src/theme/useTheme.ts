import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme } from '../frame';
import type { Theme } from '../frame';

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
const onServer = (): Theme => 'dark';

/** The theme on the page and the way to set it; follows every switch, wherever it was made. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => {
  const theme = useSyncExternalStore(subscribe, readTheme, onServer);
  return [theme, applyTheme] as const;
};
