import { dateTimeInWords } from '@grow/core/time';
import {
  registrationMutations,
  type EventRegistration,
  type GrowEvent,
  type SeatKind,
} from '@grow/core/event';
import { useGrowClient, useLocale } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

type Leaving = 'going' | 'waiting' | 'offered';

/** What a person does with seats of one event; each says what happened and offers to take it back. */
export type SeatActions = {
  readonly isBusy: boolean;
  reserve: (seat: SeatKind) => void;
  /** From one kind of seat to the other. */
  change: (from: SeatKind, to: SeatKind) => void;
  giveUp: (from: Leaving) => void;
  take: () => void;
  /** Takes a cancellation of the last minutes back, with the old ticket. */
  restore: () => void;
};

/** The actions at one event. */
export function useSeatActions(event: GrowEvent): SeatActions {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { register, cancel, restore, accept } = registrationMutations(supabase);
  const when = dateTimeInWords(event.startsAt, locale);
  const { id: eventId, title: name } = event;
  const title = { title: name };
  const given = { undone: m.seat_given_up(title), notUndone: m.seat_give_up_failed() };
  const back = { undone: m.seat_back(title), notUndone: m.seat_back_failed() };
  const isQueued = ({ status }: EventRegistration) => status === 'waitlisted';

  const reserving = useProductMutation(register, {
    words: {
      done: (own) => (isQueued(own) ? m.seat_now_waiting(title) : m.seat_now_going(title)),
      detail: (own) => (isQueued(own) ? m.seat_now_waiting_detail() : when),
      failed: m.seat_reserve_failed(),
      ...given,
    },
  });
  const changing = useProductMutation(register, {
    words: {
      done: (_, { seat }) => (seat === 'online' ? m.seat_going_online() : m.seat_going_onsite()),
      detail: `${name}, ${when}`,
      failed: m.seat_reserve_failed(),
      ...back,
    },
  });
  const leaving = useProductMutation(cancel, {
    words: {
      done: m.seat_given_up(title),
      detail: m.seat_given_up_detail(),
      failed: m.seat_give_up_failed(),
      ...back,
    },
  });
  const leavingQueue = useProductMutation(cancel, {
    words: {
      done: m.seat_left_list(title),
      detail: m.seat_left_list_detail(),
      failed: m.seat_give_up_failed(),
      ...back,
    },
  });
  const restoring = useProductMutation(restore, {
    words: { done: m.seat_back(title), detail: when, failed: m.seat_back_failed(), ...given },
  });
  const taking = useProductMutation(accept, {
    words: { done: m.seat_now_going(title), detail: when, failed: m.seat_take_failed(), ...given },
  });
  return {
    isBusy: [reserving, changing, leaving, leavingQueue, restoring, taking].some(({ isBusy }) => isBusy),
    reserve: (seat) => reserving.run({ eventId, seat }),
    change: (from, to) => changing.run({ eventId, seat: to, from }),
    giveUp: (from) => (from === 'waiting' ? leavingQueue : leaving).run(eventId),
    take: () => taking.run(eventId),
    restore: () => restoring.run(eventId),
  };
}
