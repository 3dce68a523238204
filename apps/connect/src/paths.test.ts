import { describe, expect, it } from 'vitest';
import { visibleMenuItems } from '@grow/core';
import { fullPath, insideConnect, nextOrDashboard, paths, safeNext, siteAddress } from './paths';
import { routeEntries, tabsOf } from './routes/matching';

const ORIGIN = 'http://localhost:3000';

describe('safeNext', () => {
  it.each([
    ['/connect/profile', '/connect/profile'],
    ['/connect/teams?page=2#list', '/connect/teams?page=2#list'],
    ['/events/prototype-night', '/events/prototype-night'],
    ['http://localhost:3000/connect/reset-your-view', '/connect/reset-your-view'],
    ['/connect/teams?q=a%2Fb', '/connect/teams?q=a%2Fb'],
    ['/connect/reset/new?next=%2Fconnect%2Fteams', '/connect/reset/new?next=%2Fconnect%2Fteams'],
  ])('keeps %s', (next, path) => {
    expect(safeNext(next, ORIGIN)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/%2F%2Fevil.example',
    '/./%2f%2fevil.example',
    '/x/..//evil.example',
    'http://localhost:3000//evil.example',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/connect',
    'http://localhost:30001/connect',
    'https://localhost:3000/connect',
    'http://evil.example/connect',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'connect/profile',
    '',
    undefined,
    null,
  ])('refuses %j', (next) => {
    expect(safeNext(next, ORIGIN)).toBeUndefined();
  });

  it.each([
    '/connect/login',
    '/connect/login?next=/connect/login',
    '/connect/login/second-step?next=/connect',
    '/connect/signup',
    '/connect/reset',
    '/connect/auth/confirm?token_hash=x',
  ])('does not return to %s, which would ask to log in again', (next) => {
    expect(nextOrDashboard(next, ORIGIN)).toBe('/connect');
  });
});

describe('addresses', () => {
  it('names the dashboard as the base itself and everything else below it', () => {
    expect(fullPath(paths.dashboard())).toBe('/connect');
    expect(fullPath(paths.profile())).toBe('/connect/profile');
  });

  it('tells addresses of connect from addresses of the site', () => {
    expect(insideConnect('/connect')).toBe('/');
    expect(insideConnect('/connect?tab=1')).toBe('/?tab=1');
    expect(insideConnect('/connect/teams')).toBe('/teams');
    expect(insideConnect('/connected')).toBeUndefined();
    expect(insideConnect('/events')).toBeUndefined();
  });

  it('leads from German pages to the German site', () => {
    const german = [
      '/',
      '/#faqs',
      '/events',
      '/events/final',
      '/connect',
      '/connect/teams',
      'mailto:a@b.c',
      '//x',
    ];
    expect(german.map((href) => siteAddress(href, 'de'))).toEqual([
      ...[
        '/de',
        '/de#faqs',
        '/de/events',
        '/de/events/final',
        '/connect',
        '/connect/teams',
        'mailto:a@b.c',
        '//x',
      ],
    ]);
    expect(german.map((href) => siteAddress(href, 'en'))).toEqual(german);
  });

  it('escapes what comes from data', () => {
    expect(paths.teamPage('a/b c')).toBe('/teams/a%2Fb%20c');
  });

  it('keeps admin addresses from lighting up a menu entry', () => {
    const menuLinks = visibleMenuItems('ORGA').map((item) => item.href);
    const tabs = routeEntries.flatMap(tabsOf);
    expect(tabs.length).toBeGreaterThan(5);
    for (const path of tabs.map((tab) => fullPath(tab.path))) {
      for (const href of menuLinks) expect(path.endsWith(href), `${path} ends with ${href}`).toBe(false);
    }
  });
});
