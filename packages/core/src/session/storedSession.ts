/**
 * Whether the cookies of a page (the text of `document.cookie`) hold a session, whole or in chunks: then somebody is
 * probably logged in. A page asks before it loads anything heavier; who it is, only the session itself says.
 */
export function hasStoredSession(cookies: string): boolean {
  return /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=[^;]/.test(cookies);
}
