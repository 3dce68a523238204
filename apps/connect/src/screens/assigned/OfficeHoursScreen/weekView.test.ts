import type { OfficeHourSlot } from '@grow/core/office-hour';
import { describe, expect, it } from 'vitest';
import { countsOf, daysOfWeek, mondayIn, mondayOf, spanOfWeek, stateOf, timesOfWeek } from './weekView';

const slot = (at: string, minutes = 20, more: Partial<OfficeHourSlot> = {}): OfficeHourSlot => ({
  ...{ id: at, mentorId: 'm', seriesId: undefined, audience: 'own', url: undefined },
  ...{ isBlocked: false, booking: undefined },
  startsAt: new Date(at),
  endsAt: new Date(Date.parse(at) + minutes * 60_000),
  ...more,
});
const now = new Date('2024-12-05T12:00:00Z');

describe('a week of slots', () => {
  it.each([
    ['2024-12-02', '2024-12-02'],
    ['2024-12-08', '2024-12-02'],
    ['2025-01-01', '2024-12-30'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it('is the one that the address names, and this one where it names none', () => {
    expect(mondayIn(new URLSearchParams('week=2024-11-27'), now)).toBe('2024-11-25');
    for (const search of ['', 'week=soon', 'week=2024-19-40'])
      expect(mondayIn(new URLSearchParams(search), now)).toBe('2024-12-02');
  });

  it.each([
    ['2024-10-21', 169],
    ['2025-03-24', 167],
    ['2024-12-02', 168],
  ])('from %s has %i hours', (monday, hours) => {
    const { from, until } = spanOfWeek(monday);
    expect((until.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('shows a Saturday only where it has slots', () => {
    const days = (slots: OfficeHourSlot[]) =>
      daysOfWeek('2024-12-02', slots, now, 'en').map(({ key }) => key);
    expect(days([])).toHaveLength(5);
    expect(days([slot('2024-12-07T09:00:00Z')])).toHaveLength(6);
  });

  it('breaks where no slot reaches the next time', () => {
    const rows = timesOfWeek([
      slot('2024-12-05T15:30:00Z'),
      slot('2024-12-05T15:50:00Z'),
      slot('2024-12-06T07:30:00Z', 60),
      slot('2024-12-03T08:00:00Z', 20),
    ]);
    expect(rows).toEqual([
      { time: '08:30' },
      { time: '09:00' },
      { time: '16:30', isAfterBreak: true },
      { time: '16:50' },
    ]);
  });

  it('counts what is taken and what can still be had', () => {
    const booking = {
      id: 'b',
      state: 'booked',
      endsAt: now,
      startsAt: now,
    } as unknown as OfficeHourSlot['booking'];
    const slots = [
      slot('2024-12-05T15:30:00Z', 20, { booking }),
      slot('2024-12-05T15:50:00Z'),
      slot('2024-12-05T16:10:00Z', 20, { isBlocked: true }),
      slot('2024-12-03T08:00:00Z'),
    ];
    expect(countsOf(slots, now)).toEqual({ count: 2, taken: 1, free: 1 });
    expect(slots.map((one) => stateOf(one, undefined, now))).toEqual(['held', 'free', 'blocked', 'held']);
  });
});
