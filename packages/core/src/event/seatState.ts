// How a person stands to an event at a given time, and when that changes by itself.
import type { EventRegistration } from './EventRegistration';
import { isSeatOfferOpen, lastOfferAt, CANCELLATION_UNDO_MS } from './eventRules';
import type { GrowEvent } from './GrowEvent';

/**
 * How a person stands to an event: `off` it was called off or is a draft, `over`, `attended` and `missed` afterwards, `begun` without a
 * seat, `open` one may register, and one's own `going`, `waiting` and `offered`.
 */
export type SeatState =
  | 'off'
  | 'over'
  | 'attended'
  | 'missed'
  | 'begun'
  | 'open'
  | 'going'
  | 'waiting'
  | 'offered';

/** How the owner of a registration stands to an event now; an offer that has run out is none. */
export function seatStateOf(
  event: Pick<GrowEvent, 'status' | 'startsAt' | 'endsAt'>,
  registration: EventRegistration | undefined,
  now: Date,
): SeatState {
  if (event.status !== 'published') return 'off';
  if (registration?.status === 'attended') return 'attended';
  if (registration?.status === 'no_show') return 'missed';
  if (now >= event.endsAt) return 'over';
  if (registration?.status === 'registered') return 'going';
  if (now >= event.startsAt) return 'begun';
  if (registration?.status === 'waitlisted') return 'waiting';
  return registration && isSeatOfferOpen(registration, now) ? 'offered' : 'open';
}

/** Whether a registration counts for its owner: not one that was cancelled or missed. */
export const isActiveRegistration = ({ status }: Pick<EventRegistration, 'status'>): boolean =>
  status !== 'cancelled' && status !== 'no_show';

/** An event, and what somebody has of it. */
export interface OwnSeat {
  readonly event: Pick<GrowEvent, 'startsAt' | 'endsAt'>;
  readonly registration: EventRegistration | undefined;
}

/**
 * The next time after `now` at which the clock alone changes what is true of one of these seats: nobody is offered a seat any
 * more, the event begins or ends, the offer runs out, or a cancellation can no longer be taken back. Undefined where nothing more is to come.
 */
export function nextSeatChange(seats: readonly OwnSeat[], now: Date): Date | undefined {
  const changeTimes = seats.flatMap(({ event, registration }) => [
    // Up to this time seats are offered, and no longer a thousandth later.
    lastOfferAt(event).getTime() + 1,
    event.startsAt.getTime(),
    event.endsAt.getTime(),
    registration?.offerExpiresAt?.getTime() ?? 0,
    registration?.cancelledAt ? registration.cancelledAt.getTime() + CANCELLATION_UNDO_MS : 0,
  ]);
  const next = Math.min(...changeTimes.filter((time) => time > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}
