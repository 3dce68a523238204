import { rangeOf } from '../db/paging';
import { containsWords } from '../db/search';
import type { GrowSupabase, Page, PageRequest, ReadOptions } from '../db/growSupabase';
import { readOptional, readPage } from '../db/read';
import { AppError } from '../errors/AppError';
import { guard } from '../errors/unwrap';
import { searchedEventColumns } from '../event/eventRepository';
import type { EventCategory, EventStatus } from '../event/GrowEvent';
import { adminEventFromRow, type AdminEvent } from './AdminEvent';

/** What the list of events can be sorted by. */
export const adminEventListSorts = ['start', 'title', 'status'] as const;
/** What the list of events can be sorted by. */
export type AdminEventListSort = (typeof adminEventListSorts)[number];

/** Which events, drafts and called off ones too. Every word of `search` stands in the title, the summary, the place or the city. */
export interface AdminEventListRequest extends PageRequest {
  readonly search: string;
  readonly status: EventStatus | undefined;
  readonly category: EventCategory | undefined;
  /** Those that end after `at`, or those that have ended by then; undefined: all. */
  readonly when: { readonly is: 'coming' | 'past'; readonly at: Date } | undefined;
  readonly sort: { readonly by: AdminEventListSort; readonly isDescending: boolean };
}

const columns = { start: 'starts_at', title: 'title_en', status: 'status' } as const;
/** An event's columns together with its figures. */
export const withFigures = '*, event_figures(*)';

/** The event in whose column the value stands. @throws AppError `not_found`, `malformed_row` */
export async function eventAt(
  client: GrowSupabase,
  column: 'slug' | 'id',
  value: string,
  signal?: AbortSignal,
): Promise<AdminEvent> {
  const query = client.from('events').select(withFigures).eq(column, value);
  const found = await readOptional(query, adminEventFromRow, signal);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Reads events as organisers see them. Every call throws only AppError. */
export function adminEventListRepository(client: GrowSupabase) {
  const filtered = ({ search, status, category, when }: AdminEventListRequest, head = false) => {
    let query = client.from('events').select(withFigures, { count: 'exact', head });
    if (status) query = query.eq('status', status);
    if (category) query = query.eq('category', category);
    if (when?.is === 'coming') query = query.gt('ends_at', when.at.toISOString());
    if (when?.is === 'past') query = query.lte('ends_at', when.at.toISOString());
    const words = containsWords(searchedEventColumns, search);
    if (words) query = query.or(words);
    return query;
  };
  return {
    /** A page of every event. @throws AppError `invalid_value` for a page that cannot be; `malformed_row` */
    async listEvents(request: AdminEventListRequest & ReadOptions): Promise<Page<AdminEvent>> {
      const { from, to } = rangeOf(request);
      const { sort, signal } = request;
      return guard(async () => {
        const page = filtered(request)
          .order(columns[sort.by], { ascending: !sort.isDescending })
          .order('starts_at')
          .order('id')
          .range(from, to);
        return readPage(page, () => filtered(request, true), adminEventFromRow, signal);
      }, signal);
    },

    /** The event at an address. @throws AppError `not_found`, `malformed_row` */
    event: async (slug: string, { signal }: ReadOptions = {}): Promise<AdminEvent> =>
      guard(async () => eventAt(client, 'slug', slug, signal), signal),
  };
}
