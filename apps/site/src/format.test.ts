import { expect, test } from 'vitest';
import { dayHead, eventSpan, formatCount } from './format';

const startsAt = new Date('2024-12-05T17:00:00Z');

test('an event says its day once, and twice where it ends on another', () => {
  expect(eventSpan({ startsAt, endsAt: new Date('2024-12-05T20:00:00Z') }, 'en')).toEqual({
    day: 'Thursday 5 December',
    from: '18:00',
    to: '21:00',
  });
  expect(eventSpan({ startsAt, endsAt: new Date('2024-12-05T23:30:00Z') }, 'en').to).toBe(
    'Friday 6 December, 00:30',
  );
});

test('the head of a day and counts follow the language', () => {
  expect(dayHead('2024-12-05', 'en')).toBe('Thu 5');
  expect(dayHead('2024-12-05', 'de')).toBe('Do 5.');
  expect(formatCount(1400, 'en')).toBe('1,400');
  expect(formatCount(1400, 'de')).toBe('1.400');
});
