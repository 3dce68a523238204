import { describe, expect, it } from 'vitest';
import { at, booking, bookingRow, bookingTeamRow, rule, seriesRow, slotRow } from '../../test/officeHourRows';
import { restDouble } from '../../test/restDouble';
import { bookingRepository } from './bookingRepository';
import { officeHourMutations } from './officeHourMutations';
import { officeHourKeys, officeHourQueries } from './officeHourQueries';
import { officeHourRepository } from './officeHourRepository';
import { officeHourSlotFromRow } from './OfficeHourSlot';

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
            : [{ ...bookingRow, team: bookingTeamRow }],
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
