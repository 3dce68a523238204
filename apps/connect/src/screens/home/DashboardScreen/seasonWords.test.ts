import type { Role } from '@grow/core';
import { buildSeason } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import { headOf, type Reader } from './seasonWords';

const season = buildSeason({ teamClosesAt: new Date('2024-11-18T22:59:00Z') });
const week2 = new Date('2024-11-12T12:00:00Z');
const before = new Date('2024-10-30T12:00:00Z');
const after = new Date('2025-02-01T12:00:00Z');

const reader = (role: Role, isAlone = false): Reader => ({ role, isAlone });
const head = (who: Reader, now: Date, given = season) =>
  headOf(given, who, 'Good to see you, Mara.', now, 'en');

describe('the head of the dashboard', () => {
  it('counts down to the closing of teams for whoever is in none, and leads there', () => {
    expect(head(reader('PARTICIPANT', true), week2)).toEqual({
      mark: 'Week 2 of 11',
      title: 'No team yet',
      lead: 'Good to see you, Mara. Teams take people on until Monday 18 November. Every event stays open to you after that.',
      deadline: { left: '6 days', until: 'until Monday 18 November, 23:59' },
      isSearching: true,
    });
  });

  it('counts hours from two days on, and counts nothing once teams are closed', () => {
    const alone = reader('PARTICIPANT', true);
    expect(head(alone, new Date('2024-11-17T12:00:00Z')).deadline?.left).toBe('34 hours');
    expect(head(alone, new Date('2024-11-18T12:00:00Z')).deadline?.left).toBe('10 hours');
    const closed = head(alone, new Date('2024-11-18T22:59:00Z'));
    expect(closed).toMatchObject({ title: 'No team yet', isSearching: false });
    expect(closed.lead).toContain('Teams have been closed since Monday 18 November.');
    expect(closed.deadline).toBeUndefined();
  });

  it('names no day where teams close on none', () => {
    const endless = head(reader('PARTICIPANT', true), week2, buildSeason({ teamClosesAt: undefined }));
    expect(endless).toMatchObject({ isSearching: true, deadline: undefined });
    expect(endless.lead).toContain('Teams take people on.');
  });

  it('tells a member of a team the task of the week and counts down to what it asks for', () => {
    expect(head(reader('PARTICIPANT'), week2)).toEqual({
      mark: 'Week 2 of 11',
      title: 'Listen',
      lead: 'Good to see you, Mara. What one does to listen.',
      deadline: { left: '5 days', until: 'until Sunday 17 November, 23:59' },
      isSearching: false,
    });
    const german = headOf(season, reader('PARTICIPANT'), 'Hallo.', week2, 'de');
    expect(german).toMatchObject({ title: 'Lauschen', lead: 'Hallo. Was man tut, um zu lauschen.' });
  });

  it('counts down to nothing in a week that asks for nothing, and once it is due', () => {
    const week8 = head(reader('PARTICIPANT'), new Date('2024-12-25T12:00:00Z'));
    expect(week8).toMatchObject({ title: 'Exhale', deadline: undefined });
    const due = (at: string) => head(reader('PARTICIPANT'), new Date(at)).deadline?.left;
    expect(due('2024-11-17T22:57:59Z')).toBe('1 minute');
    expect(due('2024-11-17T22:59:00Z')).toBeUndefined();
  });

  it('is called by the number of a week whose verb nobody has written', () => {
    const unwritten = head(reader('PARTICIPANT'), week2, buildSeason({ programme: [] }));
    expect(unwritten).toMatchObject({ title: 'Week 2 of 11', lead: 'Good to see you, Mara.' });
    expect(unwritten.deadline).toBeUndefined();
  });

  it.each(['MENTOR', 'ORGA'] as const)('tells %s nothing to build, only what teams are told', (role) => {
    const said = head(reader(role), week2);
    expect(said.lead).toMatch(/^Good to see you, Mara\. This week every team is told: \u201c.+\u201d$/);
    expect(said.deadline).toBeUndefined();
  });

  it('before the season somebody without a team can look for one already', () => {
    expect(head(reader('PARTICIPANT', true), before)).toMatchObject({
      mark: 'GROW 24/25',
      title: '5 days until week 1',
      isSearching: true,
    });
    expect(head(reader('MENTOR'), before).lead).toBe('Good to see you, Mara.');
  });

  it('after it nobody is sent anywhere', () => {
    const over = head(reader('PARTICIPANT', true), after);
    expect(over).toMatchObject({ title: 'The eleven weeks are over', isSearching: false });
    expect(over.deadline).toBeUndefined();
  });
});
