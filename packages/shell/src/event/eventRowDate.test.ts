import { expect, it } from 'vitest';
import { eventRowDate } from './eventRowDate';

const now = new Date('2026-11-29T12:00:00Z');

it('says the year of an event outside of the weeks that is not in this one', () => {
  const yearOf = (startsAt: string, week?: number) =>
    eventRowDate(new Date(startsAt), { week, now, locale: 'en' }).year;
  expect(yearOf('2025-01-16T17:00:00Z')).toBe('2025');
  expect(yearOf('2026-02-16T17:00:00Z')).toBeUndefined();
  expect(yearOf('2027-01-08T19:30:00Z', 11)).toBeUndefined();
  // Midnight in Berlin, where the day is counted.
  expect(yearOf('2026-12-31T23:30:00Z')).toBe('2027');
});

it('says day, month, weekday and time in the language of the page', () => {
  const startsAt = new Date('2025-01-16T17:00:00Z');
  expect(eventRowDate(startsAt, { week: undefined, now, locale: 'de' })).toEqual({
    dateTime: '2025-01-16T17:00:00.000Z',
    day: '16.',
    month: 'Jan',
    year: '2025',
    time: 'Do, 18:00',
  });
});
