import type { GrowSupabase, Page, PageRequest, ReadOptions } from '../db/growSupabase';
import { isBeyondEnd, pageFromResponse, rangeOf } from '../db/paging';
import { containsWords } from '../db/search';
import { guard, unwrap } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { eventFromRow, type EventCategory, type EventMode, type GrowEvent } from './GrowEvent';

/** Which events a list holds. Every word of `search` has to stand in the title, the summary, the place or the city. */
export interface EventFilter {
  /** Only events that end after this moment: the next one first. */
  readonly upcomingAt?: Date | undefined;
  /** Only events that have ended by this moment: the latest first. */
  readonly pastAt?: Date | undefined;
  readonly category?: EventCategory | undefined;
  readonly mode?: EventMode | undefined;
  readonly search?: string | undefined;
}

const searched = ['title', 'summary', 'place', 'city'] as const;

/** Reads events; a visitor sees the public ones. Every call throws only AppError. */
export function eventRepository(client: GrowSupabase) {
  const filtered = (filter: EventFilter, signal: AbortSignal | undefined, head = false) => {
    let query = client.from('events').select('*', { count: 'exact', head });
    if (filter.upcomingAt) query = query.gt('ends_at', filter.upcomingAt.toISOString());
    if (filter.pastAt) query = query.lte('ends_at', filter.pastAt.toISOString());
    if (filter.category) query = query.eq('category', filter.category);
    if (filter.mode) query = query.eq('mode', filter.mode);
    const words = containsWords(searched, filter.search ?? '');
    if (words) query = query.or(words);
    return signal ? query.abortSignal(signal) : query;
  };

  return {
    /**
     * One page of events in the order of their start (past ones: the latest first), and how many there are in all.
     * @throws AppError `invalid_value` for a page that cannot be; `malformed_row`.
     */
    async listEvents(request: PageRequest & EventFilter & ReadOptions): Promise<Page<GrowEvent>> {
      const { from, to } = rangeOf(request);
      const { signal } = request;
      return guard(async () => {
        const response = await filtered(request, signal)
          .order('starts_at', { ascending: request.pastAt === undefined })
          .order('id')
          .range(from, to);
        if (!isBeyondEnd(response)) return pageFromResponse(response, eventFromRow, signal);
        const counted = await filtered(request, signal, true);
        unwrap({ ...counted, data: [] }, signal);
        return { items: [], total: counted.count ?? 0 };
      });
    },
  };
}

/** Cache keys of events. */
export const eventKeys = {
  lists: ['events'] as const,
  list: (request: PageRequest & EventFilter) => ['events', request] as const,
};

/** Queries of events. The client may be missing while a query is only described. */
export function eventQueries(client: GrowSupabase | undefined) {
  return {
    /** One page of events. */
    list: (request: PageRequest & EventFilter): ProductQuery<Page<GrowEvent>> =>
      productQuery(eventKeys.list(request), async (signal) =>
        eventRepository(requireClient(client)).listEvents({ ...request, signal }),
      ),
  };
}
