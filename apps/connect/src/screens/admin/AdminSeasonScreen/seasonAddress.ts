import { fullPath, paths } from '../../../paths';

/** Names the season that is prepared in the address. */
export const NEXT = 'next';

/** Where the season that is prepared is written. */
export const nextSeasonHref = (): string => `${fullPath(paths.adminSeason())}?season=${NEXT}`;
