import { describe, expect, it } from 'vitest';
import { at, booking, bookingRow, bookingTeamRow, rule, seriesRow, slotRow } from '../../test/officeHourRows';
import { namedBookingOf, officeHourBookingFromRow } from './OfficeHourBooking';
import {
  awaitsNote,
  canChangeBooking,
  canSettle,
  isUpcoming,
  nextBooking,
  ruleDays,
  ruleFault,
  ruleHours,
  ruleTimes,
} from './officeHourRules';
import { officeHourSeriesFromRow, previewedSlotFromRow } from './OfficeHourSeries';
import { bookableSlotFromRow, officeHourSlotFromRow } from './OfficeHourSlot';

describe('rows', () => {
  it('are read whole', () => {
    expect(officeHourSeriesFromRow(seriesRow)).toEqual({ id: 'r', mentorId: 'm', ...rule });
    const slot = officeHourSlotFromRow({
      ...slotRow,
      bookings: [
        { ...bookingRow, id: 'old', state: 'cancelled' },
        { ...bookingRow, team: bookingTeamRow },
      ],
    });
    expect(slot.booking).toMatchObject({ id: 'b', team: { name: 'Spelzwerk' } });
    expect(officeHourSlotFromRow(slotRow).booking).toBeUndefined();
    expect(namedBookingOf(booking, bookingRow, new Map())).toMatchObject({
      team: undefined,
      mentor: undefined,
    });
    expect(bookableSlotFromRow({ ...slotRow, is_of_own_mentor: true, is_taken: true })).toMatchObject({
      ...{ isTaken: true, isOfOwnMentor: true },
    });
    const event = {
      slug: 'e',
      title_en: 'Pricing',
      title_de: '',
      starts_at: bookingRow.starts_at,
      ends_at: bookingRow.ends_at,
    };
    expect(
      previewedSlotFromRow({
        on_date: '2025-03-30',
        wall_time: '02:30:00',
        starts_at: null,
        obstacle: 'no_such_time',
        event,
      }),
    ).toMatchObject({
      time: '02:30',
      startsAt: undefined,
      obstacle: 'no_such_time',
      event: { titleEn: 'Pricing' },
    });
    expect(() => officeHourBookingFromRow({ ...bookingRow, state: 'lost' })).toThrow(
      expect.objectContaining({ details: 'office_hour_bookings.state' }) as Error,
    );
  });
});

describe('a rule', () => {
  it('says what its hours make, and what is left over', () => {
    expect(ruleHours(rule)).toEqual({
      ...{ times: ['12:00', '12:20'], leftOver: 10, endsEven: { earlier: '12:40', later: '13:00' } },
    });
    expect(ruleHours({ ...rule, to: '12:40' })).toMatchObject({ leftOver: 0, endsEven: undefined });
    expect(ruleHours({ from: '23:00', to: '23:50', minutes: 60 })).toMatchObject({
      ...{ times: [], endsEven: { earlier: undefined, later: undefined } },
    });
    expect(ruleHours({ ...rule, to: '11:00' }).times).toEqual([]);
    expect(ruleHours({ ...rule, to: '' }).times).toEqual([]);
  });

  it('keeps its time on the wall through both changes of the clock', () => {
    const sundays = { ...rule, weekday: 7, from: '01:30', to: '03:30', minutes: 60 };
    const of = (day: string) =>
      ruleTimes({ ...sundays, firstOn: day, lastOn: day }).map((time) => time.toISOString());
    expect(of('2025-03-23')).toEqual(['2025-03-23T00:30:00.000Z', '2025-03-23T01:30:00.000Z']);
    expect(of('2025-03-30')).toEqual(['2025-03-30T00:30:00.000Z']);
    expect(of('2025-10-26')).toEqual(['2025-10-25T23:30:00.000Z', '2025-10-26T00:30:00.000Z']);
    expect(of('2025-11-02')).toEqual(['2025-11-02T00:30:00.000Z', '2025-11-02T01:30:00.000Z']);
    expect(ruleDays(rule)).toEqual(['2024-12-10', '2024-12-17', '2024-12-24', '2024-12-31', '2025-01-07']);
  });

  it.each([
    ['minutes', { minutes: 5 }],
    ['minutes', { minutes: 121 }],
    ['hours', { to: '12:10' }],
    ['days', { lastOn: '2024-12-09' }],
    ['no_day', { lastOn: '2024-12-10', weekday: 1 }],
    ['too_many', { from: '00:00', to: '23:00', minutes: 10, lastOn: '2025-12-01' }],
    ['url', { url: 'call me' }],
    [undefined, {}],
  ] as const)('is refused for %s', (fault, changes) => {
    expect(ruleFault({ ...rule, ...changes })).toBe(fault);
  });
});

describe('a meeting', () => {
  it('may be changed until two hours before, and right after it was booked', () => {
    expect(canChangeBooking(booking, at('13:30'))).toBe(true);
    expect(canChangeBooking(booking, at('13:31'))).toBe(false);
    const fresh = { ...booking, bookedAt: at('15:00') };
    expect([canChangeBooking(fresh, at('15:05')), canChangeBooking(fresh, at('15:06'))]).toEqual([
      true,
      false,
    ]);
    expect(canChangeBooking({ ...booking, bookedAt: at('15:28') }, at('15:30'))).toBe(false);
    expect(canChangeBooking({ ...booking, state: 'cancelled' }, at('09:00'))).toBe(false);
  });

  it('lies ahead until it ends, and then awaits a note', () => {
    expect([isUpcoming(booking, at('15:49')), isUpcoming(booking, at('15:50'))]).toEqual([true, false]);
    expect([awaitsNote(booking, at('15:49')), awaitsNote(booking, at('15:50'))]).toEqual([false, true]);
    expect([canSettle(booking, at('15:29')), canSettle(booking, at('15:30'))]).toEqual([false, true]);
    const later = { ...booking, id: 'l', startsAt: at('17:00'), endsAt: at('17:20') };
    expect(nextBooking([later, booking], at('12:00'))?.id).toBe('b');
    expect(nextBooking([later, booking], at('16:00'))?.id).toBe('l');
    expect(nextBooking([], at('16:00'))).toBeUndefined();
  });
});
