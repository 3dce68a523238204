// Dates and numbers as the design writes them: Thu 5 Dec, 18:00 · 2–8 Dec · 1,284.
import type { Locale } from './paraglide/runtime';

/** Where the season happens; event times are local there. */
export const SEASON_TIME_ZONE = 'Europe/Berlin';

const tags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' };

function parts(date: Date, locale: Locale, timeZone: string) {
  const format = new Intl.DateTimeFormat(tags[locale], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const found = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const month = (found.month ?? '').replace('.', '').replace('Sept', 'Sep');
  const day = locale === 'de' ? `${found.day}.` : `${found.day}`;
  return {
    weekday: (found.weekday ?? '').replace('.', ''),
    day,
    month,
    time: `${found.hour}:${found.minute}`,
  };
}

/** The pieces of an event's start, for lists that set them apart. */
export function eventStart(startsAt: Date, locale: Locale) {
  return parts(startsAt, locale, SEASON_TIME_ZONE);
}

/** `Thu 5 Dec, 18:00` */
export function formatDateTime(date: Date, locale: Locale): string {
  const { weekday, day, month, time } = parts(date, locale, SEASON_TIME_ZONE);
  return `${weekday} ${day} ${month}, ${time}`;
}

/** `Thursday 5 December` and the times of both ends; an event that ends on another day says its end in full. */
export function eventSpan({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, locale: Locale) {
  const format = new Intl.DateTimeFormat(tags[locale], {
    timeZone: SEASON_TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const dayOf = (date: Date) =>
    locale === 'en' ? format.format(date).replace(',', '') : format.format(date);
  const end = parts(endsAt, locale, SEASON_TIME_ZONE).time;
  const day = dayOf(startsAt);
  const isOneDay = day === dayOf(endsAt);
  return {
    day,
    from: parts(startsAt, locale, SEASON_TIME_ZONE).time,
    to: isOneDay ? end : `${dayOf(endsAt)}, ${end}`,
  };
}

/** `15 December`, where the season happens. */
export function formatDeadline(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'long',
    timeZone: SEASON_TIME_ZONE,
  }).format(date);
}

/** `4 November`, for a day of the calendar such as `2024-11-04`. */
export function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** `Thu 5`, for a day of the calendar such as `2024-12-05`. */
export function dayHead(day: string, locale: Locale): string {
  const { weekday, day: number } = parts(new Date(`${day}T00:00:00Z`), locale, 'UTC');
  return `${weekday} ${number}`;
}

/** `2–8 Dec` or `25 Nov–1 Dec`, for days of the calendar such as `2024-11-04`. */
export function formatRange({ from, to }: { from: string; to: string }, locale: Locale): string {
  const start = parts(new Date(`${from}T00:00:00Z`), locale, 'UTC');
  const end = parts(new Date(`${to}T00:00:00Z`), locale, 'UTC');
  return start.month === end.month
    ? `${start.day}–${end.day} ${end.month}`
    : `${start.day} ${start.month}–${end.day} ${end.month}`;
}

/** `1,400` */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale]).format(count);
}
