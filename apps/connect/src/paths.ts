// Every address of connect as others name it, and the way back after logging in.
import type { Locale } from '@grow/core';
import { buildersOf } from './routes/builders';
import { routes } from './routes/routes';

/** Where the app is mounted; the router's basename. */
export const BASE = '/connect';

/** Addresses inside connect, for the router's own links: a builder for every entry of the route table. */
export const paths = buildersOf(routes);

/** Addresses of the public site: reached by a document navigation. */
export const sitePaths = {
  home: '/',
  events: '/events',
  faqs: '/#faqs',
  imprint: '/imprint',
  privacy: '/privacy',
} as const;

/** An address of the public site in a language: `/` is `/de`, `/#faqs` is `/de#faqs`; any other address as it is. */
export function siteAddress(href: string, locale: Locale): string {
  const isOnSite = /^\/(?!\/|connect(?:[/?#]|$))/.test(href);
  return isOnSite && locale === 'de' ? `/de${href.replace(/^\/(?=$|#)/, '')}` : href;
}

/** Whole addresses of connect as other documents and mails name them. */
export const fullPath = (path: string): string => (path === '/' ? BASE : `${BASE}${path}`);

/** An address without connect's base, or undefined when it lies outside connect. */
export function insideConnect(path: string): string | undefined {
  if (path === BASE) return '/';
  if (path.startsWith(`${BASE}/`)) return path.slice(BASE.length);
  if (path.startsWith(`${BASE}?`) || path.startsWith(`${BASE}#`)) return `/${path.slice(BASE.length)}`;
  return undefined;
}

// Backslashes and their encodings are slashes to a browser; control characters vanish inside an address.

const TREACHEROUS = /[\\\u0000-\u0020\u007f]|%5c|%2f%2f|%0[0-9a-f]|%1[0-9a-f]/i;

const GATES = [routes.login, routes.signup, routes.reset, routes.authConfirm, routes.authCallback];

/** The path begins where one would be asked to log in again: no place to return to. A new password is one. */
const isGate = (pathname: string): boolean =>
  pathname !== `${BASE}${routes.newPassword.path}` &&
  GATES.some(({ path }) => pathname === `${BASE}${path}` || pathname.startsWith(`${BASE}${path}/`));

/**
 * The path to return to when `next` lies on the same origin, else undefined. Takes a path or a whole address;
 * refuses other origins in every disguise: `//evil`, `/\evil`, a user before the host, encoded slashes, other
 * schemes.
 */
export function safeNext(next: string | null | undefined, origin: string): string | undefined {
  if (!next || TREACHEROUS.test(next)) return undefined;
  if (!next.startsWith('/') && !next.startsWith(`${origin}/`)) return undefined;
  if (next.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.username || url.password) return undefined;
  if (url.pathname.startsWith('//') || isGate(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Where to go after logging in: `next` when it is safe, else the dashboard. A whole path with the base. */
export const nextOrDashboard = (next: string | null | undefined, origin: string): string =>
  safeNext(next, origin) ?? BASE;
