// An event as the database tells functions of it (private.event_details), and what mails and calendars say of it.
import type { CalendarEvent } from './core/calendarFile.ts';
import type { Locale } from './mails/letter.ts';

/** An event with its page and its last change. */
export interface MailedEvent extends CalendarEvent {
  slug: string;
  updatedAt: Date;
  /** Street, number and town. */
  street: string | undefined;
  /** '' where nothing was written. */
  bring: string;
}

/** Where somebody sits. */
export type Seat = 'onsite' | 'online';

/** A text of details, or '' where there is none. */
export const textIn = (details: Record<string, unknown>, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A text of details in a language; in the other one where it is blank. */
export const localTextIn = (details: Record<string, unknown>, name: string, locale: Locale): string =>
  textIn(details, `${name}_${locale}`) || textIn(details, `${name}_${locale === 'en' ? 'de' : 'en'}`);

/** A time in details. @throws RangeError where there is none */
export function timeIn(details: Record<string, unknown>, name: string): Date {
  const time = new Date(textIn(details, name));
  if (Number.isNaN(time.getTime())) throw new RangeError(`${name} is no time`);
  return time;
}

/** Reads an event in a language; whoever sits online has the address of the stream as their place. @throws RangeError without times */
export function readEvent(details: Record<string, unknown>, locale: Locale, seat?: Seat): MailedEvent {
  const text = (name: string) => textIn(details, name) || undefined;
  const url = text('url');
  const isAway = seat === 'online' && url !== undefined;
  const startsAt = timeIn(details, 'starts_at');
  return {
    id: textIn(details, 'event_id'),
    slug: textIn(details, 'slug'),
    title: localTextIn(details, 'title', locale),
    summary: localTextIn(details, 'summary', locale),
    bring: localTextIn(details, 'bring', locale),
    startsAt,
    endsAt: timeIn(details, 'ends_at'),
    place: isAway ? undefined : localTextIn(details, 'place', locale) || undefined,
    street: isAway ? undefined : text('street'),
    city: isAway ? undefined : text('city'),
    url,
    category: text('category'),
    status: details.status === 'cancelled' ? 'cancelled' : 'published',
    sequence: typeof details.sequence === 'number' ? details.sequence : 0,
    updatedAt: timeIn(details, 'updated_at'),
  };
}

/** Which seat details speak of; undefined for none. */
export function seatIn({ seat }: Record<string, unknown>): Seat | undefined {
  return seat === 'onsite' || seat === 'online' ? seat : undefined;
}

/** The path of an event's page in connect. */
export const eventPath = ({ slug }: Pick<MailedEvent, 'slug'>): string =>
  `/connect/events/${encodeURIComponent(slug)}`;

const ends = {
  en: { calledOff: 'Called off', left: 'Not going' },
  de: { calledOff: 'Abgesagt', left: 'Nicht dabei' },
} as const;

/** The event as a calendar calls it once it is over for somebody: some programs overlook STATUS, so the title says it too. */
export const titledAs = <T extends CalendarEvent>(
  event: T,
  end: 'calledOff' | 'left',
  locale: Locale,
): T => ({
  ...event,
  title: `${ends[locale][end]}: ${event.title}`,
});

/** Events happen in Germany: their hours are told there, wherever the reader is. */
const formatter = (locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Berlin',
  });

/** Thursday, 5 December 2024 at 18:00. */
export const timeInWords = (at: Date, locale: Locale): string => formatter(locale).format(at);

/** From when to when, with the second day where it is another one. */
export const spanInWords = (
  { startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>,
  locale: Locale,
): string => formatter(locale).formatRange(startsAt, endsAt);
