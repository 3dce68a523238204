// Every list of events and seats, as visitors, members, organisers and the clock ask for it.
import type postgres from 'postgres';
import { eventCountRepository } from '../../../core/src/event/eventCounts';
import { eventRepository, type EventFilter } from '../../../core/src/event/eventRepository';
import { registrationRepository } from '../../../core/src/event/registrationRepository';
import { guard, unwrap } from '../../../core/src/errors/unwrap';
import type { Asker, ProductList } from './ProductList';

const inTurn = { page: 1, pageSize: 50 };
const list = (
  by: ProductList['by'],
  name: string,
  ask: ProductList['ask'],
  arrange?: ProductList['arrange'],
): ProductList => ({ by, name, ask, ...(arrange ? { arrange } : {}) });

const events =
  (filter: EventFilter, page = inTurn) =>
  async (asker: Asker) =>
    eventRepository(asker.client).listEvents({ ...page, ...filter });
const seats = ({ client }: Asker) => registrationRepository(client);
const call = (name: string, given?: (asker: Asker) => object) => async (asker: Asker) =>
  guard(async () => unwrap(await asker.client.rpc(name as never, (given?.(asker) ?? {}) as never)));

/** What the public pages ask at once for the events that they show. */
const PLACES =
  'slug,status,mode,starts_at,capacity_onsite,capacity_online,' +
  'event_figures(onsite_taken,online_taken,onsite_waiting,online_waiting)';
const places = async ({ client, slugs }: Asker) =>
  guard(async () => unwrap(await client.from('events').select(PLACES).in('slug', slugs)));

const registrationsOf =
  (from: number, order: 'position' | 'status') =>
  async ({ client, largestEventId }: Asker) =>
    guard(async () =>
      unwrap(
        await client
          .from('event_registrations')
          .select('*', { count: 'exact' })
          .eq('event_id', largestEventId)
          .order(order)
          .order('position')
          .range(from, from + 49),
      ),
    );

const now = new Date();
const forEverybody = (by: 'visitor' | 'member' | 'orga'): ProductList[] => [
  list(by, 'events to come, fifty', events({ upcomingAt: now })),
  list(
    by,
    'events to come, by kind, mode and words',
    events({ upcomingAt: now, category: 'Workshop', mode: 'onsite', search: 'hall market' }),
  ),
  list(by, 'events that are over, the last page', events({ pastAt: now }, { page: 2, pageSize: 25 })),
  list(by, 'events to come, counted', ({ client }) =>
    eventCountRepository(client).listCounted({ upcomingAt: now }),
  ),
  list(by, 'the cities of events', ({ client }) => eventRepository(client).listCities()),
  list(by, 'places left of fifty events', (asker) => seats(asker).listFigures(asker.eventIds.slice(0, 50))),
  list(by, 'places left of a hundred events', (asker) => seats(asker).listFigures(asker.eventIds)),
  list(by, 'places left as public pages ask', places),
];

const attendees = (name: string, given: object = {}) =>
  call(name, ({ largestEventId }) => ({ p_event_id: largestEventId, ...given }));
const lastByName = { p_sort: 'name', p_limit: 50, p_offset: 1_950 };

/** An offer that ran out, of an event for which others wait. */
const letOfferRunOut = (sql: postgres.Sql) => sql`
  update public.event_registrations set status = 'offered', offer_expires_at = now() - interval '1 minute'
  where id = (
    select r.id from public.event_registrations r join public.events e on e.id = r.event_id
    where r.status = 'registered' and e.starts_at > now() + interval '1 day' and e.status = 'published'
      and exists (select from public.event_registrations w where w.event_id = e.id and w.seat = r.seat and w.status = 'waitlisted')
    order by e.starts_at, r.position limit 1
  )`;
const remindEverybody = (sql: postgres.Sql) => sql`
  update public.event_registrations r set reminded_at = now() from public.events e
  where e.id = r.event_id and r.reminded_at is null and e.starts_at between now() and now() + interval '1 day'`;

/** Every list of events and seats. */
export const eventLists: readonly ProductList[] = [
  ...forEverybody('visitor'),
  ...forEverybody('member'),
  ...forEverybody('orga'),
  list('member', 'own registrations', (asker) => seats(asker).listMine(asker.userId)),
  list('member', 'own places in queues', (asker) => seats(asker).listPlaces()),
  list('member', 'who of the team goes to fifty events', (asker) =>
    seats(asker).listTeam(asker.eventIds.slice(0, 50)),
  ),
  list('member', 'who of the team goes to a hundred events', (asker) =>
    seats(asker).listTeam(asker.eventIds),
  ),
  list('member', 'mandatory events that the team misses', (asker) => seats(asker).listMissing()),
  list('orga', 'registrations of an event with 2,000, by ticket', registrationsOf(0, 'position')),
  list('orga', 'registrations of an event with 2,000, by state', registrationsOf(0, 'status')),
  list('orga', 'registrations of an event with 2,000, the last page', registrationsOf(1_950, 'status')),
  list('orga', 'totals of an event with 2,000', attendees('event_totals')),
  list('orga', 'who comes of 2,000, by ticket', attendees('list_attendees')),
  list('orga', 'who comes of 2,000, by name, the last page', attendees('list_attendees', lastByName)),
  list('orga', 'who comes of 2,000, the largest page', attendees('list_attendees', { p_limit: 1_000 })),
  list(
    'orga',
    'who comes of 2,000, the next largest page of a file',
    attendees('list_attendees', { p_limit: 1_000, p_after: 1_000 }),
  ),
  list('orga', 'who comes of 2,000, searched', attendees('list_attendees', { p_query: 'an' })),
  list('orga', 'everybody at a check-in with 2,000', attendees('check_in_list')),
  list(
    'orga',
    'what changed at a check-in with 2,000',
    attendees('check_in_list', { p_since: now.toISOString() }),
  ),
  list(
    'clock',
    'a personal calendar',
    call('calendar_feed', ({ feedToken }) => ({ p_token: feedToken })),
  ),
  list('clock', 'offers to hand on, none', call('advance_events')),
  list('clock', 'offers to hand on, one', call('advance_events'), letOfferRunOut),
  list(
    'clock',
    'reminders, one of hundreds',
    call('remind_of_events', () => ({ p_limit: 1 })),
  ),
  list('clock', 'reminders, none', call('remind_of_events'), remindEverybody),
];
