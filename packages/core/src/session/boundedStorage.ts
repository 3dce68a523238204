import { encodeValue } from './cookieEncoding';
import { CookieRefusedError, type SyncStorage } from './cookieStorage';

/**
 * Longest value as it stands in cookies, in characters. With much more, servers answer no request of the origin, and
 * no page could be loaded that removes it.
 */
export const LONGEST_VALUE = 8_000;

/** Whether `text` would make longer cookies than servers take. */
export function isTooLong(text: string): boolean {
  return encodeValue(text).length > LONGEST_VALUE;
}

/** Cookies that refuse what is too long for them, with a CookieRefusedError; reading and removing know no bound. */
export function createBoundedStorage(cookies: SyncStorage): SyncStorage {
  return {
    read: (key) => cookies.read(key),
    remove: (key) => cookies.remove(key),
    write(key, value) {
      if (isTooLong(value)) throw new CookieRefusedError('The value is too long for cookies.');
      cookies.write(key, value);
    },
  };
}
