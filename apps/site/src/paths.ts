// Addresses of the site's pages. English stands at the root, the other languages below their own folder.
import type { Locale } from './paraglide/runtime';

/** Every page that does not come from data, in the order of the build. */
export const pageKeys = ['home', 'events', 'imprint', 'privacy', 'notFound'] as const;

/** The page of one event, by the last part of its address. */
export type EventPageKey = `event:${string}`;

/** A page of the site. */
export type PageKey = (typeof pageKeys)[number] | EventPageKey;

/** The event that a page is about; undefined for every other page. */
export function eventSlugOf(page: PageKey): string | undefined {
  return page.startsWith('event:') ? page.slice('event:'.length) : undefined;
}

/** The site's languages, the default first. */
export const siteLocales = ['en', 'de'] as const satisfies Locale[];

const rootPaths = {
  home: '/',
  events: '/events',
  imprint: '/imprint',
  privacy: '/privacy',
  // Unknown addresses have no page of their own; the way on from there is home's.
  notFound: '/',
} as const satisfies Record<Exclude<PageKey, EventPageKey>, string>;

function rootPath(page: PageKey): string {
  return page in rootPaths ? rootPaths[page as keyof typeof rootPaths] : `/events/${eventSlugOf(page) ?? ''}`;
}

/** Turns a root path such as `/events` or `/#faqs` into the address in a language: `/de/events`, `/de#faqs`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return `/${locale}${path.replace(/^\/(?=$|#)/, '')}`;
}

/** The address of a page. The page for unknown addresses has none of its own and answers with home's. */
export function pagePath(page: PageKey, locale: Locale): string {
  return localePath(rootPath(page), locale);
}

/** The file a page is written to, below the built folder. */
export function pageFile(page: PageKey, locale: Locale): string {
  const folder = locale === 'en' ? '' : `${locale}/`;
  if (page === 'notFound') return `${folder}404.html`;
  const path = rootPath(page).slice(1);
  return `${folder}${path === '' ? '' : `${path}/`}index.html`;
}

/** Which page and language a path asks for; unknown paths get the page that says so. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale } {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const locale =
    siteLocales.find((one) => one !== 'en' && (path === `/${one}` || path.startsWith(`/${one}/`))) ?? 'en';
  const page = pageKeys.find((key) => key !== 'notFound' && pagePath(key, locale) === path);
  const slug = /^\/events\/([\w-]+)$/.exec(locale === 'en' ? path : path.slice(locale.length + 1))?.[1];
  return { page: page ?? (slug ? `event:${slug}` : 'notFound'), locale };
}

/** Where the calendar file of an event lies; it is the same in every language. */
export function calendarPath(slug: string): string {
  return `/events/${slug}.ics`;
}

/** An event's page in connect, where one registers for it. */
export function connectEventPath(slug: string): string {
  return `/connect/events/${slug}`;
}

/** The login, which leads on to an event's page in connect. */
export function reservePath(slug: string): string {
  return `${connectPaths.login}?next=${connectEventPath(slug)}`;
}

/** Addresses in connect: another app, reached by leaving the page. */
export const connectPaths = { login: '/connect/login', signup: '/connect/signup' } as const;
