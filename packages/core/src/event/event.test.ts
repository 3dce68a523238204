import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildEvent, buildStoredEvent } from '../testing/builders';
import { eventQueries, eventRepository } from './eventRepository';
import { countEvents } from './eventCounts';
import { eventFromRow, eventIn, pastEvents, upcomingEvents } from './GrowEvent';

const event = buildStoredEvent({
  title: { en: 'Asking strangers', de: 'Fremde fragen' },
  agenda: { en: '16:00 Doors | Ten minutes', de: '' },
  hosts: { en: 'Mats', de: '' },
  street: 'Gartenweg 1, Berlin',
});
const row = {
  id: event.id,
  season_id: event.seasonId,
  slug: event.slug,
  title_en: 'Asking strangers',
  title_de: 'Fremde fragen',
  summary_en: event.summary.en,
  summary_de: '',
  body_en: event.body.en,
  agenda_en: '16:00 Doors | Ten minutes',
  hosts_en: 'Mats',
  street: 'Gartenweg 1, Berlin',
  category: 'Workshop',
  mode: 'hybrid',
  mandatory: true,
  starts_at: '2024-11-12T16:00:00+00:00',
  ends_at: '2024-11-12T18:00:00+00:00',
  place_en: 'Room 2.14',
  city: 'Berlin',
  url: 'https://example.org/asking-strangers',
  capacity_onsite: 80,
  capacity_online: null,
  visibility: 'public',
  status: 'published',
  sequence: 0,
  cancel_message: '',
};

describe('an event in one language', () => {
  it('has each text in that language, or in the other, and says in which', () => {
    expect(eventIn(event, 'de')).toMatchObject({
      title: 'Fremde fragen',
      summary: 'Ten interviews in one afternoon.',
      agenda: '16:00 Doors | Ten minutes',
      hosts: 'Mats',
      place: 'Room 2.14',
      writtenIn: { title: 'de', summary: 'en' },
    });
    expect(eventIn({ ...event, place: { en: '', de: '' } }, 'en').place).toBeUndefined();
  });
});

describe('how many events there are', () => {
  const rows = [
    { id: 'a', mode: 'onsite' },
    { id: 'b', mode: 'online' },
    { id: 'c', mode: 'hybrid' },
  ] as const;

  it('counts an event with both kinds of seats in both', () => {
    expect(countEvents(rows, {}, ['c'])).toEqual({ all: 3, onsite: 2, online: 2, mine: 1 });
  });

  it('counts what would be shown by each choice beside the others', () => {
    expect(countEvents(rows, { mode: 'onsite' }, ['b', 'c'])).toMatchObject({ all: 3, mine: 1 });
    expect(countEvents(rows, { isMine: true }, ['b', 'c'])).toEqual({
      all: 2,
      onsite: 1,
      online: 2,
      mine: 2,
    });
  });
});

describe('eventFromRow', () => {
  it('reads every column', () => {
    expect(eventFromRow(row)).toEqual(event);
  });

  it('refuses an event without a title in any language', () => {
    const run = () => eventFromRow({ ...row, title_en: ' ', title_de: null });
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
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
      ...{ category: 'Workshop', mode: 'online', search: 'strangers' },
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
      mode: 'in.(online,hybrid)',
      or: '(and(or(title_en.imatch."strangers",title_de.imatch."strangers",summary_en.imatch."strangers",summary_de.imatch."strangers",place_en.imatch."strangers",place_de.imatch."strangers",city.imatch."strangers")))',
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
