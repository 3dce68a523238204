import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinDaysLater, parseBerlinTime, berlinTimeOf } from './berlinTime';

const momentOf = (text: string) => {
  const found = parseBerlinTime(text);
  return found.kind === 'moment' ? found.moment.toISOString() : found.kind;
};

describe('a time on the wall in Berlin', () => {
  it.each([
    ['2024-12-08T18:00', '2024-12-08T17:00:00.000Z'],
    ['2025-07-01T00:00', '2025-06-30T22:00:00.000Z'],
    ['2025-07-01T09:30:00', '2025-07-01T07:30:00.000Z'],
    // The clock goes from 02:00 to 03:00.
    ['2025-03-30T01:59', '2025-03-30T00:59:00.000Z'],
    ['2025-03-30T02:00', 'skipped'],
    ['2025-03-30T02:59', 'skipped'],
    ['2025-03-30T03:00', '2025-03-30T01:00:00.000Z'],
    // The clock goes from 03:00 back to 02:00: what it shows twice means the first.
    ['2024-10-27T01:59', '2024-10-26T23:59:00.000Z'],
    ['2024-10-27T02:00', '2024-10-27T00:00:00.000Z'],
    ['2024-10-27T02:59', '2024-10-27T00:59:00.000Z'],
    ['2024-10-27T03:00', '2024-10-27T02:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(momentOf(text)).toBe(moment);
  });

  it.each([
    '',
    'soon',
    '2025-02-30T10:00',
    '2025-13-01T10:00',
    '2025-01-01T24:00',
    '2025-01-01',
    '2025-01-01T10:00Z',
  ])('%j cannot be read', (text) => {
    expect(momentOf(text)).toBe('unreadable');
  });

  it('is shown for a moment, and means that moment again but for the hour that comes twice', () => {
    expect(berlinTimeOf(new Date('2024-10-27T01:30:00Z'))).toBe('2024-10-27T02:30');
    const minutes = fc.integer({
      min: Date.parse('2023-01-01T00:00Z') / 60_000,
      max: Date.parse('2027-01-01T00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const moment = new Date(minute * 60_000);
        const found = parseBerlinTime(berlinTimeOf(moment));
        if (found.kind !== 'moment') throw new Error('A time that was shown has a moment');
        expect([0, 3_600_000]).toContain(moment.getTime() - found.moment.getTime());
      }),
    );
  });
});

describe('the same time days later', () => {
  it.each([
    ['2025-03-23T09:00:00Z', '2025-03-30T08:00:00.000Z'],
    ['2024-10-24T16:00:00Z', '2024-10-31T17:00:00.000Z'],
    ['2024-12-28T17:00:00Z', '2025-01-04T17:00:00.000Z'],
    // Where the clock skips the time, the span is kept.
    ['2025-03-23T01:30:00Z', '2025-03-30T01:30:00.000Z'],
  ])('is, a week after %s, %s', (moment, later) => {
    expect(berlinDaysLater(new Date(moment), 7).toISOString()).toBe(later);
  });
});
