import { useSyncExternalStore } from 'react';

/** From here on people stand beside the teams: the kit's `media.xl`. */
const WIDE = '(min-width: 76em)';

const subscribe = (onChange: () => void) => {
  const wide = window.matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for people beside the teams; what has no room is not asked for either. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);

/** The same, asked once. */
export function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
