// Addresses of the site's pages. English stands at the root, the other languages below their own folder.
import type { Locale } from './paraglide/runtime';

/** A page of the site. */
export type PageKey = 'home' | 'events' | 'imprint' | 'privacy' | 'notFound';

/** Every page, in the order of the build. */
export const pageKeys = ['home', 'events', 'imprint', 'privacy', 'notFound'] as const satisfies PageKey[];

/** The site's languages, the default first. */
export const siteLocales = ['en', 'de'] as const satisfies Locale[];

const rootPaths: Record<Exclude<PageKey, 'notFound'>, string> = {
  home: '/',
  events: '/events',
  imprint: '/imprint',
  privacy: '/privacy',
};

/** Turns a root path such as `/events` or `/#faqs` into the address in a language: `/de/events`, `/de#faqs`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return `/${locale}${path.replace(/^\/(?=$|#)/, '')}`;
}

/** The address of a page. The page for unknown addresses has none of its own and answers with home's. */
export function pagePath(page: PageKey, locale: Locale): string {
  return localePath(page === 'notFound' ? '/' : rootPaths[page], locale);
}

/** The file a page is written to, below the built folder. */
export function pageFile(page: PageKey, locale: Locale): string {
  const folder = locale === 'en' ? '' : `${locale}/`;
  if (page === 'notFound') return `${folder}404.html`;
  const path = rootPaths[page].slice(1);
  return `${folder}${path === '' ? '' : `${path}/`}index.html`;
}

/** Which page and language a path asks for; unknown paths get the page that says so. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale } {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const locale =
    siteLocales.find((one) => one !== 'en' && (path === `/${one}` || path.startsWith(`/${one}/`))) ?? 'en';
  const page = pageKeys.find((key) => key !== 'notFound' && pagePath(key, locale) === path);
  return { page: page ?? 'notFound', locale };
}

/** Addresses in connect: another app, reached by leaving the page. */
export const connectPaths = { login: '/connect/login', signup: '/connect/signup' } as const;
