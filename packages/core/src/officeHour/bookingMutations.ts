import { actionItemKeys } from '../actionItem/actionItemQueries';
import type { GrowSupabase } from '../db/growSupabase';
import {
  mutationWithInput,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { triageKeys } from '../triage/triageKeys';
import { bookingRepository, type Settlement, type WantedSlot } from './bookingRepository';
import type { NamedBooking, OfficeHourBooking } from './OfficeHourBooking';
import { officeHourKeys } from './officeHourQueries';

/** A meeting to be booked. */
export interface NewBooking {
  /** Chosen by who books, so that a second press books nothing. */
  readonly id: string;
  readonly slot: WantedSlot;
  readonly agenda: string;
}

/** A meeting as it was, and the slot that it moves to. */
export interface BookingMove {
  readonly booking: OfficeHourBooking;
  readonly slot: WantedSlot;
}

/** A meeting that is called off, with a word why. */
export interface BookingCancellation {
  readonly booking: OfficeHourBooking;
  readonly word: string;
}

/** A meeting as it was, and what the team wants to decide. */
export interface AgendaChange {
  readonly booking: OfficeHourBooking;
  readonly agenda: string;
}

/** A meeting as it was, and what the mentor says of it. */
export interface BookingSettlement {
  readonly booking: OfficeHourBooking;
  readonly settlement: Settlement;
}

const invalidates = [officeHourKeys.all];
const writes = () => [officeHourKeys.everyMeetings];
const subjectOf = ({ booking }: { readonly booking: OfficeHourBooking }) => `meeting ${booking.id}`;

const replace = (cache: MutationCache, id: string, change: Partial<NamedBooking>) =>
  cache.setQueriesData({ queryKey: officeHourKeys.everyMeetings }, (cached) =>
    Array.isArray(cached)
      ? (cached as NamedBooking[]).map((one) => (one.id === id ? { ...one, ...change } : one))
      : cached,
  );

/** A change of one meeting that is shown at once, and whose refusal takes back its own alone. */
const ofBooking = <Input extends { readonly booking: OfficeHourBooking }>(
  changed: (input: Input) => Partial<OfficeHourBooking>,
) => ({
  invalidates,
  writes,
  subject: (input: Input) => subjectOf(input),
  optimistic: (cache: MutationCache, input: Input) => replace(cache, input.booking.id, changed(input)),
  rollback: (cache: MutationCache, { booking }: Input) => replace(cache, booking.id, booking),
});

/** Mutations of meetings: of the team that books, and what the mentor says afterwards. */
export function bookingMutations(client: GrowSupabase | undefined) {
  const repository = () => bookingRepository(requireClient(client));
  const key = (name: string) => [...officeHourKeys.all, name];

  const cancel: ProductMutation<BookingCancellation, OfficeHourBooking> = productMutation(
    key('cancel'),
    async ({ booking, word }: BookingCancellation) => repository().cancel(booking.id, word),
    {
      ...ofBooking<BookingCancellation>(({ word }) => ({ state: 'cancelled', cancelWord: word.trim() })),
      // What the slot was given to meanwhile, and a slot that went, refuse it.
      undo: (_, { booking: { id, slotId = '', startsAt, agenda } }) =>
        mutationWithInput(book, { id, slot: { id: slotId, startsAt }, agenda }),
    },
  );
  const book: ProductMutation<NewBooking, OfficeHourBooking> = productMutation(
    key('book'),
    async ({ id, slot, agenda }: NewBooking) => repository().book(id, slot, agenda),
    {
      invalidates,
      subject: ({ id }) => `meeting ${id}`,
      undo: (booking) => mutationWithInput(cancel, { booking, word: '' }),
    },
  );
  const move: ProductMutation<BookingMove, OfficeHourBooking> = productMutation(
    key('move'),
    async ({ booking, slot }: BookingMove) => repository().move(booking.id, slot),
    {
      ...ofBooking<BookingMove>(({ booking, slot }) => ({
        ...{ slotId: slot.id, startsAt: slot.startsAt, movedFrom: booking.startsAt },
        endsAt: new Date(slot.startsAt.getTime() + booking.endsAt.getTime() - booking.startsAt.getTime()),
      })),
      undo: (moved, { booking: { slotId = '', startsAt } }) =>
        mutationWithInput(move, { booking: moved, slot: { id: slotId, startsAt } }),
    },
  );
  const changeAgenda: ProductMutation<AgendaChange, OfficeHourBooking> = productMutation(
    key('changeAgenda'),
    async ({ booking, agenda }: AgendaChange) => repository().changeAgenda(booking.id, agenda),
    {
      ...ofBooking<AgendaChange>(({ agenda }) => ({ agenda: agenda.trim() })),
      undo: (changed, { booking }) =>
        mutationWithInput(changeAgenda, { booking: changed, agenda: booking.agenda }),
    },
  );
  const settle: ProductMutation<BookingSettlement, OfficeHourBooking> = productMutation(
    key('settle'),
    async ({ booking, settlement }: BookingSettlement) => repository().settle(booking.id, settlement),
    {
      ...ofBooking<BookingSettlement>(({ settlement: { outcome, note } }) => ({
        ...{ state: outcome, note: outcome === 'held' ? note.trim() : '' },
      })),
      invalidates: [officeHourKeys.all, actionItemKeys.all, triageKeys.all],
      undo: (settled, { booking }) =>
        mutationWithInput(settle, {
          booking: settled,
          settlement: {
            outcome: booking.state === 'cancelled' ? 'booked' : booking.state,
            note: booking.note,
            items: [],
          },
        }),
    },
  );
  return {
    /** Books a slot for the caller's team. */
    book,
    /** Moves a meeting to another slot; the old one is free at once. */
    move,
    /** Calls a meeting off. */
    cancel,
    /** Says what the team wants to decide. */
    changeAgenda,
    /** Says whether the meeting was held, what was agreed, and what is to be done. */
    settle,
  };
}
