// How many seats are left, from what the backend answers to a visitor.
import {
  eventOccupancy,
  seatKindsOf,
  type EventFigures,
  type EventMode,
  type EventOccupancy,
} from '@grow/core/event';

/** A row of `events` with its figures, of the columns of {@link LIVE_COLUMNS}. */
export type LiveRow = {
  readonly slug: string;
  readonly status: string;
  readonly mode: EventMode;
  readonly starts_at: string;
  readonly capacity_onsite: number | null;
  readonly capacity_online: number | null;
  readonly event_figures: Readonly<
    Record<'onsite_taken' | 'online_taken' | 'onsite_waiting' | 'online_waiting', number>
  >;
};

/** What is asked for, as PostgREST's `select`. */
export const LIVE_COLUMNS =
  'slug,status,mode,starts_at,capacity_onsite,capacity_online,' +
  'event_figures(onsite_taken,online_taken,onsite_waiting,online_waiting)';

/** What there is to say: seats are left, only the limitless stream is, none is, or the event was called off. */
export type LiveSeats = EventOccupancy | { readonly state: 'off' };

/**
 * The seats of an event at a time; undefined where it has begun or has no limit. See `eventOccupancy`.
 */
export function liveSeats(row: LiveRow, now: Date): LiveSeats | undefined {
  if (row.status === 'cancelled') return { state: 'off' };
  const startsAt = new Date(row.starts_at);
  if (startsAt <= now) return undefined;
  const event = {
    startsAt,
    capacityOnsite: row.capacity_onsite ?? undefined,
    capacityOnline: row.capacity_online ?? undefined,
  };
  const counted = row.event_figures;
  const figures: EventFigures = {
    eventId: row.slug,
    taken: { onsite: counted.onsite_taken, online: counted.online_taken },
    waiting: { onsite: counted.onsite_waiting, online: counted.online_waiting },
  };
  return eventOccupancy(event, figures, seatKindsOf(row), now);
}
