import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';
import { roles, type Role } from '../profile/Role';

/** What organisers tell many people at once, in both languages. */
export interface Announcement {
  readonly id: string;
  /** The roles that it is for. */
  readonly audience: readonly Role[];
  readonly titleEn: string;
  readonly titleDe: string;
  /** Plain paragraphs with an empty line between them. */
  readonly bodyEn: string;
  /** Plain paragraphs with an empty line between them. */
  readonly bodyDe: string;
  readonly sentAt: Date;
}

/** Reads a row of `announcements` that was sent. @throws AppError `malformed_row` naming the column. */
export function announcementFromRow(value: unknown): Announcement {
  const row = readRow('announcements', value);
  return {
    id: row.requiredText('id'),
    audience: roles.filter((role) => row.textList('audience').includes(role)),
    titleEn: row.requiredText('title_en'),
    titleDe: row.requiredText('title_de'),
    bodyEn: row.requiredText('body_en'),
    bodyDe: row.requiredText('body_de'),
    sentAt: row.time('sent_at'),
  };
}

/** What was sent to a role; organisers may read what was sent to others, too. */
export const announcementsFor = (role: Role, announcements: readonly Announcement[]): Announcement[] =>
  announcements.filter(({ audience }) => audience.includes(role));

/** Title and body in one language. */
export function announcementTexts(announcement: Announcement, locale: Locale) {
  return locale === 'de'
    ? { title: announcement.titleDe, body: announcement.bodyDe }
    : { title: announcement.titleEn, body: announcement.bodyEn };
}
