import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildEvent } from '../testing/builders';
import { eventQueries, eventRepository } from './eventRepository';
import { eventFromRow, pastEvents, upcomingEvents } from './GrowEvent';

const event = buildEvent();
const row = {
  id: event.id,
  season_id: event.seasonId,
  slug: event.slug,
  title: event.title,
  summary: event.summary,
  body: event.body,
  category: 'Workshop',
  mode: 'hybrid',
  mandatory: true,
  starts_at: '2024-11-12T16:00:00+00:00',
  ends_at: '2024-11-12T18:00:00+00:00',
  place: 'Room 2.14',
  city: 'Berlin',
  url: 'https://example.org/asking-strangers',
  capacity_onsite: 80,
  capacity_online: null,
  visibility: 'public',
  status: 'published',
  sequence: 0,
  cancel_message: '',
};

describe('eventFromRow', () => {
  it('reads every column', () => {
    expect(eventFromRow(row)).toEqual(event);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//example.org',
    'mailto:a@b.c',
  ])('makes no link of %s', (url) => {
    expect(eventFromRow({ ...row, url }).url).toBeUndefined();
  });

  it.each([
    ['category', 'Party'],
    ['mode', null],
    ['visibility', 'secret'],
    ['status', 'gone'],
    ['sequence', null],
    ['starts_at', '2024-11-12'],
    ['capacity_onsite', '80'],
    ['mandatory', 'yes'],
  ])('refuses %s = %s', (column, value) => {
    const run = () => eventFromRow({ ...row, [column]: value });
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
  });
});

describe('upcoming and past', () => {
  const at = (day: number) =>
    buildEvent({ id: `${day}`, startsAt: new Date(2024, 10, day, 10), endsAt: new Date(2024, 10, day, 12) });
  const events = [at(3), at(1), at(2)];

  it('an event is upcoming until it ends', () => {
    expect(upcomingEvents(events, new Date(2024, 10, 2, 11, 59)).map(({ id }) => id)).toEqual(['2', '3']);
    expect(upcomingEvents(events, new Date(2024, 10, 2, 12)).map(({ id }) => id)).toEqual(['3']);
    expect(pastEvents(events, new Date(2024, 10, 2, 12)).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('leaves the list it was given as it is', () => {
    upcomingEvents(events, new Date(0));
    expect(events.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});

describe('listEvents', () => {
  it('reads a page in the order of the start', async () => {
    const { client, seen } = restDouble(() => ({ body: [row], total: 30 }));
    const upcomingAt = new Date('2024-11-12T17:00:00Z');
    const page = await eventRepository(client).listEvents({
      ...{ page: 2, pageSize: 10, upcomingAt },
      ...{ category: 'Workshop', mode: 'hybrid', search: 'strangers' },
      ...{ city: 'Berlin', isMandatory: true, ids: ['a', 'b'] },
    });
    expect(page).toEqual({ items: [event], total: 30 });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({
      select: '*',
      status: 'neq.draft',
      id: 'in.(a,b)',
      city: 'eq.Berlin',
      mandatory: 'eq.true',
      ends_at: 'gt.2024-11-12T17:00:00.000Z',
      category: 'eq.Workshop',
      mode: 'eq.hybrid',
      or: '(and(or(title.imatch."strangers",summary.imatch."strangers",place.imatch."strangers",city.imatch."strangers")))',
      order: 'starts_at.asc,id.asc',
      offset: '10',
      limit: '10',
    });
  });

  it('has the latest of the past first, and an empty page beyond the end', async () => {
    const { client, seen } = restDouble(({ method }) =>
      method === 'HEAD' ? { total: 3 } : { status: 416, body: { code: 'PGRST103', message: 'x' } },
    );
    const pastAt = new Date('2024-11-12T17:00:00Z');
    const request = { page: 4, pageSize: 10, pastAt };
    expect(await eventRepository(client).listEvents(request)).toEqual({ items: [], total: 3 });
    expect(seen[0]?.query.get('order')).toBe('starts_at.desc,id.asc');
    expect(seen[0]?.query.get('ends_at')).toBe('lte.2024-11-12T17:00:00.000Z');
    expect(eventQueries(client).list(request)).toMatchObject({ queryKey: ['events', request], retry: false });
  });
});

describe('one event', () => {
  it('is read by its address, and is null where there is none', async () => {
    const { client, seen } = restDouble(({ query }) => ({
      body: query.get('slug') === `eq.${event.slug}` ? [row] : [],
    }));
    const { signal } = new AbortController();
    const queries = eventQueries(client);
    expect(await queries.detail(event.slug).queryFn({ signal })).toEqual(event);
    expect(await queries.detail('nowhere').queryFn({ signal })).toBeNull();
    expect(seen).toHaveLength(2);
  });

  it('happens in a city that the list can be narrowed to', async () => {
    const rows = ['Leipzig', 'Łódź', 'Berlin'].map((city) => ({ city }));
    const { client, seen } = restDouble(() => ({ body: rows }));
    const { signal } = new AbortController();
    expect(await eventQueries(client).cities().queryFn({ signal })).toEqual(['Berlin', 'Leipzig', 'Łódź']);
    expect(seen[0]).toMatchObject({ method: 'GET', table: 'event_cities' });
  });
});
