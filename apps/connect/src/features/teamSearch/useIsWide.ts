import { useMedia } from '../../shared/media';

/** From here on people stand beside the teams: the kit's `media.xl`. */
const WIDE = '(min-width: 76em)';

/** Whether there is room for people beside the teams; what has no room is not asked for either. */
export const useIsWide = (): boolean => useMedia(WIDE);

/** The same, asked once. */
export const isWide = (): boolean => window.matchMedia(WIDE).matches;
