import type { Page } from '@playwright/test';

/** Both apps show the same frame; a sentence about it is tried on each. */
export const surfaces = [
  { app: 'site', loggedOut: '/', loggedIn: '/' },
  { app: 'connect', loggedOut: '/connect/login', loggedIn: '/connect' },
] as const;

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Whether a page is a desktop's. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= wide.width;
