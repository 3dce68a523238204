// What the database decides about seats is said here once more, so that a screen can tell before anybody tries. The database
// has the last word.
import type { EventFigures, EventRegistration, SeatKind } from './EventRegistration';
import type { GrowEvent } from './GrowEvent';

/** Milliseconds for which a cancellation can be taken back. */
export const CANCELLATION_UNDO_MS = 5 * 60_000;

/** Milliseconds for which an offer of a seat stands at least, and the share of the time that is left which it takes at most. */
const SHORTEST_OFFER = 15 * 60_000;
const SHARE_OF_OFFER = 1 / 2;

/** The latest time at which a seat of an event is offered to somebody. */
export const lastOfferAt = ({ startsAt }: Pick<GrowEvent, 'startsAt'>): Date =>
  new Date(startsAt.getTime() - SHORTEST_OFFER / SHARE_OF_OFFER);

/**
 * Whether a seat that frees is offered to whoever waits first. Afterwards an offer would stand too short: whoever asks first
 * gets the seat, those who wait as well.
 */
export const offersFreedSeats = (event: Pick<GrowEvent, 'startsAt'>, now: Date): boolean =>
  now <= lastOfferAt(event);

/** The kinds of seats that an event has. */
export function seatKindsOf({ mode }: Pick<GrowEvent, 'mode'>): readonly SeatKind[] {
  return mode === 'hybrid' ? ['onsite', 'online'] : [mode];
}

/** How many seats of a kind are free; undefined where there is no limit. */
export function seatsLeft(
  event: Pick<GrowEvent, 'capacityOnsite' | 'capacityOnline'>,
  figures: EventFigures | undefined,
  seat: SeatKind,
): number | undefined {
  const capacity = seat === 'onsite' ? event.capacityOnsite : event.capacityOnline;
  return capacity === undefined ? undefined : Math.max(0, capacity - (figures?.taken[seat] ?? 0));
}

/** What is asked of an event about its seats. */
type Seated = Pick<GrowEvent, 'capacityOnsite' | 'capacityOnline' | 'startsAt'>;

/** What becomes of somebody who asks for a seat at `now`: a seat, or a place in the queue. */
export function registrationOutlook(
  event: Seated,
  figures: EventFigures | undefined,
  seat: SeatKind,
  now: Date,
): 'seat' | 'queue' {
  const left = seatsLeft(event, figures, seat);
  if (left !== undefined && left <= 0) return 'queue';
  return offersFreedSeats(event, now) && (figures?.waiting[seat] ?? 0) > 0 ? 'queue' : 'seat';
}

/** Whether somebody who waits may take a seat now by asking for it: it is free, and offered to nobody any more. */
export const canTakeFreedSeat = (
  event: Pick<GrowEvent, 'capacityOnsite' | 'capacityOnline' | 'startsAt' | 'status'>,
  figures: EventFigures | undefined,
  { seat, status }: Pick<EventRegistration, 'seat' | 'status'>,
  now: Date,
): boolean =>
  status === 'waitlisted' &&
  event.status === 'published' &&
  now < event.startsAt &&
  !offersFreedSeats(event, now) &&
  registrationOutlook(event, figures, seat, now) === 'seat';

/** How many of some seats are free: of `total` with a limit `left`; `streamOnly` where only seats without a limit are. */
export interface EventOccupancy {
  readonly state: 'left' | 'streamOnly' | 'full';
  readonly left: number;
  readonly total: number;
}

/**
 * How full these kinds of seats are together; undefined where there is no limit at all. A seat for which others wait is not
 * left: whoever comes goes behind them (see `registrationOutlook`, also for `now`).
 */
export function eventOccupancy(
  event: Seated,
  figures: EventFigures | undefined,
  kinds: readonly SeatKind[],
  now: Date,
): EventOccupancy | undefined {
  const capacity = { onsite: event.capacityOnsite ?? 0, online: event.capacityOnline ?? 0 };
  const total = kinds.reduce((sum, kind) => sum + capacity[kind], 0);
  if (total === 0) return undefined;
  const free = kinds.map((kind) =>
    registrationOutlook(event, figures, kind, now) === 'queue' ? 0 : seatsLeft(event, figures, kind),
  );
  const left = free.reduce<number>((sum, more = 0) => sum + more, 0);
  if (left > 0) return { state: 'left', left, total };
  return { state: free.includes(undefined) ? 'streamOnly' : 'full', left, total };
}

/** Whether an offer still stands; the clock of the backend ends it a little later. */
export const isSeatOfferOpen = (
  { status, offerExpiresAt }: Pick<EventRegistration, 'status' | 'offerExpiresAt'>,
  now: Date,
): boolean => status === 'offered' && offerExpiresAt !== undefined && now < offerExpiresAt;

/** Whether a cancellation can still be taken back. */
export const canRestoreRegistration = (
  { status, cancelledAt, cancelledFrom }: Pick<EventRegistration, 'status' | 'cancelledAt' | 'cancelledFrom'>,
  now: Date,
): boolean =>
  status === 'cancelled' &&
  cancelledFrom !== 'expired' &&
  cancelledAt !== undefined &&
  now.getTime() - cancelledAt.getTime() < CANCELLATION_UNDO_MS;

/** Something that takes time; the end does not belong to it. */
export interface TimeSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether two things are on at the same time; one that begins when the other ends does not clash. */
export const eventsOverlap = (one: TimeSpan, other: TimeSpan): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Those of `others` that are on at the same time, the earliest first. */
export function overlappingEvents<T extends TimeSpan>(event: TimeSpan, others: readonly T[]): T[] {
  return others
    .filter((other) => eventsOverlap(event, other))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
