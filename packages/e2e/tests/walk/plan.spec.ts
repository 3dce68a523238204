// What `pnpm walk` visits: pure, so no page is opened.
import { expect, test } from '@playwright/test';
import { sameOnPhone } from '../../src/full';
import { pairwise } from '../../walk/pairwise';
import { sampleOf, visitsOf } from '../../walk/plan';
import { isLetIn, roles } from '../../walk/roles';
import { siteStops, type Stop } from '../../walk/stops';

const stop = (route: string, guard: Stop['guard']): Stop => ({
  route,
  guard,
  address: () => `/connect/${route}`,
});

const stops = [
  stop('notFound', 'anybody'),
  stop('login', 'visitor'),
  stop('welcome', 'session'),
  stop('jury', 'judge'),
  stop('teams', 'member'),
  stop('team', ['PARTICIPANT', 'ORGA']),
  stop('team?dialog=edit', ['PARTICIPANT', 'ORGA']),
  stop('mentoring', ['MENTOR']),
  stop('admin', ['ORGA']),
  stop('adminTeams', ['ORGA']),
];

const everything = ['before', 'after'].flatMap((state) =>
  roles.flatMap((role) => visitsOf(role, stops).map((visit) => ({ ...visit, state }))),
);

test.describe('a walk', sameOnPhone, () => {
  test('visits what a role may see, and one screen behind each guard that keeps it out', () => {
    const visited = (role: (typeof roles)[number]) => {
      const english = visitsOf(role, stops).filter(({ language }) => language === 'en');
      const names = (isDenied: boolean) =>
        english.filter((one) => one.isDenied === isDenied).map(({ stop: { route } }) => route);
      return { shown: names(false), denied: names(true) };
    };
    expect(visited('visitor')).toEqual({
      shown: ['notFound', 'login'],
      denied: ['welcome', 'jury', 'teams', 'team', 'mentoring', 'admin'],
    });
    expect(visited('juror')).toEqual({
      shown: ['notFound', 'jury'],
      denied: ['welcome', 'teams', 'team', 'mentoring', 'admin'],
    });
    expect(visited('participant').shown).toEqual(['notFound', 'welcome', 'jury', 'teams', 'team']);
    expect(visited('captain').shown).toContain('team?dialog=edit');
    expect(visited('mentor')).toEqual({
      shown: ['notFound', 'welcome', 'jury', 'teams', 'mentoring'],
      denied: ['team', 'admin'],
    });
    expect(visited('orga').denied).toEqual(['mentoring']);
  });

  test('looks at each visit at both widths in both themes, and begins on a phone in German', () => {
    for (const { language, looks } of everything) {
      expect(new Set(looks.map(({ width, theme }) => `${width} ${theme}`)).size).toBe(4);
      expect(looks[0]).toEqual(
        language === 'de' ? { width: 390, theme: 'light' } : { width: 1440, theme: 'dark' },
      );
    }
  });

  test('takes a sample in which every two values meet that can, the same one each time', () => {
    const pairsOf = (planned: typeof everything) =>
      new Set(
        planned.flatMap((visit) =>
          visit.looks.flatMap(({ width, theme }) => {
            const cells = [visit.stop.route, visit.role, visit.state, visit.language, String(width), theme];
            return cells.flatMap((cell, at) => cells.slice(at + 1).map((other) => `${cell} ${other}`));
          }),
        ),
      );
    const sample = sampleOf(everything);
    expect(pairsOf(sample)).toEqual(pairsOf(everything));
    expect(sample.every(({ looks }) => looks.length === 1)).toBe(true);
    expect(sample.length).toBeLessThan((everything.length * 4) / 5);
    expect(sampleOf(everything)).toEqual(sample);
    // The front of it holds more than as many from the front of all.
    const single = everything.flatMap((visit) => visit.looks.map((look) => ({ ...visit, looks: [look] })));
    expect(pairsOf(sample.slice(0, 20)).size).toBeGreaterThan(pairsOf(single.slice(0, 20)).size);
  });

  test('needs few more rows than the two longest columns ask for, where everything can be', () => {
    const digits = [...'012'];
    const rows = digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => ({ a, b, c }))));
    const chosen = pairwise(rows, (row) => row);
    // Nine at least; that it is no more than a third above them is what a greedy choice is worth.
    expect(chosen.length).toBeGreaterThanOrEqual(9);
    expect(chosen.length).toBeLessThanOrEqual(12);
    expect(pairwise([], (row: Record<string, string>) => row)).toEqual([]);
  });

  test('lets everybody in where anybody may be, and sends members past the login', () => {
    expect(roles.filter((role) => isLetIn(role, 'anybody'))).toEqual([...roles]);
    expect(roles.filter((role) => isLetIn(role, 'visitor'))).toEqual(['visitor']);
    expect(roles.filter((role) => isLetIn(role, 'judge'))).toEqual(
      roles.filter((role) => role !== 'visitor'),
    );
  });

  test('visits one page of each kind of the site, in both languages', () => {
    const locs = ['/', '/de', '/events', '/events/kick-off', '/events/final', '/de/events/final', '/imprint'];
    const sitemap = locs.map((path) => `<loc>https://www.grow.example${path}</loc>`).join('');
    expect(siteStops(sitemap).map(({ address }) => [address('en'), address('de')])).toEqual([
      ['/', '/de'],
      ['/events', '/de/events'],
      ['/events/kick-off', '/de/events/kick-off'],
      ['/imprint', '/de/imprint'],
      ['/nothing-here', '/de/nothing-here'],
    ]);
  });
});
