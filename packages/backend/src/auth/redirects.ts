import type { AuthService } from './deps';

function originOf(text: string): string | null {
  try {
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.username === '' && url.password === '' ? url.origin : null;
  } catch {
    return null;
  }
}

/** A redirect target that may be followed: an absolute address on an allowed origin. */
export function allowedRedirect(service: AuthService, target: string): URL | null {
  const origin = originOf(target);
  const allowed = [originOf(service.siteUrl), ...service.settings.redirectOrigins];
  return origin !== null && allowed.includes(origin) ? new URL(target) : null;
}

/** Where GET /verify leads: the wish when it is allowed, else the site. */
export function redirectOrSite(service: AuthService, target: string): URL {
  return allowedRedirect(service, target) ?? new URL(service.siteUrl);
}

/** Where the confirmation page goes on to: the path of the wish on our own site, else the start of connect. */
export function nextPathOf(service: AuthService, target: string): string {
  const url = allowedRedirect(service, target);
  if (!url || url.origin !== originOf(service.siteUrl)) return '/connect';
  const path = url.pathname + url.search + url.hash;
  // A path that begins with two slashes is an address of another host.
  return /^\/[/\\]/.test(path) ? '/connect' : path;
}
