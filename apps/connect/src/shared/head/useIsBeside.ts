import { useMedia } from '../media';

/** Whether a head has room for its actions beside its title: from the kit's `media.lg` on. */
export const useIsBeside = (): boolean => useMedia('(min-width: 62em)');
