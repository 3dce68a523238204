import type { SeatKind } from './EventRegistration';
import { seatKindsOf } from './eventRules';
import type { GrowEvent } from './GrowEvent';

/** As much of an event as counting needs. */
export type CountedEvent = Pick<GrowEvent, 'id' | 'mode'>;

/** How many events each choice would show, beside what else is chosen; one with both kinds of seats counts in both. */
export interface EventCounts extends Readonly<Record<SeatKind, number>> {
  readonly all: number;
  readonly mine: number;
}

/** What a reader has chosen of what is counted. */
export interface CountedChoice {
  readonly mode?: SeatKind | undefined;
  readonly isMine?: boolean;
}

/** Whether an event has seats of the kind that is asked for; every event where none is. */
export const hasSeatKind = (event: Pick<GrowEvent, 'mode'>, kind: SeatKind | undefined): boolean =>
  kind === undefined || seatKindsOf(event).includes(kind);

/** Counts events that fit every other choice; `own` are those that the reader has registered for. */
export function countEvents(
  events: readonly CountedEvent[],
  { mode, isMine }: CountedChoice,
  own: readonly string[],
): EventCounts {
  const mine = events.filter(({ id }) => own.includes(id));
  const shown = isMine ? mine : events;
  const count = (some: readonly CountedEvent[], kind?: SeatKind) =>
    some.filter((event) => hasSeatKind(event, kind)).length;
  return {
    all: shown.length,
    onsite: count(shown, 'onsite'),
    online: count(shown, 'online'),
    mine: count(mine, mode),
  };
}
