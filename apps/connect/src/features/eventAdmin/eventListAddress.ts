// The organisers' list of events as its address names it, so that a view can be shared and stepped through.
import { eventCategories, eventListSorts, eventStatuses, type EventListRequest } from '@grow/core';
import { withParameters } from '../../navigation';

/** How many events a page of the list holds. */
export const EVENTS_PER_PAGE = 25;

/** Which events are shown by their time. */
export const eventTimes = ['coming', 'past', 'all'] as const;

/** Which events are shown. `page` counts from 1. */
export type EventChoice = Omit<EventListRequest, 'pageSize' | 'when'> & {
  readonly when: (typeof eventTimes)[number];
};

/** The list as it is without any choice: what is to come, the next one first. */
export const comingEvents: EventChoice = {
  search: '',
  status: undefined,
  category: undefined,
  when: 'coming',
  sort: { by: 'start', isDescending: false },
  page: 1,
};

/** Reads the address; what it does not know counts as not chosen. */
export function readEventChoice(query: URLSearchParams): EventChoice {
  const sort = query.get('sort');
  const by = eventListSorts.find((one) => one === sort?.replace(/^-/, ''));
  const page = query.get('page');
  return {
    search: query.get('q') ?? '',
    status: eventStatuses.find((one) => one === query.get('status')),
    category: eventCategories.find((one) => one === query.get('category')),
    when: eventTimes.find((one) => one === query.get('when')) ?? comingEvents.when,
    sort: by ? { by, isDescending: sort?.startsWith('-') ?? false } : comingEvents.sort,
    page: page && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Writes the address; what was not chosen is not in it, and foreign parameters stay. */
export function writeEventChoice(query: URLSearchParams, choice: EventChoice): URLSearchParams {
  const { search, status, category, when, sort, page } = choice;
  const isUnsorted = sort.by === comingEvents.sort.by && !sort.isDescending;
  return withParameters(query, [
    ['q', search.trim() ? search : undefined],
    ['status', status],
    ['category', category],
    ['when', when === comingEvents.when ? undefined : when],
    ['sort', isUnsorted ? undefined : `${sort.isDescending ? '-' : ''}${sort.by}`],
    ['page', page > 1 ? String(page) : undefined],
  ]);
}

/** Whether anything is chosen that leaves events out. */
export const isNarrowed = ({ search, status, category, when }: EventChoice): boolean =>
  search.trim() !== '' || status !== undefined || category !== undefined || when !== comingEvents.when;

/** What the backend is asked for; minutes do not matter, so that the cache is found again. */
export function eventListRequest({ when, ...choice }: EventChoice, now: Date): EventListRequest {
  const hour = new Date(now);
  hour.setMinutes(0, 0, 0);
  return {
    ...choice,
    search: choice.search.trim(),
    when: when === 'all' ? undefined : { is: when, at: hour },
    pageSize: EVENTS_PER_PAGE,
  };
}
