import type { CookieJar } from '../session';

/** A cookie jar in memory, with the manners of a browser's. */
export interface MemoryStorage extends CookieJar {
  /** The visible cookies by name, decoded; of doubles the one that the browser lists first. */
  cookies(): Record<string, string>;
  /** Every line that was written, in order. */
  readonly lines: readonly string[];
  /** From now on reading throws, or no longer does. */
  failReading(error: Error | null): void;
  /** After `count` more writes every write throws, or (null) is silently refused; undefined ends it. */
  failWritingAfter(count: number, error: Error | null | undefined): void;
}

interface StoredCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
}

/** A jar that is empty, or holds the cookies of a `name=value; name=value` header. */
export function memoryStorage(options: { isSecure?: boolean; header?: string } = {}): MemoryStorage {
  let cookies: StoredCookie[] = [];
  const lines: string[] = [];
  let readError: Error | null = null;
  let writesLeft = Number.POSITIVE_INFINITY;
  let writeError: Error | null | undefined;

  const write = (line: string) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const attribute = (key: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const domain = attribute('domain') ?? '';
    const cookie = { name, value: pair.slice(at + 1), domain };
    const index = cookies.findIndex((other) => other.name === name && other.domain === domain);
    if (attribute('max-age') === '0') cookies = cookies.filter((_, position) => position !== index);
    else if (pair.length > 4096) return;
    else if (index < 0) cookies = [...cookies, cookie];
    else cookies = cookies.with(index, cookie);
  };
  for (const pair of options.header?.split('; ') ?? []) write(pair);

  return {
    isSecure: options.isSecure ?? false,
    lines,
    read() {
      if (readError !== null) throw readError;
      return cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
    },
    write(line) {
      if (writesLeft <= 0) {
        if (writeError) throw writeError;
        return;
      }
      writesLeft -= 1;
      lines.push(line);
      write(line);
    },
    cookies() {
      const byName: Record<string, string> = {};
      for (const cookie of cookies) byName[cookie.name] ??= decodeURIComponent(cookie.value);
      return byName;
    },
    failReading(error) {
      readError = error;
    },
    failWritingAfter(count, error) {
      writesLeft = error === undefined ? Number.POSITIVE_INFINITY : count;
      writeError = error;
    },
  };
}
