import { buildSeason } from '@grow/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seasonLines } from '../season/seasonLines';
import { frameEntries, navigationItems } from './frameEntries';
import { FrameMarkup } from './FrameMarkup';
import type { FrameAccount } from './frameEntries';

const labels = (role: Parameters<typeof navigationItems>[0]) =>
  navigationItems(role, '/connect', 'en').map(({ label }) => label);

const account = (role: FrameAccount['role']): FrameAccount => ({
  person: { firstName: 'Mara', lastName: 'Lindt' },
  role,
  onSignOut: () => undefined,
});

const entryLabels = (role: FrameAccount['role']) =>
  frameEntries(account(role), 'en').flatMap((entry) => (entry.kind === 'rule' ? [] : [entry.label]));

describe('the frame', () => {
  it('labels the navigation as the specification does', () => {
    expect(labels(null)).toEqual(['Events']);
    expect(labels('member')).toEqual(['Events', 'Dashboard', 'Teams']);
    expect(labels('guest')).toEqual(['Events', 'Dashboard']);
    expect(labels('MENTOR')).toEqual(['Events', 'Dashboard', 'Teams', 'Assigned']);
    expect(labels('ORGA')).toEqual(['Events', 'Dashboard', 'Teams', 'Admin']);
  });

  it('offers Your Team to PARTICIPANT and ORGA only', () => {
    expect(entryLabels('PARTICIPANT')).toEqual(['Profile', 'Your Team', 'Light theme', 'Sign out']);
    expect(entryLabels('ORGA')).toContain('Your Team');
    expect(entryLabels('MENTOR')).toEqual(['Profile', 'Light theme', 'Sign out']);
    expect(entryLabels('guest')).toEqual(['Light theme', 'Sign out']);
    expect(entryLabels(undefined)).toEqual(['Profile', 'Light theme', 'Sign out']);
  });

  it('stands as static markup: skip link first, no style attribute, footer with its links', () => {
    const now = new Date('2024-12-05T12:00:00Z');
    const html = renderToStaticMarkup(
      <FrameMarkup locale="en" pathname="/events" season={seasonLines(buildSeason(), now, 'en')}>
        <h1>Events</h1>
      </FrameMarkup>,
    ).replace(/<style[^>]*>.*?<\/style>/gs, '');
    expect(html).toMatch(/^<a href="#content"[^>]*>Skip to content<\/a>/);
    expect(html).not.toMatch(/ style="/);
    for (const href of ['/#faqs', 'mailto:hello@grow.example', '/imprint', '/privacy', '/connect/login']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).not.toContain('href="#"');
    expect(html).toContain('GROW 24/25');
    expect(html).toContain('aria-current="page"');
  });
});

describe('seasonLines', () => {
  const season = buildSeason();

  it.each([
    ['2024-10-20T12:00:00Z', 'GROW 24/25. Starts 4 November', null],
    ['2024-11-04T12:00:00Z', 'GROW 24/25. Week 1 of 11', 0],
    ['2024-12-05T12:00:00Z', 'GROW 24/25. Week 5 of 11', 31],
    ['2025-01-19T12:00:00Z', 'GROW 24/25. Week 11 of 11', 76],
    ['2025-01-20T12:00:00Z', 'GROW 24/25. The season is over', null],
  ])('at %s says %s', (at, status, day) => {
    expect(seasonLines(season, new Date(at), 'en')).toMatchObject({ status, day });
  });

  it('says the dates in the language of the page', () => {
    const now = new Date('2024-12-05T12:00:00Z');
    expect(seasonLines(season, now, 'en').dates).toBe('4 November to 19 January.');
    expect(seasonLines(season, now, 'de').dates).toBe('4. November bis 19. Januar.');
  });

  it('falls back to the label of the configuration', () => {
    expect(seasonLines(undefined, new Date(0), 'en')).toMatchObject({ label: 'GROW 24/25', day: null });
  });
});
