import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { bookingRepository } from './bookingRepository';
import { namedBookingOf, officeHourBookingFromRow } from './OfficeHourBooking';
import { officeHourMutations } from './officeHourMutations';
import { officeHourKeys, officeHourQueries } from './officeHourQueries';
import { officeHourRepository } from './officeHourRepository';
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
import { officeHourSeriesFromRow, previewedSlotFromRow, type OfficeHourRule } from './OfficeHourSeries';
import { bookableSlotFromRow, officeHourSlotFromRow } from './OfficeHourSlot';

const bookingRow = {
  ...{ id: 'b', slot_id: 's', team_id: 't', mentor_id: 'm', url: 'https://call.example', agenda: 'Price?' },
  ...{ starts_at: '2024-12-05T15:30:00Z', ends_at: '2024-12-05T15:50:00Z', state: 'booked', booked_by: 'u' },
  ...{ created_at: '2024-12-01T09:00:00Z', moved_from: null, cancelled_by: null, cancelled_at: null },
  ...{ cancel_word: '', note: '', settled_at: null },
};
const team = { id: 't', name: 'Spelzwerk', slug: 'spelzwerk', logo: null };
const slotRow = {
  ...{ id: 's', mentor_id: 'm', series_id: null, audience: 'own', url: null, is_blocked: false },
  ...{ starts_at: bookingRow.starts_at, ends_at: bookingRow.ends_at },
};
const booking = officeHourBookingFromRow(bookingRow);
const at = (time: string) => new Date(`2024-12-05T${time}:00Z`);
const rule: OfficeHourRule = {
  ...{ weekday: 2, from: '12:00', to: '12:50', minutes: 20, firstOn: '2024-12-10', lastOn: '2025-01-07' },
  ...{ audience: 'own', url: undefined },
};

describe('rows', () => {
  it('are read whole', () => {
    const series = { ...{ id: 'r', mentor_id: 'm', weekday: 2, from_time: '12:00:00', to_time: '12:50:00' } };
    expect(
      officeHourSeriesFromRow({
        ...series,
        ...{ minutes: 20, first_on: '2024-12-10', last_on: '2025-01-07', audience: 'own', url: null },
      }),
    ).toEqual({ id: 'r', mentorId: 'm', ...rule });
    const slot = officeHourSlotFromRow({
      ...slotRow,
      bookings: [
        { ...bookingRow, id: 'old', state: 'cancelled' },
        { ...bookingRow, team },
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

describe('what is asked', () => {
  it('names the time that was seen, and only what is set', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'end_series'
          ? 3
          : table.includes('series')
            ? seriesRow
            : table.includes('slot') && table !== 'book_slot'
              ? slotRow
              : bookingRow,
    }));
    const seriesRow = {
      ...{ id: 'r', mentor_id: 'm', weekday: 2, from_time: '12:00', to_time: '12:50', minutes: 20 },
      ...{ first_on: '2024-12-10', last_on: '2025-01-07', audience: 'own', url: null },
    };
    const [office, bookings] = [officeHourRepository(client), bookingRepository(client)];
    await office.addSeries('r', { ...rule, url: ' https://call.example ' });
    expect(await office.endSeries('r')).toBe(3);
    await office.addSlot({ id: 's', startsAt: at('15:30'), minutes: 20, audience: 'all', url: undefined });
    await office.setBlocked('s', true);
    await bookings.book('b', { id: 's', startsAt: at('15:30') }, ' Price? ');
    await bookings.settle('b', {
      ...{ outcome: 'held', note: ' Agreed ' },
      items: [{ id: 'i', text: ' Phone ', dueWeek: undefined, assignedTo: 'u' }],
    });
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      [
        'add_series',
        {
          ...{
            p_id: 'r',
            p_weekday: 2,
            p_from: '12:00',
            p_to: '12:50',
            p_minutes: 20,
            p_first_on: '2024-12-10',
          },
          ...{ p_last_on: '2025-01-07', p_audience: 'own', p_url: 'https://call.example' },
        },
      ],
      ['end_series', { p_id: 'r' }],
      ['add_slot', { p_id: 's', p_starts_at: '2024-12-05T15:30:00.000Z', p_minutes: 20, p_audience: 'all' }],
      ['block_slot', { p_id: 's' }],
      [
        'book_slot',
        { p_id: 'b', p_slot_id: 's', p_starts_at: '2024-12-05T15:30:00.000Z', p_agenda: 'Price?' },
      ],
      [
        'settle_booking',
        {
          ...{ p_id: 'b', p_outcome: 'held', p_note: 'Agreed' },
          p_items: [{ id: 'i', text: 'Phone', due_week: null, assigned_to: 'u' }],
        },
      ],
    ]);
  });

  it('brings the names beside', async () => {
    const person = { user_id: 'm', first_name: 'Henrike', last_name: 'Vossberg', avatar: null };
    const { client } = restDouble(({ table }) => ({
      body:
        table === 'profiles'
          ? [{ ...person, skills: [] }]
          : table === 'bookable_slots'
            ? [slotRow]
            : [{ ...bookingRow, team }],
    }));
    const queries = officeHourQueries(client);
    const context = { signal: new AbortController().signal };
    expect(await queries.ofTeam('t').queryFn(context)).toMatchObject([
      { mentor: { firstName: 'Henrike' }, team: { slug: 'spelzwerk' } },
    ]);
    expect(await queries.bookable().queryFn(context)).toMatchObject([
      { mentor: { firstName: 'Henrike' }, isTaken: false },
    ]);
    expect(await queries.ofMentor('m').queryFn(context)).toHaveLength(1);
    expect(queries.slots('m', at('00:00'), at('23:00')).queryKey).toEqual(
      officeHourKeys.slots('m', at('00:00'), at('23:00')),
    );
  });
});

describe('mutations', () => {
  const cacheOf = (held: { value: unknown }) => ({
    setQueryData: () => undefined,
    setQueriesData: (_: unknown, updater: (cached: unknown) => unknown) => {
      held.value = updater(held.value);
    },
    removeQueries: () => undefined,
  });
  const slot = officeHourSlotFromRow(slotRow);

  it('show a slot where it goes, and take back their own alone', () => {
    const { moveSlot, blockSlot, removeSlot } = officeHourMutations(undefined);
    const other = { ...slot, id: 'o', startsAt: at('16:00'), endsAt: at('16:20') };
    const held: { value: unknown } = { value: [slot, other] };
    const cache = cacheOf(held);
    const move = { slot, startsAt: at('17:00'), minutes: 30 };
    moveSlot.optimistic?.(cache, move);
    expect(held.value).toMatchObject([{ id: 'o' }, { id: 's', startsAt: at('17:00'), endsAt: at('17:30') }]);
    blockSlot.optimistic?.(cache, other);
    moveSlot.rollback?.(cache, move);
    expect(held.value).toMatchObject([
      { id: 's', startsAt: at('15:30') },
      { id: 'o', isBlocked: true },
    ]);
    removeSlot.optimistic?.(cache, other);
    expect(held.value).toMatchObject([{ id: 's' }]);
    const nothing: { value: unknown } = { value: undefined };
    removeSlot.optimistic?.(cacheOf(nothing), other);
    expect(nothing.value).toBeUndefined();
  });

  it('are undone by what brings back what was', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'remove_slot' || table === 'end_series'
          ? 1
          : table.endsWith('_slot') && table !== 'book_slot'
            ? slotRow
            : bookingRow,
    }));
    const all = officeHourMutations(client);
    await all.removeSlot.undo?.(undefined, slot).mutationFn();
    await all.moveSlot.undo?.(slot, { slot, startsAt: at('17:00'), minutes: 30 }).mutationFn();
    await all.blockSlot.undo?.(slot, slot).mutationFn();
    await all.cancel.undo?.(booking, { booking, word: 'Ill' }).mutationFn();
    await all.book
      .undo?.(booking, { id: 'b', slot: { id: 's', startsAt: at('15:30') }, agenda: '' })
      .mutationFn();
    await all.move.undo?.(booking, { booking, slot: { id: 'n', startsAt: at('17:00') } }).mutationFn();
    await all.changeAgenda.undo?.(booking, { booking, agenda: 'x' }).mutationFn();
    await all.settle
      .undo?.(booking, { booking, settlement: { outcome: 'held', note: 'x', items: [] } })
      .mutationFn();
    const start = '2024-12-05T15:30:00.000Z';
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['add_slot', { p_id: 's', p_starts_at: start, p_minutes: 20, p_audience: 'own' }],
      ['move_slot', { p_id: 's', p_starts_at: start, p_minutes: 20 }],
      ['unblock_slot', { p_id: 's' }],
      ['book_slot', { p_id: 'b', p_slot_id: 's', p_starts_at: start, p_agenda: 'Price?' }],
      ['cancel_booking', { p_id: 'b', p_word: '' }],
      ['move_booking', { p_id: 'b', p_slot_id: 's', p_starts_at: start }],
      ['change_agenda', { p_id: 'b', p_agenda: 'Price?' }],
      ['settle_booking', { p_id: 'b', p_outcome: 'booked', p_note: '', p_items: [] }],
    ]);
    expect(all.cancel.subject({ booking, word: '' })).toBe('meeting b');
    expect(Object.keys(all)).toHaveLength(14);
  });
});
