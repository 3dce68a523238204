import { describe, expect, it } from 'vitest';
import { agoWords, dayWords, dateTimeWords } from './dateWords';

// 00:30 on Monday in Berlin, still Sunday in London.
const night = new Date('2024-12-08T23:30:00Z');

describe('days of a team', () => {
  it('are those of Berlin, in the reader’s language', () => {
    expect(dayWords(night, 'en')).toBe('Mon 9 Dec');
    expect(dayWords(night, 'de')).toBe('Mo., 9. Dez.');
    expect(dateTimeWords(night, 'en')).toBe('Mon 9 Dec, 00:30');
  });

  it('are counted by the calendar, not by hours, and never lie ahead', () => {
    expect(agoWords(new Date('2024-12-08T22:30:00Z'), night, 'en')).toBe('yesterday');
    expect(agoWords(new Date('2024-12-08T23:00:00Z'), night, 'en')).toBe('today');
    expect(agoWords(new Date('2024-12-05T12:00:00Z'), night, 'de')).toBe('vor 4 Tagen');
    expect(agoWords(new Date('2024-12-10T12:00:00Z'), night, 'en')).toBe('today');
  });
});
