import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';

/** What organisers tell many people at once, in both languages. */
export interface Announcement {
  readonly id: string;
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
    titleEn: row.requiredText('title_en'),
    titleDe: row.requiredText('title_de'),
    bodyEn: row.requiredText('body_en'),
    bodyDe: row.requiredText('body_de'),
    sentAt: row.time('sent_at'),
  };
}

/** Title and body in one language. */
export function announcementTexts(announcement: Announcement, locale: Locale) {
  return locale === 'de'
    ? { title: announcement.titleDe, body: announcement.bodyDe }
    : { title: announcement.titleEn, body: announcement.bodyEn };
}
