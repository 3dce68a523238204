import type { GrowSupabase, Page, PageRequest, ReadOptions } from '../db/growSupabase';
import { read, readList, readPage } from '../db/read';
import { rangeOf } from '../db/paging';
import { readRow } from '../db/readRow';
import { containsWords } from '../db/search';
import { guard } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { SeatKind } from './EventRegistration';
import { eventFromRow, type EventCategory, type StoredEvent } from './GrowEvent';

/** Which events a list holds, drafts never. Every word of `search` has to stand in the title, the summary, the place or the city. */
export interface EventFilter {
  /** Only events that end after this time: the next one first. */
  readonly upcomingAt?: Date | undefined;
  /** Only events that have ended by this time: the latest first. */
  readonly pastAt?: Date | undefined;
  readonly category?: EventCategory | undefined;
  /** Only those with seats of this kind: in the room, or online. */
  readonly mode?: SeatKind | undefined;
  readonly city?: string | undefined;
  /** Only those to which every team sends somebody. */
  readonly isMandatory?: boolean | undefined;
  /** Only those that take place: none that was called off. */
  readonly isOn?: boolean | undefined;
  /** Only these, by id. */
  readonly ids?: readonly string[] | undefined;
  readonly search?: string | undefined;
}

/** Where words are looked for: in both languages, for a title is known in either. */
export const searchedEventColumns = [
  ...(['title_en', 'title_de', 'summary_en', 'summary_de'] as const),
  ...(['place_en', 'place_de', 'city'] as const),
];

/** A request for the events that a filter lets through. */
export function filteredEvents(
  client: GrowSupabase,
  filter: EventFilter,
  { columns = '*', head = false }: { readonly columns?: string; readonly head?: boolean } = {},
) {
  let query = client.from('events').select(columns, { count: 'exact', head });
  query = filter.isOn ? query.eq('status', 'published') : query.neq('status', 'draft');
  if (filter.ids) query = query.in('id', [...filter.ids]);
  if (filter.upcomingAt) query = query.gt('ends_at', filter.upcomingAt.toISOString());
  if (filter.pastAt) query = query.lte('ends_at', filter.pastAt.toISOString());
  if (filter.category) query = query.eq('category', filter.category);
  if (filter.mode) query = query.in('mode', [filter.mode, 'hybrid']);
  if (filter.city) query = query.eq('city', filter.city);
  if (filter.isMandatory) query = query.eq('mandatory', true);
  const words = containsWords(searchedEventColumns, filter.search ?? '');
  if (words) query = query.or(words);
  return query;
}

/** Reads events; a visitor sees the public ones. Every call throws only AppError. */
export function eventRepository(client: GrowSupabase) {
  const filtered = (filter: EventFilter, head = false) => filteredEvents(client, filter, { head });

  return {
    /**
     * One page of events in the order of their start (past ones: the latest first), and how many there are in all.
     * @throws AppError `invalid_value` for a page that cannot be; `malformed_row`.
     */
    async listEvents(request: PageRequest & EventFilter & ReadOptions): Promise<Page<StoredEvent>> {
      const { from, to } = rangeOf(request);
      const { signal } = request;
      return guard(async () => {
        const page = filtered(request)
          .order('starts_at', { ascending: request.pastAt === undefined })
          .order('id')
          .range(from, to);
        return readPage(page, () => filtered(request, true), eventFromRow, signal);
      }, signal);
    },

    /** The event of an address, undefined where there is none that the caller may read. @throws AppError `malformed_row` */
    async getEvent(slug: string, { signal }: ReadOptions = {}): Promise<StoredEvent | undefined> {
      return guard(async () => {
        const query = client.from('events').select('*').eq('slug', slug).limit(1);
        return (await readList(query, eventFromRow, signal))[0];
      }, signal);
    },

    /** The cities in which events happen, in their order, at most 500. @throws AppError `malformed_row` */
    async listCities({ signal }: ReadOptions = {}): Promise<string[]> {
      return guard(async () => {
        const rows = await read(client.rpc('event_cities', {}, { get: true }), signal);
        const cities = rows.map((row) => readRow('event_cities', row).requiredText('city'));
        return cities.sort((a, b) => a.localeCompare(b));
      }, signal);
    },
  };
}

/** Cache keys of events. */
export const eventKeys = {
  lists: ['events'] as const,
  list: (request: PageRequest & EventFilter) => ['events', request] as const,
  detail: (slug: string) => ['events', 'detail', slug] as const,
  cities: ['events', 'cities'] as const,
};

/** Queries of events. The client may be missing while a query is only described. */
export function eventQueries(client: GrowSupabase | undefined) {
  return {
    /** One page of events. */
    list: (request: PageRequest & EventFilter): ProductQuery<Page<StoredEvent>> =>
      productQuery(eventKeys.list(request), async () =>
        eventRepository(requireClient(client)).listEvents(request),
      ),
    /** The event of an address; null where there is none. */
    detail: (slug: string): ProductQuery<StoredEvent | null> =>
      productQuery(
        eventKeys.detail(slug),
        async () => (await eventRepository(requireClient(client)).getEvent(slug)) ?? null,
      ),
    /** The cities in which events happen. */
    cities: (): ProductQuery<string[]> =>
      productQuery(eventKeys.cities, async () => eventRepository(requireClient(client)).listCities()),
  };
}
