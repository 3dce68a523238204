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

/** Where a mailed link goes on to: the wish when it is allowed, else the site, as hosted. */
export function mailedRedirect(service: AuthService, target: string): string {
  return allowedRedirect(service, target)?.href ?? service.siteUrl;
}
