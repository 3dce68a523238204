import { isAppError } from '../errors/AppError';
import { seatKinds, type SeatKind } from '../event/EventRegistration';
import type { StoredEvent } from '../event/GrowEvent';
import { eventLimits, eventRowOf, eventFormValues, type EventRow, type EventFormValues } from './eventForm';
import { berlinDaysLater } from '../time/berlinTime';

/** The columns that the form changes: what nobody touched is not written over what somebody else wrote. */
export function changedEventColumns(stored: EventFormValues, values: EventFormValues): Partial<EventRow> {
  const [before, after] = [eventRowOf(stored), eventRowOf(values)];
  const columns = Object.keys(after) as (keyof EventRow)[];
  return Object.fromEntries(
    columns.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}

/** The first slug after `slug` that is not taken: `talk-2`, `talk-3`; a copy of `talk-2` is `talk-3`. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  const stem = slug
    .replace(/-\d{1,2}$/, '')
    .slice(0, eventLimits.slug - 4)
    .replace(/(?<!-)-+$/, '');
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The draft that a copy of an event begins as: a week later at the same time in Berlin, under a free slug. */
export function copyOfEvent(event: StoredEvent, taken: readonly string[]): EventRow {
  return {
    ...eventRowOf(eventFormValues(event)),
    slug: freeSlug(event.slug, taken),
    starts_at: berlinDaysLater(event.startsAt, 7).toISOString(),
    ends_at: berlinDaysLater(event.endsAt, 7).toISOString(),
    status: 'draft',
  };
}

/** Why seats cannot become fewer: how many of a kind are taken. */
export interface TakenSeats {
  readonly seat: SeatKind;
  readonly taken: number;
}

/** What a refusal says about seats that are taken; undefined for any other error. */
export function takenSeatsOf(error: unknown): TakenSeats | undefined {
  if (!isAppError(error) || error.code !== 'seats_are_taken') return undefined;
  const [kind, digits] = (error.details ?? '').split(':');
  const seat = seatKinds.find((one) => one === kind);
  return seat && /^\d+$/.test(digits ?? '') ? { seat, taken: Number(digits) } : undefined;
}
