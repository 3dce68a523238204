import type { AuthService } from './deps';
import { allowedTarget } from './redirectRules';

/** A redirect target that may be followed: an address on the site or on the project's list. */
export function allowedRedirect(service: AuthService, target: string): URL | null {
  return allowedTarget(service.siteUrl, service.settings.redirectUrls, target);
}

/** Where a login ends: the wish when it is allowed, else the site. */
export function redirectOrSite(service: AuthService, target: string): URL {
  return allowedRedirect(service, target) ?? new URL(service.siteUrl);
}

/** Where the confirmation page goes on to: the path of the wish on our own site, else the start of connect. */
export function nextPathOf(service: AuthService, target: string): string {
  const url = allowedRedirect(service, target);
  if (!url || url.origin !== new URL(service.siteUrl).origin) return '/connect';
  const path = url.pathname + url.search + url.hash;
  // A path that begins with two slashes is an address of another host.
  return /^\/[/\\]/.test(path) ? '/connect' : path;
}
