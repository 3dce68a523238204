import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { notificationFromRow, type NotificationKind } from './GrowNotification';
import { notificationRepository, notificationsPerPage } from './notificationRepository';

const row = (changes: Record<string, unknown> = {}) => ({
  id: 'n1',
  kind: 'team_request',
  created_at: '2024-11-20T12:00:00.123456+00:00',
  read_at: null,
  payload: { request_id: 'r1' },
  actor: { user_id: 'u1', first_name: 'Lena', last_name: 'Ott', avatar: null },
  team: { id: 't1', slug: 'spelzwerk', name: 'Spelzwerk', logo: null },
  ...changes,
});

describe('an entry of the bell', () => {
  it('says who did what, when and in which team', () => {
    expect(notificationFromRow(row())).toEqual({
      id: 'n1',
      kind: 'team_request' satisfies NotificationKind,
      createdAt: new Date('2024-11-20T12:00:00.123Z'),
      readAt: undefined,
      actor: { userId: 'u1', firstName: 'Lena', lastName: 'Ott', avatar: undefined },
      team: { id: 't1', slug: 'spelzwerk', name: 'Spelzwerk', logo: undefined },
      event: undefined,
      week: undefined,
      meeting: undefined,
      mentoring: undefined,
      announcement: undefined,
    });
  });

  it('says which event it is about, and until when an offer stands', () => {
    const payload = {
      ...{ event_id: 'e1', slug: 'build-night', title_en: 'Build night', title_de: 'Baunacht' },
      ...{ starts_at: '2024-12-05T17:00:00+00:00', offer_expires_at: '2024-12-04T17:00:00+00:00' },
    };
    const offer = row({ kind: 'event_offer', actor: null, team: null, payload });
    expect(notificationFromRow(offer)).toMatchObject({
      kind: 'event_offer',
      event: {
        ...{ id: 'e1', slug: 'build-night', title: { en: 'Build night', de: 'Baunacht' } },
        ...{ startsAt: new Date('2024-12-05T17:00Z'), offerExpiresAt: new Date('2024-12-04T17:00Z') },
      },
    });
    const over = notificationFromRow({ ...offer, payload: { ...payload, offer_expires_at: undefined } });
    expect(over.event?.offerExpiresAt).toBeUndefined();
  });

  it('says what organisers tell', () => {
    const payload = { announcement_id: 'a1', title_en: 'Hall 2', title_de: 'Halle 2', link: '/connect/team' };
    const entry = notificationFromRow(row({ kind: 'announcement', actor: null, team: null, payload }));
    expect(entry.announcement).toEqual({
      title: { en: 'Hall 2', de: 'Halle 2' },
      link: '/connect/team',
      isImportant: false,
    });
  });

  it('says which week it is about, until when, and what was there', () => {
    const payload = {
      ...{ milestone_id: 'm5', week: 5, title_en: 'A prototype', title_de: 'Ein Prototyp' },
      ...{ until: '2024-12-08T22:59:00+00:00', ready: 2, required: 3, is_handed_in: false },
    };
    const due = notificationFromRow(row({ kind: 'hand_in_due', actor: null, payload }));
    expect(due.week).toEqual({
      ...{ week: 5, title: { en: 'A prototype', de: 'Ein Prototyp' }, until: new Date('2024-12-08T22:59Z') },
      ...{ ready: 2, required: 3, isHandedIn: false, isLate: false, isReopened: false },
    });
    const { ready: _, required: __, ...rest } = payload;
    const clock = notificationFromRow(row({ kind: 'hand_in_by_clock', payload: { ...rest, is_late: true } }));
    expect(clock.week).toMatchObject({ ready: 0, required: 0, isLate: true });
  });

  it('knows a verdict from a week that organisers opened again', () => {
    const payload = { milestone_id: 'm5', week: 5, title_en: 'A prototype', title_de: '' };
    const returned = (more: object) =>
      notificationFromRow(row({ kind: 'hand_in_returned', payload: { ...payload, ...more } })).week;
    expect(returned({})).toMatchObject({ isReopened: true });
    expect(returned({ verdict_id: 'v1' })).toMatchObject({ isReopened: false });
  });

  it('stands without a person and without a team', () => {
    const read = notificationFromRow(row({ actor: null, team: null, read_at: '2024-11-20T13:00:00+00:00' }));
    expect(read).toMatchObject({ actor: undefined, team: undefined, readAt: new Date('2024-11-20T13:00Z') });
  });

  it.each([
    ['another kind', { kind: 'magic' }],
    ['no moment', { created_at: 'soon' }],
    ['a person without an id', { actor: { first_name: 'Lena', last_name: 'Ott' } }],
    ['a team that is a text', { team: 'Spelzwerk' }],
    ['a week without a number', { payload: { milestone_id: 'm5', title_en: 'A prototype' } }],
    ['an event without a title', { payload: { event_id: 'e1', slug: 's', starts_at: '2024-12-05T17:00Z' } }],
  ])('is malformed with %s', (_, wrong) => {
    expect(() => notificationFromRow(row(wrong))).toThrow(expect.objectContaining({ code: 'malformed_row' }));
  });
});

describe('the bell', () => {
  it('reads a page, leaves out what it has no words for, and knows where the next page begins', async () => {
    const rows = Array.from({ length: notificationsPerPage }, (_, index) => row({ id: `n${index}` }));
    rows[3] = row({ kind: 'of_tomorrow' });
    const { client, seen } = restDouble(() => ({ body: rows }));
    const page = await notificationRepository(client).listNotifications({ before: '2024-11-21T00:00Z' });
    expect(page.items).toHaveLength(notificationsPerPage - 1);
    expect(page.next).toBe('2024-11-20T12:00:00.123456+00:00');
    expect(seen[0]?.body).toEqual({ p_limit: notificationsPerPage, p_before: '2024-11-21T00:00Z' });
  });

  it('ends with a page that is not full', async () => {
    const { client } = restDouble(() => ({ body: [row()] }));
    expect((await notificationRepository(client).listNotifications()).next).toBeUndefined();
  });

  it('counts what is unread without reading it', async () => {
    const { client, seen } = restDouble(() => ({ total: 7 }));
    expect(await notificationRepository(client).countUnread()).toBe(7);
    expect(seen[0]).toMatchObject({ method: 'HEAD', table: 'notifications' });
    expect(seen[0]?.query.get('read_at')).toBe('is.null');
  });

  it('marks one entry or all, and only those that nobody has read', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    await notificationRepository(client).markRead('n1');
    await notificationRepository(client).markAllRead();
    expect(seen.map(({ query }) => [query.get('id'), query.get('read_at')])).toEqual([
      ['eq.n1', 'is.null'],
      [null, 'is.null'],
    ]);
  });

  it('tells a lost connection as an error with status 0', async () => {
    const { client } = restDouble(() => ({ isLost: true }));
    const repository = notificationRepository(client);
    for (const call of [repository.listNotifications(), repository.countUnread(), repository.markAllRead()])
      await expect(call).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});

describe('mails', () => {
  it('are wanted until somebody says otherwise', async () => {
    const { client } = restDouble(() => ({ body: [{ topic: 'answers', wanted: false }] }));
    expect(await notificationRepository(client).getMailChoices()).toEqual({
      requests: true,
      answers: false,
      invites: true,
      weeks: true,
      reviews: true,
      events: true,
      meetings: true,
      mentoring: true,
      stories: true,
      announcements: true,
      jury: true,
      gates: true,
      pulses: true,
    });
  });

  it('are chosen by changing the row, or by the first one', async () => {
    const { client, seen } = restDouble(({ method }) => ({
      body: method === 'PATCH' ? [] : [{ topic: 'invites' }],
    }));
    await notificationRepository(client).chooseMail('u1', 'invites', false);
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { wanted: false }],
      ['POST', { user_id: 'u1', topic: 'invites', wanted: false }],
    ]);
  });
});
