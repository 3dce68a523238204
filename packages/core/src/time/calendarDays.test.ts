import { describe, expect, it } from 'vitest';
import { daysBetween, daysLater, isCalendarDay, weekdayOf } from './calendarDays';

describe('calendar days', () => {
  it.each([
    ['2024-12-30', 7, '2025-01-06'],
    ['2024-03-01', -1, '2024-02-29'],
    // The clock changes on the last Sunday of October and of March.
    ['2024-10-26', 2, '2024-10-28'],
    ['2025-03-29', 2, '2025-03-31'],
  ])('%s and %i days are %s, and back', (day, days, later) => {
    expect(daysLater(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it('begin their week on Monday', () => {
    expect(['2024-11-04', '2024-11-10', '2025-01-01'].map((day) => weekdayOf(day))).toEqual([1, 7, 3]);
  });

  it('are those that the calendar has, written in one way', () => {
    const texts = ['2024-02-29', '2024-02-30', '2023-02-29', '2024-1-1', '+002024-02-01', 'soon', ''];
    expect(texts.filter((text) => isCalendarDay(text))).toEqual(['2024-02-29']);
  });

  it('are none where nothing is typed', () => {
    expect(daysBetween('', '2024-11-04')).toBeNaN();
    expect(() => daysLater('', 1)).toThrow(RangeError);
  });
});
