import { describe, expect, it } from 'vitest';
import { itemsFromText, textOfItems } from './components/meetingItems';
import {
  clashInWords,
  hoursInWords,
  ruleInWords,
  untilInWords,
  weekdayChoices,
  whenInWords,
} from './officeHourWords';

const now = new Date('2024-12-05T13:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const rule = {
  ...({ weekday: 4, from: '16:30', to: '18:20', minutes: 20, audience: 'own', url: undefined } as const),
  ...{ firstOn: '2024-12-05', lastOn: '2025-01-09' },
};

describe('office hours in words', () => {
  it.each([
    [0, 'now'],
    [-5, 'now'],
    [32, '32 min'],
    [152, '2 h 32 min'],
    [24 * 60, '24 h 0 min'],
    [9 * 24 * 60 + 60, '9 days'],
  ])('say of %i minutes: %s', (minutes, words) => {
    expect(untilInWords(later(minutes), now)).toBe(words);
  });

  it('say the day only where it is another one in Berlin', () => {
    expect(whenInWords(new Date('2024-12-05T15:30:00Z'), now, 'en')).toBe('today, 16:30');
    expect(whenInWords(new Date('2024-12-05T23:30:00Z'), now, 'en')).toBe('Fri 6 Dec, 00:30');
  });

  it('call a series by its day', () => {
    expect(ruleInWords(rule, 'en')).toBe('Every Thursday');
    expect(ruleInWords({ ...rule, lastOn: rule.firstOn }, 'en')).toBe('Once, Thu 5 Dec');
    expect(hoursInWords(rule)).toBe('16:30–18:20, 5 slots of 20 minutes');
    expect(weekdayChoices('de').map(({ short }) => short)).toEqual([
      'Mo',
      'Di',
      'Mi',
      'Do',
      'Fr',
      'Sa',
      'So',
    ]);
  });
});

describe('what else is at a time', () => {
  const times = { startsAt: now, endsAt: later(120), slug: 'pricing', titleEn: 'Pricing', titleDe: '' };
  const nameOf = (id: string) => (id === 'ada' ? 'Ada Ly' : undefined);

  it('is an event with those who go, as far as they are known, or another meeting', () => {
    const event = { ...times, kind: 'event', mentorId: undefined, people: ['ada', 'gone'] } as const;
    expect(clashInWords(event, nameOf, 'en')).toMatch(/^At the same time: Pricing, .*There then: Ada Ly$/);
    expect(clashInWords({ ...event, people: ['gone'] }, nameOf, 'de')).not.toContain('There then');
    const meeting = { ...times, kind: 'meeting', mentorId: 'm', people: [] } as const;
    expect(clashInWords(meeting, nameOf, 'en')).toMatch(/^At the same time you have another meeting: /);
  });
});

describe('what a draft keeps of the things to do', () => {
  it('comes back as it was, and is nothing where it cannot be read', () => {
    const items = [{ id: 'i', text: 'Phone four shops', dueWeek: 6, assignedTo: undefined }];
    expect(itemsFromText(textOfItems(items))).toEqual(items);
    expect(itemsFromText('')).toEqual([]);
    expect(itemsFromText('[{')).toEqual([]);
    expect(textOfItems([])).toBe('');
  });
});
