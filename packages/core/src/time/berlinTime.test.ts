import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinDaysLater, parseBerlinTime, berlinTimeOf } from './berlinTime';

const parsed = (text: string) => {
  const found = parseBerlinTime(text);
  return found.kind === 'time' ? found.at.toISOString() : found.kind;
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
  ])('%s is %s', (text, expected) => {
    expect(parsed(text)).toBe(expected);
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
    expect(parsed(text)).toBe('unreadable');
  });

  it('is read back as the time it was formatted from, but for the hour that comes twice', () => {
    expect(berlinTimeOf(new Date('2024-10-27T01:30:00Z'))).toBe('2024-10-27T02:30');
    const minutes = fc.integer({
      min: Date.parse('2023-01-01T00:00Z') / 60_000,
      max: Date.parse('2027-01-01T00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        const at = new Date(minute * 60_000);
        const found = parseBerlinTime(berlinTimeOf(at));
        if (found.kind !== 'time') throw new Error('A time that was formatted cannot be read');
        expect([0, 3_600_000]).toContain(at.getTime() - found.at.getTime());
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
  ])('is, a week after %s, %s', (at, later) => {
    expect(berlinDaysLater(new Date(at), 7).toISOString()).toBe(later);
  });
});
