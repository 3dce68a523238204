import type { GrowEvent } from '@grow/core/event';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

/** Events happen in Germany: their hours are told there, wherever the reader is. */
const timeZone = 'Europe/Berlin';

const tag = (locale: Locale) => (locale === 'de' ? 'de-DE' : 'en-GB');

const formatter = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag(locale), { ...options, timeZone });

// Short names without their full stops, months with three letters: Sun 8 Dec, So 8. Dez.
const bare = (name: string) => name.replace('.', '').replace('Sept', 'Sep');

function partsOf(at: Date, locale: Locale) {
  const day = formatter(locale, { day: 'numeric' }).format(at).replace('.', '');
  return {
    weekday: bare(formatter(locale, { weekday: 'short' }).format(at)),
    day: locale === 'de' ? `${day}.` : day,
    month: bare(formatter(locale, { month: 'short' }).format(at)),
    time: formatter(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at),
  };
}

/** Sun 8 Dec, 23:59. */
export function dateTimeInWords(at: Date, locale: Locale): string {
  const { weekday, day, month, time } = partsOf(at, locale);
  return `${weekday} ${day} ${month}, ${time}`;
}

/** 23:59. */
export const timeInWords = (at: Date, locale: Locale): string => partsOf(at, locale).time;

/** Sun 8 Dec, for a day of the calendar such as `2024-12-08`. */
export function dayInWords(date: string, locale: Locale): string {
  const { weekday, day, month } = partsOf(new Date(`${date}T12:00:00Z`), locale);
  return `${weekday} ${day} ${month}`;
}

/** From when to when: Sun 8 Dec, 18:00–23:59; with the day of the end where it is another one. */
export function spanInWords(
  { startsAt, endsAt }: Pick<GrowEvent, 'startsAt' | 'endsAt'>,
  locale: Locale,
): string {
  const [start, end] = [partsOf(startsAt, locale), partsOf(endsAt, locale)];
  const isOneDay = start.day === end.day && start.month === end.month;
  return `${dateTimeInWords(startsAt, locale)}–${isOneDay ? end.time : dateTimeInWords(endsAt, locale)}`;
}

/** 2–8 Dec or 25 Nov–1 Dec, for days of the calendar such as `2024-12-02`. */
export function daysInWords({ from, to }: { from: string; to: string }, locale: Locale): string {
  const start = partsOf(new Date(`${from}T12:00:00Z`), locale);
  const end = partsOf(new Date(`${to}T12:00:00Z`), locale);
  const head = start.month === end.month ? start.day : `${start.day} ${start.month}`;
  return `${head}–${end.day} ${end.month}`;
}

/** The parts of an event's beginning, as a row shows them. */
export function eventDate({ startsAt }: GrowEvent, locale: Locale) {
  const { weekday, day, month, time } = partsOf(startsAt, locale);
  return { dateTime: startsAt.toISOString(), day, month, time: `${weekday}, ${time}` };
}

/** How many seats an event has in the room and online together; undefined where there is no limit. */
export function eventSeats({ capacityOnsite, capacityOnline }: GrowEvent, locale: Locale) {
  const seats = (capacityOnsite ?? 0) + (capacityOnline ?? 0);
  return seats > 0 ? m.event_seats({ count: seats.toLocaleString(tag(locale)) }) : undefined;
}

/** Where an event happens: its city or place, online, or both. */
export function eventVenue({ mode, city, place }: GrowEvent): string {
  const where = city ?? place;
  if (mode === 'online' || !where) return m.event_online();
  return mode === 'hybrid' ? m.event_hybrid({ place: where }) : where;
}

/** Whether an event begins on the day of `now`, as the calendar of its place counts days. */
export function isToday({ startsAt }: GrowEvent, now: Date): boolean {
  const dayOf = formatter('en', { dateStyle: 'short' });
  return dayOf.format(startsAt) === dayOf.format(now);
}
