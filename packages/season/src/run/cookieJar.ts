import type { CookieJar } from '@grow/core';

/** Cookies as a browser keeps them: the last one of a name counts, and an age of 0 removes it. */
export const cookieJar = (cookies: Map<string, string>): CookieJar => ({
  isSecure: false,
  read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  write: (line) => {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  },
});
