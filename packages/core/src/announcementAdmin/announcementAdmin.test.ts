import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import {
  announcementAdminRepository,
  announcementLetter,
  announcementLinkLabel,
  announcementProblems,
  announcementProgress,
  audienceFromRow,
  canStopAnnouncement,
  deliveryCounts,
  isPastTime,
  isQuietTime,
  mailsOf,
  missingLocales,
  noFigures,
  recipientCount,
  timeAfterQuiet,
  rulesOfAudience,
  writtenAnnouncementFromRow,
  type Audience,
  type AudienceReach,
} from './index';

const row = {
  ...{ id: 'a1', audience: ['PARTICIPANT'], rules: { week: 5, hand_in: 'missing', city: 'Leipzig' } },
  ...{ title_en: 'Engineer', title_de: 'Engineer', body_en: 'On Sunday.', body_de: '', link: null },
  ...{ by_mail: true, is_important: false, corrects_id: null, state: 'draft', send_at: null, sent_at: null },
  ...{ stopped_at: null, created_at: '2024-12-05T12:00:00Z', updated_at: '2024-12-05T12:00:00.123456+00:00' },
};
const audiences: Audience[] = [
  { roles: ['PARTICIPANT'] },
  { roles: ['PARTICIPANT'], team: 'none' },
  { roles: ['PARTICIPANT', 'MENTOR'], team: 'active', isWithoutMentor: true, city: 'Köln' },
  { roles: ['PARTICIPANT'], week: { week: 11, handIn: 'returned' }, eventId: 'e1' },
  { roles: ['PARTICIPANT', 'MENTOR'], chosen: 'a1' },
];

describe('an audience', () => {
  it.each(audiences)('is kept as it was chosen: %j', (audience) => {
    expect(audienceFromRow({ audience: audience.roles, rules: rulesOfAudience(audience) })).toEqual(audience);
  });

  it('is saved under a name, and read by it', async () => {
    const { client, seen } = restDouble(() => ({
      body: { id: 's1', name: 'Late', audience: ['PARTICIPANT'], rules: { week: 5, hand_in: 'missing' } },
    }));
    const late: Audience = { roles: ['PARTICIPANT'], week: { week: 5, handIn: 'missing' } };
    const saved = await announcementAdminRepository(client).saveAudience({ name: ' Late ', audience: late });
    expect(seen[0]?.body).toEqual({
      name: 'Late',
      audience: ['PARTICIPANT'],
      rules: { week: 5, hand_in: 'missing' },
    });
    expect(saved).toEqual({ id: 's1', name: 'Late', audience: late });
  });

  it('has no rule for a city that nobody named', () => {
    expect(rulesOfAudience({ roles: ['ORGA'], city: '  ' })).toEqual({});
  });

  it('counts a mail for each but who has no address, and who wants none unless it is important', () => {
    const reach = { people: 10, noAddress: 1, mailOff: 3 } as AudienceReach;
    expect(mailsOf(reach, { byMail: true, isImportant: false })).toBe(6);
    expect(mailsOf(reach, { byMail: true, isImportant: true })).toBe(9);
    expect(mailsOf(reach, { byMail: false, isImportant: true })).toBe(0);
  });
});

describe('an announcement', () => {
  it('is read with the version that a save builds on', () => {
    const found = writtenAnnouncementFromRow({ ...row, figures: { sent: 3, dead: 1 } });
    expect(found).toMatchObject({ version: row.updated_at, figures: { sent: 3, dead: 1, waiting: 0 } });
    expect(recipientCount(found.figures)).toBe(4);
  });

  it('says which language lacks what, and what is too long', () => {
    const found = writtenAnnouncementFromRow({ ...row, title_en: 'x'.repeat(71) });
    expect(announcementProblems(found)).toEqual([
      { kind: 'too_long', field: 'title', locale: 'en' },
      { kind: 'missing', field: 'body', locale: 'de' },
    ]);
    expect(missingLocales(found)).toEqual(['de']);
  });

  it.each([
    ['draft', {}, 'draft', false],
    ['scheduled', {}, 'scheduled', true],
    ['sent', { sent: 2, waiting: 1 }, 'sending', true],
    ['sent', { sent: 2, pending: 1 }, 'sending', true],
    ['sent', { sent: 2, failed: 1 }, 'sending', true],
    ['sent', { sent: 2, dead: 1 }, 'came_back', false],
    ['sent', { sent: 2, off: 1, no_address: 1 }, 'delivered', false],
    ['stopped', { sent: 2, stopped: 1 }, 'stopped', false],
  ] as const)('of state %s with %j is %s', (state, figures, progress, canStop) => {
    const one = { state, figures: { ...noFigures, ...figures } };
    expect(announcementProgress(one)).toBe(progress);
    expect(canStopAnnouncement(one)).toBe(canStop);
  });

  it('counts mails of those who get one', () => {
    const figures = { ...noFigures, sent: 5, dead: 1, waiting: 2, off: 4, stopped: 1 };
    expect(deliveryCounts({ figures, byMail: true })).toEqual({
      delivered: 5,
      failed: 1,
      waiting: 2,
      stopped: 1,
      total: 9,
    });
    expect(deliveryCounts({ figures: { ...noFigures, none: 5 }, byMail: false }).total).toBe(0);
  });
});

describe('its time', () => {
  it.each([
    ['2024-12-05T21:59', '2024-12-05T21:59'],
    ['2024-12-31T22:00', '2025-01-01T07:00'],
    ['2024-12-05T06:59', '2024-12-05T07:00'],
    ['2024-12-05T07:00', '2024-12-05T07:00'],
  ])('of %s it goes at %s', (wall, goesAt) => {
    expect(timeAfterQuiet(wall)).toBe(goesAt);
    expect(isQuietTime(wall)).toBe(wall !== goesAt);
  });

  it('stays what it is where it is none', () => {
    expect(timeAfterQuiet('2024-99-05T23:00')).toBe('2024-99-05T23:00');
  });

  it.each([
    ['2024-12-05T12:59', true],
    ['2024-12-05T13:00', false],
    ['', true],
  ])('at one o’clock in Berlin %s is past: %s', (wall, isPast) => {
    expect(isPastTime(wall, new Date('2024-12-05T12:00:00Z'))).toBe(isPast);
  });
});

describe('its mail', () => {
  const input = {
    ...{
      title: 'Engineer',
      body: ' One.\n\n\nTwo\nlines. \n\n',
      link: '/connect/team/weeks/5',
      firstName: 'Jonna',
    },
    ...{ isImportant: false, isTest: false },
  };

  it('greets, keeps paragraphs and leads on', () => {
    expect(announcementLetter(input, 'en')).toMatchObject({
      subject: 'Engineer',
      paragraphs: ['Hello Jonna,', 'One.', 'Two\nlines.'],
      action: { label: 'Open week 5', path: '/connect/team/weeks/5' },
    });
    expect(announcementLetter({ ...input, link: undefined, firstName: ' ' }, 'de')).toMatchObject({
      paragraphs: ['Hallo,', 'One.', 'Two\nlines.'],
      action: undefined,
    });
  });

  it('says when it is important, and when it is a test', () => {
    expect(announcementLetter({ ...input, isImportant: true }, 'de').footnote).toContain('wichtig');
    expect(announcementLetter({ ...input, isTest: true }, 'en').subject).toBe('Test: Engineer');
  });

  it.each([
    ['/connect/events/build-night', 'Open the event'],
    ['/connect/events', 'Open events'],
    ['/connect/team', 'Open your team'],
    ['/connect', 'Open GROW'],
  ])('names where %s leads', (path, label) => {
    expect(announcementLinkLabel(path, 'en')).toBe(label);
  });
});

const ID = '6f1f0f53-2c5c-4f7e-9a53-1df0f5a3c001';

describe('the repository', () => {
  it('asks for a page by state, and for one by its id', async () => {
    const { client, seen } = restDouble(() => ({ body: { total: 41, rows: [row] } }));
    const repository = announcementAdminRepository(client);
    const page = await repository.listAnnouncements({
      page: 3,
      pageSize: 20,
      search: 'x',
      state: 'sent',
      isOwn: true,
    });
    expect(page).toMatchObject({ total: 41, items: [{ id: 'a1' }] });
    expect(seen[0]?.body).toEqual({
      p_query: 'x',
      p_is_own: true,
      p_state: 'sent',
      p_limit: 20,
      p_offset: 40,
    });
    await repository.getAnnouncement(ID);
    expect(seen[1]?.body).toEqual({ p_id: ID });
  });

  it('says not_found for one that is gone, and asks nothing about an address that was cut off', async () => {
    const { client, seen } = restDouble(() => ({ body: { total: 0, rows: [] } }));
    for (const id of [ID, ID.slice(0, 12)])
      await expect(announcementAdminRepository(client).getAnnouncement(id)).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(seen).toHaveLength(1);
  });

  it('saves over the version it has seen, and a new one without', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const repository = announcementAdminRepository(client);
    await repository.save({
      id: 'a1',
      version: 'v',
      words: { link: undefined, title: { en: 'a', de: 'b' } },
    });
    expect(seen[0]?.body).toEqual({
      p_id: 'a1',
      p_version: 'v',
      p_changes: { link: null, title_en: 'a', title_de: 'b' },
    });
    await repository.save({ id: undefined, version: undefined, words: { byMail: false } });
    expect(seen[1]?.body).toEqual({ p_changes: { by_mail: false } });
  });

  it.each([
    ['GR134', 'conflict'],
    ['GR135', 'invalid_value'],
    ['GR136', 'invalid_value'],
    ['GR137', 'invalid_value'],
  ])('says %s as %s', async (code, expected) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: 'x' } }));
    await expect(
      announcementAdminRepository(client).schedule({ id: 'a1', version: 'v', sendAt: undefined }),
    ).rejects.toMatchObject({ code: expected });
  });

  it('goes on behind the last person of a page', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    const last = { userId: 'u', firstName: 'Ada', lastName: 'A' };
    await announcementAdminRepository(client).listRecipients('a1', ['dead'], last);
    expect(seen[0]?.body).toEqual({
      ...{ p_id: 'a1', p_mails: ['dead'], p_limit: 50 },
      p_after: { user_id: 'u', first_name: 'Ada', last_name: 'A' },
    });
  });
});
