import { avatarMenuItems, visibleMenuItems, type Role } from '@grow/core';
import { describe, expect, it } from 'vitest';
import { fullPath, paths } from '../paths';
import { isEntrance, routeEntries, routesAt } from './matching';
import type { RouteEntry } from './RouteEntry';

const roles: readonly Role[] = ['PARTICIPANT', 'MENTOR', 'ORGA'];

const mayEnter = ({ guard }: RouteEntry, role: Role) =>
  guard === 'member' || (Array.isArray(guard) && guard.includes(role));

describe('menu entries', () => {
  it.each(roles)('of %s are the routes that they may enter, and no other', (role) => {
    const shown = [...visibleMenuItems(role), ...avatarMenuItems(role)].flatMap(({ key, href }) =>
      // The site's own page, and an action.
      href === undefined || href === '/events' ? [] : [`${key} ${href}`],
    );
    const routed = routeEntries
      .filter((entry) => entry.menu !== undefined && mayEnter(entry, role))
      .map(({ menu, path }) => `${menu} ${fullPath(path)}`);
    expect(routed.sort()).toEqual(shown.sort());
  });
});

describe('routesAt', () => {
  const patternsAt = (path: string) => routesAt(path).map(({ entry }) => entry.path);

  it.each([
    [paths.adminEvents(), ['/admin', '/admin/event-desk']],
    [paths.newEvent(), ['/admin', '/admin/event-desk/new']],
    [paths.adminEvent('final'), ['/admin', '/admin/event-desk/:slug']],
    [paths.adminAttendees('final'), ['/admin', '/admin/event-desk/:slug/attendees']],
    [paths.adminImport(), ['/admin', '/admin/people/import']],
    [paths.adminPartners(), ['/admin', '/admin/content/partners']],
    [paths.adminSeason(), ['/admin', '/admin/season']],
    [paths.adminPrivacy(), ['/admin', '/admin/privacy-desk']],
    [paths.checkIn('final'), ['/admin/event-desk/:slug/check-in']],
    [`${paths.team({ dialog: 'edit' })}#people`, ['/team']],
    ['/nothing-here', ['*']],
    ['//', ['/']],
    ['//elsewhere:port/login', ['*']],
  ])('finds every screen of %s, the outer one first', (path, patterns) => {
    expect(patternsAt(path)).toEqual(patterns);
  });

  it('gives what the pattern names, decoded', () => {
    expect(routesAt(paths.teamPage('a b')).at(-1)?.params).toEqual({ slug: 'a b' });
  });
});

describe('builders', () => {
  it('write the query in the order of the table and leave out what is not said', () => {
    expect(paths.login({ next: '/connect/teams', with: 'code' })).toBe(
      '/login?with=code&next=%2Fconnect%2Fteams',
    );
    expect(paths.login({ next: undefined })).toBe('/login');
    expect(paths.join({ token: 'a&b' })).toBe('/join?token=a%26b');
  });

  it('lead to entrances and to what lies behind them', () => {
    expect([paths.login(), paths.signup(), paths.reset()].every(isEntrance)).toBe(true);
    expect([paths.dashboard(), paths.newPassword(), paths.secondStep()].some(isEntrance)).toBe(false);
    expect(['//', '//elsewhere/login'].some(isEntrance)).toBe(false);
  });
});
