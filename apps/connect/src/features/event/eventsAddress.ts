// Which events are shown, as the address says it; the public site's list reads the same words.
import type { PageRequest } from '@grow/core';
import {
  eventCategories,
  type EventCategory,
  seatKinds,
  type EventFilter,
  type SeatKind,
} from '@grow/core/event';
import { addressCodec, either, flag, label, oneOf, page, words } from '../../shared/list';

/** A choice of events and the way to look at them. */
export type EventsAddress = {
  readonly when: 'coming' | 'past';
  /** The plan of the weeks shows what is over, too. */
  readonly view: 'list' | 'week';
  readonly category: EventCategory | undefined;
  readonly mode: SeatKind | undefined;
  readonly city: string | undefined;
  readonly isMandatory: boolean;
  /** Only those that one has registered for. */
  readonly isMine: boolean;
  readonly text: string;
  /** Counts from 1. */
  readonly page: number;
};

/** How many events a page of the list holds. */
export const EVENTS_PER_PAGE = 50;
/** How many events the plan of the weeks holds; a season has fewer. */
export const EVENTS_PER_PLAN = 200;

/** The address of the list: everything that is to come unless it says otherwise. */
export const eventsList = addressCodec<EventsAddress>({
  when: either('when', ['coming', 'past']),
  view: either('view', ['list', 'week']),
  category: oneOf('category', eventCategories),
  mode: oneOf('mode', seatKinds),
  city: label('city'),
  isMandatory: flag('mandatory'),
  isMine: flag('mine'),
  text: words(),
  page,
});

/** What narrows the list, but for what is counted by itself: how one takes part, and one's own. */
export function countedFilter(
  { when, view, category, city, isMandatory, text }: EventsAddress,
  now: Date,
): EventFilter {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  const span = when === 'past' ? { pastAt: hour } : { upcomingAt: hour };
  return {
    ...(view === 'list' && span),
    ...(category && { category }),
    ...(city && { city }),
    ...(isMandatory && { isMandatory }),
    ...(text.trim() && { search: text.trim() }),
  };
}

/** What the backend is asked for. `own` are the events one has registered for; minutes do not matter, so that the cache is found again. */
export function eventsRequest(
  address: EventsAddress,
  own: readonly string[],
  now: Date,
): PageRequest & EventFilter {
  const { view, mode, isMine, page } = address;
  return {
    ...(view === 'week' ? { page: 1, pageSize: EVENTS_PER_PLAN } : { page, pageSize: EVENTS_PER_PAGE }),
    ...countedFilter(address, now),
    ...(mode && { mode }),
    ...(isMine && { ids: own }),
  };
}
