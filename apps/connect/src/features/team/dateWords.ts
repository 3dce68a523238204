// Days as teams say them: in Berlin, where the season's days are counted.
import { berlinDay } from '@grow/core/time';
import type { Locale } from '@grow/shell';

const timeZone = 'Europe/Berlin';
const tagOf = (locale: Locale) => (locale === 'de' ? 'de-DE' : 'en-GB');

/** A day such as "Sun 8 Dec". */
export function dayWords(date: Date, locale: Locale): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const text = new Intl.DateTimeFormat(tagOf(locale), options).format(date);
  // Browsers differ on the comma after the day of the week; DESIGN has none in English.
  return locale === 'en' ? text.replace(',', '') : text;
}

/** A day and a time such as "Sun 8 Dec, 23:59". */
export function dateTimeWords(date: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(tagOf(locale), { hour: '2-digit', minute: '2-digit', timeZone });
  return `${dayWords(date, locale)}, ${time.format(date)}`;
}

const dayMs = 86_400_000;
const utcOf = (date: Date) => Date.parse(`${berlinDay(date)}T00:00:00Z`);

/** How many calendar days ago: "today", "yesterday", "3 days ago". */
export function agoWords(date: Date, now: Date, locale: Locale): string {
  const days = Math.round((utcOf(date) - utcOf(now)) / dayMs);
  return new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' }).format(Math.min(0, days), 'day');
}
