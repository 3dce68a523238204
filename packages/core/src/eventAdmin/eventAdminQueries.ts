import type { GrowSupabase, Page } from '../db/growSupabase';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { Attendee, AttendeeListRequest, EventTotals } from './Attendee';
import { attendeeRepository } from './attendeeRepository';
import type { AdminEvent } from './AdminEvent';
import { adminEventListRepository, type AdminEventListRequest } from './adminEventListRepository';

/** Cache keys of the organisers' events, below `events`: what changes an event changes these. */
export const eventAdminKeys = {
  all: ['events', 'admin'] as const,
  list: (request: AdminEventListRequest) => ['events', 'admin', 'list', request] as const,
  event: (slug: string) => ['events', 'admin', 'event', slug] as const,
  attendees: (eventId: string, request: AttendeeListRequest) =>
    ['events', 'admin', 'attendees', eventId, request] as const,
  totals: (eventId: string) => ['events', 'admin', 'totals', eventId] as const,
};

/** Queries of the organisers' events. The client may be missing while a query is only described. */
export function eventAdminQueries(client: GrowSupabase | undefined) {
  const events = () => adminEventListRepository(requireClient(client));
  const people = () => attendeeRepository(requireClient(client));
  return {
    /** A page of every event. */
    list: (request: AdminEventListRequest): ProductQuery<Page<AdminEvent>> =>
      searchQuery(eventAdminKeys.list(request), async (signal) =>
        events().listEvents({ ...request, signal }),
      ),
    /** The event at an address. */
    event: (slug: string): ProductQuery<AdminEvent> =>
      productQuery(eventAdminKeys.event(slug), async () => events().event(slug)),
    /** A page of who comes. */
    attendees: (eventId: string, request: AttendeeListRequest): ProductQuery<Page<Attendee>> =>
      searchQuery(eventAdminKeys.attendees(eventId, request), async (signal) =>
        people().listAttendees(eventId, { ...request, signal }),
      ),
    /** How many people are in which state. */
    totals: (eventId: string): ProductQuery<EventTotals> =>
      productQuery(eventAdminKeys.totals(eventId), async () => people().totals(eventId)),
  };
}
