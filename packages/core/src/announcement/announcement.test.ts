import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { announcementFromRow, announcementsFor, announcementTexts, type Announcement } from './Announcement';
import { announcementKeys, announcementQueries, announcementRepository } from './announcementRepository';

const announcement: Announcement = {
  id: '00000000-0000-4000-8000-0000000000a1',
  audience: ['ORGA', 'MENTOR'],
  titleEn: 'Film corner opens at 21:30',
  titleDe: 'Filmecke öffnet um 21:30',
  bodyEn: 'Two sets.\n\nNo booking.',
  bodyDe: 'Zwei Sets.',
  sentAt: new Date('2024-12-05T08:40:00Z'),
};
const row = {
  id: announcement.id,
  audience: ['MENTOR', 'ORGA'],
  title_en: announcement.titleEn,
  title_de: announcement.titleDe,
  body_en: announcement.bodyEn,
  body_de: announcement.bodyDe,
  sent_at: '2024-12-05T08:40:00+00:00',
};

describe('an announcement', () => {
  it('is read whole', () => {
    expect(announcementFromRow(row)).toEqual(announcement);
  });

  it.each([
    ['title_de', ''],
    ['body_en', null],
    ['sent_at', null],
  ])('is malformed with %s = %s', (column, value) => {
    const run = () => announcementFromRow({ ...row, [column]: value });
    expect(run).toThrow(
      expect.objectContaining({ code: 'malformed_row', details: `announcements.${column}` }) as Error,
    );
  });

  it('is for its audience and for nobody else, organisers included', () => {
    const forParticipants: Announcement = { ...announcement, id: 'b', audience: ['PARTICIPANT'] };
    const all = [announcement, forParticipants];
    expect(announcementsFor('ORGA', all)).toEqual([announcement]);
    expect(announcementsFor('PARTICIPANT', all)).toEqual([forParticipants]);
  });

  it('speaks the language that is asked for', () => {
    expect(announcementTexts(announcement, 'de')).toEqual({
      title: announcement.titleDe,
      body: announcement.bodyDe,
    });
    expect(announcementTexts(announcement, 'en').title).toBe(announcement.titleEn);
  });
});

describe('announcementRepository', () => {
  it('asks for those of the latest season that were sent, the latest first', async () => {
    const { client, seen } = restDouble(() => ({ body: [{ announcements: [row] }] }));
    await expect(announcementRepository(client).currentAnnouncements()).resolves.toEqual([announcement]);
    const query = seen[0]?.query;
    expect(seen[0]?.table).toBe('seasons');
    expect(query?.get('opened_at')).toBe('not.is.null');
    expect(query?.get('order')).toBe('starts_on.desc');
    expect(query?.get('limit')).toBe('1');
    expect(query?.get('announcements.sent_at')).toBe('not.is.null');
    expect(query?.get('announcements.order')).toBe('sent_at.desc,id.asc');
    expect(query?.get('announcements.limit')).toBe('30');
  });

  it('has none where there is no season', async () => {
    const { client } = restDouble(() => ({ body: [] }));
    await expect(announcementRepository(client).currentAnnouncements()).resolves.toEqual([]);
  });

  it('says forbidden for somebody who may not read them', async () => {
    const { client } = restDouble(() => ({ status: 403, body: { code: '42501', message: 'denied' } }));
    await expect(announcementRepository(client).currentAnnouncements()).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('keeps them below the key that a change invalidates', () => {
    const { queryKey } = announcementQueries(undefined).current();
    expect(queryKey).toEqual(announcementKeys.current);
    expect(queryKey.slice(0, 1)).toEqual(announcementKeys.all);
  });
});
