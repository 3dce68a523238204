/** How a session stands among the cookies of a page, whole or in chunks. */
export const storedSessionCookie = /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/;

/**
 * Whether the cookies of a page (the text of `document.cookie`) hold a session: then somebody is probably logged in. A page
 * asks before it loads anything heavier; who it is, only the session itself says.
 */
export function hasStoredSession(cookies: string): boolean {
  return storedSessionCookie.test(cookies);
}
