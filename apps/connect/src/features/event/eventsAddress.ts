// Which events are shown, as the address says it; the public site's list reads the same words.
import {
  eventCategories,
  eventModes,
  type EventCategory,
  type EventFilter,
  type EventMode,
  type PageRequest,
} from '@grow/core';
import { withParameters } from '../../navigation';

/** A choice of events and the way to look at them. */
export type EventsAddress = {
  readonly when: 'coming' | 'past';
  /** The plan of the weeks shows what is over, too. */
  readonly view: 'list' | 'week';
  readonly category: EventCategory | undefined;
  readonly mode: EventMode | undefined;
  readonly city: string | undefined;
  readonly isMandatory: boolean;
  /** Only those that one has registered for. */
  readonly isMine: boolean;
  readonly text: string;
  /** Counts from 1. */
  readonly page: number;
};

/** Everything that is to come. */
export const everyEvent: EventsAddress = {
  when: 'coming',
  view: 'list',
  category: undefined,
  mode: undefined,
  city: undefined,
  isMandatory: false,
  isMine: false,
  text: '',
  page: 1,
};

/** How many events a page of the list holds. */
export const EVENTS_PER_PAGE = 50;
/** How many events the plan of the weeks holds; a season has fewer. */
export const EVENTS_PER_PLAN = 200;

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

/** Reads the address; what it does not know counts as not chosen. */
export function readEventsAddress(query: URLSearchParams): EventsAddress {
  return {
    when: query.get('when') === 'past' ? 'past' : 'coming',
    view: query.get('view') === 'week' ? 'week' : 'list',
    category: eventCategories.find((one) => one === query.get('category')),
    mode: eventModes.find((one) => one === query.get('mode')),
    city: query.get('city')?.trim().slice(0, 80) || undefined,
    isMandatory: query.has('mandatory'),
    isMine: query.has('mine'),
    text: query.get('q') ?? '',
    page: pageOf(query.get('page')),
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writeEventsAddress(query: URLSearchParams, address: EventsAddress): URLSearchParams {
  const { when, view, category, mode, city, isMandatory, isMine, text, page } = address;
  return withParameters(query, [
    ['when', when === 'past' ? when : undefined],
    ['view', view === 'week' ? view : undefined],
    ['category', category],
    ['mode', mode],
    ['city', city],
    ['mandatory', isMandatory ? '1' : undefined],
    ['mine', isMine ? '1' : undefined],
    ['q', text.trim() ? text : undefined],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** Whether anything but the view and the page was chosen. */
export const isNarrowed = ({ category, mode, city, isMandatory, isMine, text }: EventsAddress): boolean =>
  isMandatory || isMine || text.trim() !== '' || [category, mode, city].some((one) => one !== undefined);

/** What the backend is asked for. `own` are the events one has registered for; minutes do not matter, so that the cache is found again. */
export function eventsRequest(
  { when, view, category, mode, city, isMandatory, isMine, text, page }: EventsAddress,
  own: readonly string[],
  now: Date,
): PageRequest & EventFilter {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  const span = when === 'past' ? { pastAt: hour } : { upcomingAt: hour };
  return {
    ...(view === 'week'
      ? { page: 1, pageSize: EVENTS_PER_PLAN }
      : { page, pageSize: EVENTS_PER_PAGE, ...span }),
    ...(category && { category }),
    ...(mode && { mode }),
    ...(city && { city }),
    ...(isMandatory && { isMandatory }),
    ...(isMine && { ids: own }),
    ...(text.trim() && { search: text.trim() }),
  };
}
