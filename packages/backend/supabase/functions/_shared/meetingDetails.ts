// A meeting of an office hour as the database tells functions of it, and what mails and calendars say of it.
import type { CalendarEntry, CalendarEvent } from './core/calendarFile.ts';
import { textIn, timeIn, titledAs } from './eventDetails.ts';
import type { Locale } from './mails/letter.ts';

/** A meeting, as the one who is told of it sees it. */
export interface MailedMeeting extends CalendarEvent {
  /** Whether the mentor is told, and not the team. */
  isForMentor: boolean;
  team: string;
  slug: string;
  /** '' once their account is gone. */
  mentor: string;
  updatedAt: Date;
}

const titles: Record<Locale, (who: string) => string> = {
  en: (who) => (who === '' ? 'Office hour' : `Office hour with ${who}`),
  de: (who) => (who === '' ? 'Sprechstunde' : `Sprechstunde mit ${who}`),
};

/** Reads a meeting in a language. @throws RangeError without times */
export function readMeeting(details: Record<string, unknown>, locale: Locale): MailedMeeting {
  const isForMentor = details.as === 'mentor';
  const team = textIn(details, 'team');
  const mentor = textIn(details, 'mentor');
  return {
    ...{ id: textIn(details, 'booking_id'), isForMentor, team, mentor, slug: textIn(details, 'slug') },
    title: titles[locale](isForMentor ? team : mentor),
    summary: textIn(details, 'agenda'),
    startsAt: timeIn(details, 'starts_at'),
    endsAt: timeIn(details, 'ends_at'),
    url: textIn(details, 'url') || undefined,
    status: details.calendar_status === 'cancelled' ? 'cancelled' : 'published',
    sequence: typeof details.sequence === 'number' ? details.sequence : 0,
    updatedAt: timeIn(details, 'updated_at'),
  };
}

/** The path of the page in connect on which it stands. */
export const meetingPath = ({ isForMentor }: Pick<MailedMeeting, 'isForMentor'>): string =>
  isForMentor ? '/connect/office_hours' : '/connect/team/office-hours';

/** The entry of a calendar; `site` is the address of the site without a slash. @throws RangeError without times */
export function meetingEntry(details: Record<string, unknown>, locale: Locale, site: string): CalendarEntry {
  const meeting = readMeeting(details, locale);
  return {
    event: meeting.status === 'cancelled' ? titledAs(meeting, 'calledOff', locale) : meeting,
    pageUrl: site + meetingPath(meeting),
    changedAt: meeting.updatedAt,
  };
}
