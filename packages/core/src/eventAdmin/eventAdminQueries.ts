import type { GrowSupabase, Page } from '../db/growSupabase';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { Attendee, AttendeeListRequest, EventTotals } from './Attendee';
import { attendeeRepository } from './attendeeRepository';
import type { DeskEvent } from './AdminEvent';
import { eventDeskRepository, type EventListRequest } from './adminEventListRepository';

/** Cache keys of the organisers' events, below `events`: what changes an event changes these. */
export const eventAdminKeys = {
  all: ['events', 'desk'] as const,
  list: (request: EventListRequest) => ['events', 'desk', 'list', request] as const,
  event: (slug: string) => ['events', 'desk', 'event', slug] as const,
  attendees: (eventId: string, request: AttendeeListRequest) =>
    ['events', 'desk', 'attendees', eventId, request] as const,
  totals: (eventId: string) => ['events', 'desk', 'totals', eventId] as const,
};

/** Queries of the organisers' events. The client may be missing while a query is only described. */
export function eventAdminQueries(client: GrowSupabase | undefined) {
  const events = () => eventDeskRepository(requireClient(client));
  const people = () => attendeeRepository(requireClient(client));
  return {
    /** A page of every event. */
    list: (request: EventListRequest): ProductQuery<Page<DeskEvent>> =>
      searchQuery(eventAdminKeys.list(request), async (signal) =>
        events().listEvents({ ...request, signal }),
      ),
    /** The event at an address. */
    event: (slug: string): ProductQuery<DeskEvent> =>
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
