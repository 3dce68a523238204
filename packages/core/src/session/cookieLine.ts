/** Four hundred days in seconds, the longest that browsers keep a cookie. */
export const COOKIE_MAX_AGE = 34_560_000;

/** Where a cookie is valid. */
export interface CookieScope {
  readonly isSecure: boolean;
  /** Parent domain that shares the cookie; without it the cookie belongs to this host alone. */
  readonly domain?: string | undefined;
}

/** One cookie as the browser's own line: path /, SameSite=Lax, 400 days, `Secure` on https. */
export function cookieLine(name: string, value: string, scope: CookieScope): string {
  return line(name, encodeURIComponent(value), COOKIE_MAX_AGE, scope);
}

/** The line that removes a cookie. */
export function removalLine(name: string, scope: CookieScope): string {
  return line(name, '', 0, scope);
}

function line(name: string, value: string, maxAge: number, scope: CookieScope): string {
  const domain = scope.domain === undefined ? '' : `; Domain=${scope.domain}`;
  const secure = scope.isSecure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAge}${domain}; Path=/${secure}; SameSite=Lax`;
}

/** Every value of every visible cookie, in the browser's order; one name may come twice, from two domains. */
export function parseCookies(header: string): Map<string, string[]> {
  const cookies = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    const values = cookies.get(name) ?? [];
    values.push(decode(part.slice(at + 1).trim()));
    cookies.set(name, values);
  }
  return cookies;
}

function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
