import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { eventTotals } from './Attendee';
import { attendeeCsv } from './attendeeCsv';
import { attendeeRepository } from './attendeeRepository';
import { eventAdminKeys, eventAdminQueries } from './eventAdminQueries';
import { eventAdminRepository } from './eventAdminRepository';
import { adminEventListRepository, type AdminEventListRequest } from './adminEventListRepository';

const at = '2025-01-08T17:00:00+00:00';
const row = {
  ...{
    id: 'e1',
    season_id: 's1',
    slug: 'law-hour',
    title_en: 'Law hour',
    summary: '',
    body: '',
    category: 'Info',
  },
  ...{ mode: 'onsite', mandatory: false, starts_at: at, ends_at: '2025-01-08T19:00:00+00:00', place: null },
  ...{
    city: null,
    url: null,
    capacity_onsite: 40,
    capacity_online: null,
    visibility: 'public',
    status: 'draft',
  },
  ...{ sequence: 0, cancel_message: '', updated_at: '2024-12-01T10:00:00.123456+00:00' },
  event_figures: { event_id: 'e1', onsite_taken: 3, online_taken: 0, onsite_waiting: 1, online_waiting: 0 },
};
const request: AdminEventListRequest = {
  ...{ search: 'law', status: 'draft', category: 'Info', when: { is: 'past', at: new Date(at) } },
  ...{ sort: { by: 'title', isDescending: true }, page: 2, pageSize: 25 },
};
const attendee = (ticket: number) => ({
  ...{
    registration_id: `r${ticket}`,
    user_id: `u${ticket}`,
    first_name: '=Ada',
    last_name: 'Öst',
    seat: 'online',
  },
  ...{ team_name: 'Moor; Licht', team_slug: 'moor-licht', status: 'attended', ticket, created_at: at },
  ...{ checked_in_at: at, desk: null, total: 1001 },
});

describe('admin events', () => {
  it('are asked for by words, filters, order and page, with their figures', async () => {
    const { client, seen } = restDouble(() => ({ body: [row], total: 26 }));
    const page = await adminEventListRepository(client).listEvents(request);
    expect(page.total).toBe(26);
    expect(page.items[0]).toMatchObject({
      slug: 'law-hour',
      version: row.updated_at,
      figures: { taken: { onsite: 3 } },
    });
    const query = Object.fromEntries(seen[0]?.query ?? []);
    expect(query).toMatchObject({
      ...{
        select: '*,event_figures(*)',
        status: 'eq.draft',
        category: 'eq.Info',
        order: 'title_en.desc,starts_at.asc,id.asc',
      },
      ...{ ends_at: `lte.${new Date(at).toISOString()}`, offset: '25', limit: '25' },
    });
  });

  it('are written over the version one has seen; over another one it is a conflict', async () => {
    const { client, seen } = restDouble(({ method, query }) =>
      method === 'PATCH'
        ? { body: query.get('updated_at') === 'eq.old' ? [] : [{ id: 'e1' }] }
        : { body: row },
    );
    const repository = eventAdminRepository(client);
    await expect(
      repository.updateEvent({ id: 'e1', version: 'old' }, { title_en: 'x' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    const saved = await repository.updateEvent({ id: 'e1', version: 'now' }, { title_en: 'x' });
    expect(saved.version).toBe(row.updated_at);
    expect(seen[1]).toMatchObject({ method: 'PATCH', body: { title_en: 'x' } });
  });

  it('are copied under a free slug, as a draft of the same season', async () => {
    const { client, seen } = restDouble(({ method }) =>
      method === 'GET'
        ? { body: [{ slug: 'law-hour' }, { slug: 'law-hour-2' }] }
        : { body: row, status: 201 },
    );
    const repository = eventAdminRepository(client);
    const [event] = (
      await adminEventListRepository(restDouble(() => ({ body: [row], total: 1 })).client).listEvents(request)
    ).items;
    if (!event) throw new Error('No event');
    await repository.duplicateEvent(event);
    expect(seen[0]?.query.get('slug')).toBe('like.law-hour%');
    expect(seen[1]?.body).toMatchObject({ slug: 'law-hour-3', status: 'draft', season_id: 's1' });
  });

  it('are not found where there is none', async () => {
    const { client } = restDouble(() => ({ body: [] }));
    await expect(adminEventListRepository(client).event('x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('have queries of their own', async () => {
    const { client } = restDouble(() => ({ body: [row] }));
    const { queryKey, queryFn } = eventAdminQueries(client).event('law-hour');
    expect(queryKey).toEqual(eventAdminKeys.event('law-hour'));
    expect(await queryFn({ signal: new AbortController().signal })).toMatchObject({ id: 'e1' });
  });
});

describe('attendees', () => {
  it('are read after the last ticket, nobody twice or missed who registers meanwhile, and tell how far they are', async () => {
    const first = Array.from({ length: 1000 }, (_, index) => attendee(index + 1));
    // Ticket 7 registered anew while the second page was asked for.
    const anew = { ...attendee(1002), registration_id: 'r7' };
    const { client, seen } = restDouble((_request, index) => ({
      body: index === 0 ? first : [attendee(1001), anew].map((row) => ({ ...row, total: 2 })),
    }));
    const progress: number[] = [];
    const all = await attendeeRepository(client).allAttendees('e1', {
      onProgress: (done) => progress.push(done),
    });
    expect(all).toHaveLength(1001);
    expect(all.slice(-2).map(({ registrationId, ticket }) => [registrationId, ticket])).toEqual([
      ['r1001', 1001],
      ['r7', 1002],
    ]);
    expect(progress).toEqual([1000, 1001]);
    expect(seen.map(({ body }) => body)).toEqual(
      [0, 1000].map((last) => ({ p_event_id: 'e1', p_sort: 'ticket', p_limit: 1000, p_after: last })),
    );
  });

  it('are counted; told of a cancellation is who comes, waits or has an offer', () => {
    const people = (status: string, seat: string, count: number) => ({ status, seat, people: count });
    const totals = eventTotals([
      ...[
        people('registered', 'onsite', 40),
        people('registered', 'online', 2),
        people('waitlisted', 'onsite', 5),
      ],
      ...[people('offered', 'onsite', 1), people('attended', 'onsite', 9), people('cancelled', 'onsite', 3)],
    ]);
    expect(totals.recipients).toBe(48);
    expect(totals.absentees).toBe(40);
    expect(totals.byStatus).toMatchObject({ registered: 42, attended: 9, no_show: 0 });
  });

  it('become a CSV in which no name is a formula', async () => {
    const { client } = restDouble(() => ({ body: [attendee(7)] }));
    const text = attendeeCsv(await attendeeRepository(client).allAttendees('e1'), {
      head: {
        ...{ ticket: 'Ticket', firstName: 'First name', lastName: 'Last name', team: 'Team', seat: 'Seat' },
        ...{ status: 'Status', registered: 'Registered', checkedIn: 'Let in', desk: 'Desk' },
      },
      seat: { onsite: 'On site', online: 'Online' },
      status: {
        ...{ registered: 'Registered', waitlisted: 'Waits', offered: 'Offer', attended: 'Was there' },
        ...{ no_show: 'Did not come', cancelled: 'Cancelled' },
      },
    });
    expect(text).toBe(
      '\uFEFFTicket;First name;Last name;Team;Seat;Status;Registered;Let in;Desk\r\n' +
        `7;'=Ada;Öst;"Moor; Licht";Online;Was there;2025-01-08 18:00;2025-01-08 18:00;\r\n`,
    );
  });
});
