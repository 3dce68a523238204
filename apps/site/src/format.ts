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
export function formatMoment(date: Date, locale: Locale): string {
  const { weekday, day, month, time } = parts(date, locale, SEASON_TIME_ZONE);
  return `${weekday} ${day} ${month}, ${time}`;
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
