import type { CookieJar } from '../session';

/** The cookies of a document. Reading and writing throw where the browser forbids cookies. */
export function documentCookies(page: Document): CookieJar {
  return {
    isSecure: page.location.protocol === 'https:',
    read: () => page.cookie,
    write(line) {
      page.cookie = line;
    },
  };
}
