import { describe, expect, it } from 'vitest';
import {
  agoInWords,
  dateInWords,
  dateParts,
  dateTimeInWords,
  dateWithYearInWords,
  dayInWords,
  daysInWords,
  spanInWords,
  timeInWords,
  weekdayInWords,
} from './dateWords';

// 00:30 on Monday in Berlin, still Sunday in London.
const night = new Date('2024-12-08T23:30:00Z');

describe('dates in words', () => {
  it.each([
    ['day', dayInWords(night, 'en'), 'Mon 9 Dec'],
    ['day in German', dayInWords(night, 'de'), 'Mo 9. Dez'],
    ['day and time', dateTimeInWords(night, 'en'), 'Mon 9 Dec, 00:30'],
    ['day and time in German', dateTimeInWords(night, 'de'), 'Mo 9. Dez, 00:30'],
    ['time', timeInWords(night, 'de'), '00:30'],
    ['date', dateInWords(night, 'en'), '9 December'],
    ['date in German', dateInWords(night, 'de'), '9. Dezember'],
    ['date with year', dateWithYearInWords(night, 'en'), '9 Dec 2024'],
    ['date with year in German', dateWithYearInWords(night, 'de'), '9. Dez 2024'],
    ['weekday', weekdayInWords(night, 'en'), 'Monday 9 December'],
    ['weekday in German', weekdayInWords(night, 'de'), 'Montag, 9. Dezember'],
  ])('write the %s of Berlin', (_name, words, expected) => {
    expect(words).toBe(expected);
  });

  it('write a day of the calendar as that day', () => {
    expect(dayInWords('2024-12-08', 'en')).toBe('Sun 8 Dec');
    expect(weekdayInWords('2025-07-01', 'en')).toBe('Tuesday 1 July');
  });

  it('write every month with three letters at most where they are short', () => {
    const months = Array.from(
      { length: 12 },
      (_, month) => dateParts(new Date(Date.UTC(2025, month, 5)), 'en').month,
    );
    expect(months.every((month) => month.length === 3)).toBe(true);
  });

  it('write a span with one day once and with two days twice', () => {
    const startsAt = new Date('2024-12-08T17:00:00Z');
    expect(spanInWords({ startsAt, endsAt: new Date('2024-12-08T22:59:00Z') }, 'en')).toBe(
      'Sun 8 Dec, 18:00–23:59',
    );
    expect(spanInWords({ startsAt, endsAt: new Date('2024-12-09T00:30:00Z') }, 'en')).toBe(
      'Sun 8 Dec, 18:00–Mon 9 Dec, 01:30',
    );
    // The same day and month of another year is another day.
    expect(spanInWords({ startsAt, endsAt: new Date('2025-12-08T18:00:00Z') }, 'en')).toBe(
      'Sun 8 Dec, 18:00–Mon 8 Dec, 19:00',
    );
  });

  it('write the days of a week with their month once', () => {
    expect(daysInWords({ from: '2024-12-02', to: '2024-12-08' }, 'en')).toBe('2–8 Dec');
    expect(daysInWords({ from: '2024-11-25', to: '2024-12-01' }, 'de')).toBe('25. Nov–1. Dez');
  });

  it('count days ago by the calendar and not by hours, and never ahead', () => {
    expect(agoInWords(new Date('2024-12-08T22:30:00Z'), night, 'en')).toBe('yesterday');
    expect(agoInWords(new Date('2024-12-08T23:00:00Z'), night, 'en')).toBe('today');
    expect(agoInWords(new Date('2024-12-05T12:00:00Z'), night, 'de')).toBe('vor 4 Tagen');
    expect(agoInWords(new Date('2024-12-10T12:00:00Z'), night, 'en')).toBe('today');
  });
});
