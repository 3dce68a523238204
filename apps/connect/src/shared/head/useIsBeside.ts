import { useSyncExternalStore } from 'react';

/** From here on a head has its actions beside its title: the kit's `media.lg`. */
const BESIDE = '(min-width: 62em)';

const subscribe = (onChange: () => void) => {
  const beside = window.matchMedia(BESIDE);
  beside.addEventListener('change', onChange);
  return () => beside.removeEventListener('change', onChange);
};

/** Whether a head has room beside its title. */
export const useIsBeside = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(BESIDE).matches);
