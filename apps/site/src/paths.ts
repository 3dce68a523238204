// Addresses that need no route table, for the pages and for the scripts of a browser. English stands at the root, the other
// languages below their own folder.
import type { Locale } from './paraglide/runtime';

/** The site's languages, the default first. */
export const siteLocales = ['en', 'de'] as const satisfies Locale[];

/** Turns a root path such as `/events` or `/#faqs` into the address in a language: `/de/events`, `/de#faqs`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return `/${locale}${path.replace(/^\/(?=$|#)/, '')}`;
}

/** The language of an address, whether there is a page or not. */
export function localeAt(pathname: string): Locale {
  return siteLocales.find((one) => one !== 'en' && `${pathname}/`.startsWith(`/${one}/`)) ?? 'en';
}

/** Where the calendar file of an event lies. */
export function calendarPath(slug: string, locale: Locale): string {
  return localePath(`/events/${slug}.ics`, locale);
}

/** An event's page in connect, where one registers for it. */
export function connectEventPath(slug: string): string {
  return `/connect/events/${slug}`;
}

/** The login, which leads on to an event's page in connect. */
export function reservePath(slug: string): string {
  return `${connectPaths.login}?next=${encodeURIComponent(`${connectEventPath(slug)}#seat`)}`;
}

/** Addresses in connect: another app, reached by leaving the page. */
export const connectPaths = { login: '/connect/login', signup: '/connect/signup' } as const;
