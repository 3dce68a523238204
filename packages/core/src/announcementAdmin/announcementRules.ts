// What may be done with an announcement, and how it is going. Time is an argument.
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementWords,
  type MailFigures,
  type WrittenAnnouncement,
} from './WrittenAnnouncement';
import { berlinTimeOf } from '../time/berlinTime';

/** What keeps an announcement from being sent. */
export interface AnnouncementProblem {
  readonly kind: 'missing' | 'too_long';
  readonly field: 'title' | 'body';
  readonly locale: 'en' | 'de';
}

const locales = ['en', 'de'] as const;

/** What is missing or too long, in the order of the form. */
export function announcementProblems({
  title,
  body,
}: Pick<AnnouncementWords, 'title' | 'body'>): AnnouncementProblem[] {
  return locales.flatMap((locale) =>
    (
      [
        ['title', title[locale]],
        ['body', body[locale]],
      ] as const
    ).flatMap(([field, text]): AnnouncementProblem[] => {
      if (text.trim() === '') return [{ kind: 'missing', field, locale }];
      return text.length > ANNOUNCEMENT_LIMITS[field] ? [{ kind: 'too_long', field, locale }] : [];
    }),
  );
}

/** The languages that lack something. */
export const missingLocales = (words: Pick<AnnouncementWords, 'title' | 'body'>): ('en' | 'de')[] =>
  locales.filter((locale) =>
    announcementProblems(words).some((problem) => problem.kind === 'missing' && problem.locale === locale),
  );

/** How it is going: what is sent is `sending` while mails are on their way, then `came_back` where some were given up, else `delivered`. */
export type AnnouncementProgress =
  'draft' | 'scheduled' | 'sending' | 'came_back' | 'delivered' | 'cancelled' | 'stopped';

const onTheWay = ({ pending, waiting, failed }: MailFigures): number => pending + waiting + failed;

/** How an announcement is going. */
export function announcementProgress({
  state,
  figures,
}: Pick<WrittenAnnouncement, 'state' | 'figures'>): AnnouncementProgress {
  if (state !== 'sent') return state;
  if (onTheWay(figures) > 0) return 'sending';
  return figures.dead > 0 ? 'came_back' : 'delivered';
}

/** How many recipients there are. */
export const recipientCount = (figures: MailFigures): number =>
  Object.values(figures).reduce((sum, count) => sum + count, 0);

/** What the mails of an announcement add up to. */
export interface DeliveryCounts {
  readonly delivered: number;
  readonly failed: number;
  readonly waiting: number;
  /** That did not leave before it was stopped. */
  readonly stopped: number;
  /** All that were to be mailed. */
  readonly total: number;
}

/** What the delivery ruler draws: mails alone, for who wants none gets none. */
export function deliveryCounts({
  figures,
  byMail,
}: Pick<WrittenAnnouncement, 'figures' | 'byMail'>): DeliveryCounts {
  const delivered = figures.sent;
  const failed = figures.dead;
  const waiting = byMail ? onTheWay(figures) : 0;
  const stopped = byMail ? figures.stopped : 0;
  return { delivered, failed, waiting, stopped, total: delivered + failed + waiting + stopped };
}

/** Whether there is still something to stop. */
export const canStopAnnouncement = ({
  state,
  figures,
}: Pick<WrittenAnnouncement, 'state' | 'figures'>): boolean =>
  state === 'scheduled' || (state === 'sent' && onTheWay(figures) > 0);

/** Whether those whom it reached can be sent a correction. */
export const canCorrectAnnouncement = ({
  sentAt,
  figures,
}: Pick<WrittenAnnouncement, 'sentAt' | 'figures'>): boolean =>
  sentAt !== undefined && recipientCount(figures) > 0;

/** How long *now* waits, in minutes: time to stop it. */
export const MINUTES_TO_STOP = 2;

/** Whether nothing goes out at a time on the wall in Berlin (`2024-12-08T23:00`); it then goes at 07:00. */
export function isQuietTime(wall: string): boolean {
  const hour = Number(wall.slice(11, 13));
  return hour >= 22 || hour < 7;
}

/** The time on the wall at which it goes: the one that was chosen, or 07:00 after a quiet one. */
export function timeAfterQuiet(wall: string): string {
  const day = new Date(`${wall.slice(0, 10)}T00:00:00Z`);
  if (!isQuietTime(wall) || Number.isNaN(day.getTime())) return wall;
  if (Number(wall.slice(11, 13)) >= 22) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T07:00`;
}

/** When a time on the wall in Berlin is too early to be chosen: it has passed, or is none. */
export const isPastTime = (wall: string, now: Date): boolean =>
  !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || wall < berlinTimeOf(now);
