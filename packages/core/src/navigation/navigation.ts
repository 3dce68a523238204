import type { Role } from '../profile/Role';

/**
 * Who looks at the menu: a role, `member` while a logged-in person's role is not known yet, `guest` for somebody who only judges, null
 * for a visitor.
 */
export type CurrentUserRole = Role | 'member' | 'guest' | null;

/** A link of the header; its label is looked up by `key`. */
export interface MenuItem {
  readonly key: 'events' | 'dashboard' | 'teams' | 'assigned' | 'admin';
  readonly href: string;
}

/** An entry of the avatar menu; signing out is an act and has no address. */
export type AvatarMenuItem =
  | { readonly key: 'profile' | 'team'; readonly href: string }
  | { readonly key: 'signOut'; readonly href?: undefined };

const menu: readonly (MenuItem & { readonly isFor: (role: CurrentUserRole) => boolean })[] = [
  { key: 'events', href: '/events', isFor: () => true },
  { key: 'dashboard', href: '/connect', isFor: (role) => role !== null },
  { key: 'teams', href: '/connect/teams', isFor: (role) => role !== null && role !== 'guest' },
  { key: 'assigned', href: '/connect/assigned_teams', isFor: (role) => role === 'MENTOR' },
  { key: 'admin', href: '/connect/admin', isFor: (role) => role === 'ORGA' },
];

/** The links of the header that somebody sees, in order: the specification's table of navigation items. */
export function visibleMenuItems(role: CurrentUserRole): MenuItem[] {
  return menu.filter((item) => item.isFor(role)).map(({ key, href }) => ({ key, href }));
}

/** The entries of the avatar menu, in order; Your Team is for PARTICIPANT and ORGA only, and guests have no profile. */
export function avatarMenuItems(role: Role | 'member' | 'guest'): AvatarMenuItem[] {
  if (role === 'guest') return [{ key: 'signOut' }];
  const team: AvatarMenuItem = { key: 'team', href: '/connect/team' };
  const hasTeam = role === 'PARTICIPANT' || role === 'ORGA';
  return [{ key: 'profile', href: '/connect/profile' }, ...(hasTeam ? [team] : []), { key: 'signOut' }];
}

/**
 * Whether a link is the current one: the whole path, base included and without one trailing slash, ends with the link's href.
 */
export function isCurrentMenuLink(pathname: string, href: string): boolean {
  return (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).endsWith(href);
}

/** Last parts of menu addresses: a page of that name anywhere would light up the wrong link. */
export const reservedSlugs: readonly string[] = ['connect', 'events', 'teams', 'admin', 'assigned_teams'];

/** Whether a slug is taken by the menu. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.includes(slug.toLowerCase());
}
