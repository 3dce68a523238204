import {
  registrationKeys,
  registrationRepository,
  type EventRegistration,
  type GrowEvent,
  type SeatKind,
} from '@grow/core';
import { useGrowClient, useLocale } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/messages';
import { momentInWords } from '../event';
import { useUndoable } from '../undo';

/** What a person does with seats. Each deed says what happened and offers to take it back, and tells every list. */
export type SeatDeeds = {
  readonly isBusy: boolean;
  reserve: (seat: SeatKind) => void;
  /** From one kind of seat to the other. */
  change: (from: SeatKind, to: SeatKind) => void;
  giveUp: (from: 'going' | 'waiting' | 'offered') => void;
  take: () => void;
  /** Takes a cancellation of the last minutes back, with the old ticket. */
  restore: () => void;
};

/** The deeds at one event. */
export function useSeatDeeds(event: GrowEvent): SeatDeeds {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const { isBusy, start } = useUndoable();
  const repository = registrationRepository(supabase);

  // The answer stands at once; a refusal also brings everything anew, as what was shown was old.
  const told = async (work: Promise<EventRegistration>): Promise<EventRegistration> => {
    try {
      const own = await work;
      queryClient.setQueryData<EventRegistration[]>(
        registrationKeys.mine(own.userId),
        (list) => list && [own, ...list.filter(({ id }) => id !== own.id)],
      );
      return own;
    } finally {
      void queryClient.invalidateQueries({ queryKey: registrationKeys.all });
    }
  };

  const when = momentInWords(event.startsAt, locale);
  const title = { title: event.title };
  return {
    isBusy,
    reserve: (seat) =>
      void start({
        run: () => told(repository.register(event.id, seat)),
        undo: () => told(repository.cancel(event.id)),
        words: {
          done: ({ status }) =>
            status === 'waitlisted' ? m.seat_now_waiting(title) : m.seat_now_going(title),
          detail: ({ status }) => (status === 'waitlisted' ? m.seat_now_waiting_detail() : when),
          failed: m.seat_reserve_failed(),
          undone: m.seat_given_up(title),
          notUndone: m.seat_give_up_failed(),
        },
      }),
    change: (from, to) =>
      void start({
        run: () => told(repository.register(event.id, to)),
        undo: () => told(repository.register(event.id, from)),
        words: {
          done: to === 'online' ? m.seat_going_online() : m.seat_going_onsite(),
          detail: `${event.title}, ${when}`,
          failed: m.seat_reserve_failed(),
          undone: m.seat_back(title),
          notUndone: m.seat_back_failed(),
        },
      }),
    giveUp: (from) =>
      void start({
        run: () => told(repository.cancel(event.id)),
        undo: () => told(repository.restore(event.id)),
        words: {
          done: from === 'waiting' ? m.seat_left_list(title) : m.seat_given_up(title),
          detail: from === 'waiting' ? m.seat_left_list_detail() : m.seat_given_up_detail(),
          failed: m.seat_give_up_failed(),
          undone: m.seat_back(title),
          notUndone: m.seat_back_failed(),
        },
      }),
    restore: () =>
      void start({
        run: () => told(repository.restore(event.id)),
        undo: () => told(repository.cancel(event.id)),
        words: {
          done: m.seat_back(title),
          detail: when,
          failed: m.seat_back_failed(),
          undone: m.seat_given_up(title),
          notUndone: m.seat_give_up_failed(),
        },
      }),
    take: () =>
      void start({
        run: () => told(repository.accept(event.id)),
        undo: () => told(repository.cancel(event.id)),
        words: {
          done: m.seat_now_going(title),
          detail: when,
          failed: m.seat_take_failed(),
          undone: m.seat_given_up(title),
          notUndone: m.seat_give_up_failed(),
        },
      }),
  };
}
