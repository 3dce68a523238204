import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { eventFiguresFromRow, eventRegistrationFromRow } from './EventRegistration';
import { registrationKeys, registrationQueries, registrationRepository } from './registrationRepository';

const at = '2025-03-29T23:30:00+00:00';
const row = {
  ...{ id: 'r1', event_id: 'e1', user_id: 'u1', seat: 'onsite', status: 'registered', position: 3 },
  ...{ offer_expires_at: null, cancelled_at: null, cancelled_from: null, checked_in_at: null, desk: null },
};
const figuresRow = {
  event_id: 'e1',
  onsite_taken: 40,
  online_taken: 0,
  onsite_waiting: 7,
  online_waiting: 1,
};
const signal = new AbortController().signal;

describe('rows of seats', () => {
  it('are read whole', () => {
    expect(eventRegistrationFromRow({ ...row, status: 'offered', offer_expires_at: at })).toMatchObject({
      ...{ id: 'r1', eventId: 'e1', seat: 'onsite', status: 'offered', ticket: 3 },
      ...{ offerExpiresAt: new Date(at), cancelledFrom: undefined, desk: undefined },
    });
    expect(eventFiguresFromRow(figuresRow)).toEqual({
      eventId: 'e1',
      taken: { onsite: 40, online: 0 },
      waiting: { onsite: 7, online: 1 },
    });
  });

  it.each([
    [{ seat: 'balcony' }, 'event_registrations.seat'],
    [{ status: 'maybe' }, 'event_registrations.status'],
    [{ position: '3' }, 'event_registrations.position'],
    [{ cancelled_from: 'nothing' }, 'event_registrations.cancelled_from'],
    [{ offer_expires_at: 'tomorrow' }, 'event_registrations.offer_expires_at'],
  ])('are refused with %o', (wrong, details) => {
    const run = () => eventRegistrationFromRow({ ...row, ...wrong });
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row', details }) as Error);
  });
});

describe('what one asks about seats', () => {
  it('is read by queries with keys of their own', async () => {
    const mate = {
      event_id: 'e1',
      user_id: 'u2',
      first_name: 'Emre',
      last_name: 'H',
      seat: 'online',
      status: 'attended',
    };
    const missing = {
      event_id: 'e2',
      slug: 's',
      title_en: 'T',
      starts_at: at,
      team_id: 't',
      team_name: 'Spelzwerk',
    };
    const bodies: Record<string, unknown[]> = {
      event_registrations: [row],
      event_figures: [figuresRow],
      my_queue_positions: [{ event_id: 'e1', queue_position: 2 }],
      team_at_events: [mate],
      missing_mandatory_events: [missing],
    };
    const { client } = restDouble(({ table }) => ({ body: bodies[table] ?? [] }));
    const queries = registrationQueries(client);
    expect(queries.mine('u1').queryKey).toEqual(registrationKeys.mine('u1'));
    expect(await queries.mine('u1').queryFn({ signal })).toEqual([eventRegistrationFromRow(row)]);
    expect(await queries.figures(['e1']).queryFn({ signal })).toEqual([eventFiguresFromRow(figuresRow)]);
    expect(await queries.places().queryFn({ signal })).toEqual(new Map([['e1', 2]]));
    expect(await queries.team(['e1']).queryFn({ signal })).toMatchObject([
      { userId: 'u2', status: 'attended' },
    ]);
    expect(await queries.missing().queryFn({ signal })).toMatchObject([
      { eventId: 'e2', teamName: 'Spelzwerk', startsAt: new Date(at) },
    ]);
  });
});

describe('what one does with seats', () => {
  it.each([
    ['GR022', 'event_cancelled'],
    ['GR023', 'event_started'],
    ['GR024', 'seats_full'],
    ['GR025', 'not_registered'],
    ['GR027', 'undo_over'],
    ['GR028', 'offer_over'],
  ])('is refused with %s as %s', async (code, name) => {
    const { client } = restDouble(() => ({
      status: 400,
      body: { code, message: 'x', details: null, hint: null },
    }));
    await expect(registrationRepository(client).register('e1', 'onsite')).rejects.toMatchObject({
      code: name,
    });
  });

  it('answers with the registration as it stands now', async () => {
    const asked: unknown[] = [];
    const { client } = restDouble((request) => {
      asked.push(request.table);
      return { body: row };
    });
    const repository = registrationRepository(client);
    for (const answer of [
      await repository.register('e1', 'onsite'),
      await repository.cancel('e1'),
      await repository.restore('e1'),
      await repository.accept('e1'),
    ])
      expect(answer).toEqual(eventRegistrationFromRow(row));
    expect(asked).toEqual([
      ...['register_for_event', 'cancel_registration', 'restore_registration', 'accept_offer'],
    ]);
  });
});
