/** Whether a cookie string holds a session of the backend's client, whole or in chunks: `sb-<project>-auth-token[.0]`. */
export function hasSessionCookie(cookies: string): boolean {
  return /(^|; )sb-[^=;]+-auth-token(\.\d+)?=./.test(cookies);
}
