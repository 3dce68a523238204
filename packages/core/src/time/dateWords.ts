// Days and times as screens write them, in Berlin, where the season's days are counted and its events happen.
import type { Locale } from '../profile/Locale';
import { berlinDay, SEASON_TIME_ZONE } from './berlinTime';

const dayMs = 86_400_000;

const tags: Record<Locale, string> = { en: 'en-GB', de: 'de-DE' };

/** A time, or a day of the calendar such as `2024-12-08`. */
export type DateOrDay = Date | string;

// At noon in UTC it is the same day in Berlin.
const timeOf = (at: DateOrDay): Date => (typeof at === 'string' ? new Date(`${at}T12:00:00Z`) : at);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Lists write many dates, and making a format costs a hundred times what using it does. */
function formatOf(name: string, locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${locale}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: SEASON_TIME_ZONE });
  formats.set(key, format);
  return format;
}

/** The parts of a date that lists set apart: `Sun`, `8` or `8.`, `Dec`, `23:59`. */
export interface DateParts {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly time: string;
}

// Short names without their full stops, months with three letters: Sun 8 Dec, So 8. Dez.
const bare = (name = '') => name.replace('.', '').replace('Sept', 'Sep');

/** The parts of a date, in Berlin. */
export function dateParts(at: DateOrDay, locale: Locale): DateParts {
  const format = formatOf('parts', locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const found = new Map(format.formatToParts(timeOf(at)).map(({ type, value }) => [type, value]));
  return {
    weekday: bare(found.get('weekday')),
    day: `${found.get('day')}${locale === 'de' ? '.' : ''}`,
    month: bare(found.get('month')),
    time: `${found.get('hour')}:${found.get('minute')}`,
  };
}

/** `Sun 8 Dec`. */
export function dayInWords(at: DateOrDay, locale: Locale): string {
  const { weekday, day, month } = dateParts(at, locale);
  return `${weekday} ${day} ${month}`;
}

/** `Sun 8 Dec, 23:59`. */
export const dateTimeInWords = (at: Date, locale: Locale): string =>
  `${dayInWords(at, locale)}, ${dateParts(at, locale).time}`;

/** `23:59`. */
export const timeInWords = (at: Date, locale: Locale): string => dateParts(at, locale).time;

/** `8 December`. */
export const dateInWords = (at: DateOrDay, locale: Locale): string =>
  formatOf('date', locale, { day: 'numeric', month: 'long' }).format(timeOf(at));

/** `8 Dec 2024`. */
export function dateWithYearInWords(at: DateOrDay, locale: Locale): string {
  const { day, month } = dateParts(at, locale);
  return `${day} ${month} ${formatOf('year', locale, { year: 'numeric' }).format(timeOf(at))}`;
}

/** `Sunday 8 December`. */
export function weekdayInWords(at: DateOrDay, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const words = formatOf('weekday', locale, options).format(timeOf(at));
  return locale === 'de' ? words : words.replace(',', '');
}

/** From when to when: `Sun 8 Dec, 18:00–23:59`; with the day of the end where it is another one. */
export function spanInWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, locale: Locale): string {
  const isOneDay = berlinDay(startsAt) === berlinDay(endsAt);
  const end = isOneDay ? timeInWords(endsAt, locale) : dateTimeInWords(endsAt, locale);
  return `${dateTimeInWords(startsAt, locale)}–${end}`;
}

/** `2–8 Dec` or `25 Nov–1 Dec`. */
export function daysInWords({ from, to }: { from: DateOrDay; to: DateOrDay }, locale: Locale): string {
  const [start, end] = [dateParts(from, locale), dateParts(to, locale)];
  const head = start.month === end.month ? start.day : `${start.day} ${start.month}`;
  return `${head}–${end.day} ${end.month}`;
}

const dayNumber = (at: Date) => Date.parse(`${berlinDay(at)}T00:00:00Z`) / dayMs;

/** How many days of the calendar ago: `today`, `yesterday`, `3 days ago`. What lies ahead is `today`. */
export function agoInWords(at: Date, now: Date, locale: Locale): string {
  const days = Math.min(0, dayNumber(at) - dayNumber(now));
  return new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto' }).format(days, 'day');
}
