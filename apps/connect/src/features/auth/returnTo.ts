import { BASE, fullPath, safeNext } from '../../paths';

/** The whole address a mailed link leads on to: the page one wanted to see, or the dashboard. */
export const returnAddress = (next: string | undefined): string =>
  window.location.origin + (safeNext(next, window.location.origin) ?? BASE);

/** The whole address of a page of connect. */
export const addressOf = (path: string): string => window.location.origin + fullPath(path);
