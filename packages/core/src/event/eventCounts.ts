import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { SeatKind } from './EventRegistration';
import { eventKeys, filteredEvents, type EventFilter } from './eventRepository';
import { seatKindsOf } from './eventRules';
import { eventModes, type GrowEvent } from './GrowEvent';

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

function countedFromRow(value: unknown): CountedEvent {
  const row = readRow('events', value);
  return { id: row.requiredText('id'), mode: row.oneOf('mode', eventModes) };
}

/** Reads what counting needs; a module of its own, for few screens count. Every call throws only AppError. */
export function eventCountRepository(client: GrowSupabase) {
  return {
    /** At most a thousand of the events that fit, whatever their page. @throws AppError `malformed_row` */
    async listCounted({ signal, ...filter }: EventFilter & ReadOptions): Promise<CountedEvent[]> {
      return guard(async () => {
        const query = filteredEvents(client, filter, { columns: 'id, mode' }).order('id').limit(1000);
        return readList(query, countedFromRow, signal);
      }, signal);
    },
  };
}

/** Queries of what counting needs. The client may be missing while a query is only described. */
export function eventCountQueries(client: GrowSupabase | undefined) {
  return {
    /** What counting needs of the events that fit. */
    counted: (filter: EventFilter): ProductQuery<CountedEvent[]> =>
      productQuery([...eventKeys.lists, 'counted', filter], async () =>
        eventCountRepository(requireClient(client)).listCounted(filter),
      ),
  };
}
