import { describe, expect, it } from 'vitest';
import {
  avatarMenuItems,
  isCurrentMenuLink,
  isReservedSlug,
  reservedSlugs,
  visibleMenuItems,
} from './navigation';

const hrefs = {
  events: '/events',
  dashboard: '/connect',
  teams: '/connect/teams',
  assigned: '/connect/assigned_teams',
  admin: '/connect/admin',
};

describe('visibleMenuItems', () => {
  it.each([
    [null, ['events']],
    ['member' as const, ['events', 'dashboard', 'teams']],
    ['guest' as const, ['events', 'dashboard']],
    ['PARTICIPANT' as const, ['events', 'dashboard', 'teams']],
    ['ORGA' as const, ['events', 'dashboard', 'teams', 'admin']],
    ['MENTOR' as const, ['events', 'dashboard', 'teams', 'assigned']],
  ])('shows %s the items of the specification', (role, keys) => {
    expect(visibleMenuItems(role)).toEqual(
      keys.map((key) => ({ key, href: hrefs[key as keyof typeof hrefs] })),
    );
  });
});

describe('avatarMenuItems', () => {
  it.each([
    ['PARTICIPANT' as const, ['profile', 'team', 'signOut']],
    ['ORGA' as const, ['profile', 'team', 'signOut']],
    ['MENTOR' as const, ['profile', 'signOut']],
    ['member' as const, ['profile', 'signOut']],
    ['guest' as const, ['signOut']],
  ])('offers %s %j', (role, keys) => {
    expect(avatarMenuItems(role).map(({ key }) => key)).toEqual(keys);
  });

  it('leads to the profile and to the own team', () => {
    expect(avatarMenuItems('ORGA').map(({ href }) => href)).toEqual([
      '/connect/profile',
      '/connect/team',
      undefined,
    ]);
  });
});

describe('isCurrentMenuLink', () => {
  const current = (pathname: string) =>
    Object.entries(hrefs)
      .filter(([, href]) => isCurrentMenuLink(pathname, href))
      .map(([key]) => key);

  it.each([
    ['/', []],
    ['/events', ['events']],
    ['/events/', ['events']],
    ['/connect', ['dashboard']],
    ['/connect/', ['dashboard']],
    ['/connect/teams', ['teams']],
    ['/connect/teams/', ['teams']],
    ['/connect/assigned_teams', ['assigned']],
    ['/connect/admin', ['admin']],
    ['/connect/profile', []],
    ['/events/x', []],
    ['/connect/teams/somebody', []],
    ['/connect/admin/event-desk', []],
    ['/connect/team', []],
  ])('on %s lights up %j', (pathname, keys) => {
    expect(current(pathname)).toEqual(keys);
  });
});

describe('reserved slugs', () => {
  it('are the last parts of the menu’s addresses', () => {
    expect([...reservedSlugs].sort()).toEqual(
      Object.values(hrefs)
        .map((href) => href.split('/').at(-1))
        .sort(),
    );
    expect(isReservedSlug('Teams')).toBe(true);
    expect(isReservedSlug('team-seven')).toBe(false);
  });
});
