import { expect, test } from 'vitest';
import { formatCount, formatDay, formatDeadline, formatDateTime, formatRange } from './format';

const start = new Date('2024-12-05T17:00:00Z');

test('a time is local to the season, in 24 hours', () => {
  expect(formatDateTime(start, 'en')).toBe('Thu 5 Dec, 18:00');
  expect(formatDateTime(start, 'de')).toBe('Do 5. Dez, 18:00');
  expect(formatDateTime(new Date('2024-12-04T23:30:00Z'), 'en')).toBe('Thu 5 Dec, 00:30');
});

test('a range names the month once when it can', () => {
  expect(formatRange({ from: '2024-12-02', to: '2024-12-08' }, 'en')).toBe('2–8 Dec');
  expect(formatRange({ from: '2024-11-25', to: '2024-12-01' }, 'en')).toBe('25 Nov–1 Dec');
  expect(formatRange({ from: '2024-12-02', to: '2024-12-08' }, 'de')).toBe('2.–8. Dez');
});

test('days, deadlines and counts follow the language', () => {
  expect(formatDay('2024-11-04', 'en')).toBe('4 November');
  expect(formatDeadline(new Date('2024-12-15T22:59:00Z'), 'de')).toBe('15. Dezember');
  expect(formatCount(1400, 'en')).toBe('1,400');
  expect(formatCount(1400, 'de')).toBe('1.400');
});
