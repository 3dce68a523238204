// What only public pages write; other dates and times are core's.
import { berlinDay, dateParts, timeInWords, weekdayInWords } from '@grow/core/time';
import type { Locale } from './paraglide/runtime';

/** `Thursday 5 December` and the times of both ends; an event that ends on another day says its end in full. */
export function eventSpan({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, locale: Locale) {
  const end = timeInWords(endsAt, locale);
  const isOneDay = berlinDay(startsAt) === berlinDay(endsAt);
  return {
    day: weekdayInWords(startsAt, locale),
    from: timeInWords(startsAt, locale),
    to: isOneDay ? end : `${weekdayInWords(endsAt, locale)}, ${end}`,
  };
}

/** `Thu 5`, for a day of the calendar such as `2024-12-05`. */
export function dayHead(day: string, locale: Locale): string {
  const { weekday, day: number } = dateParts(day, locale);
  return `${weekday} ${number}`;
}

/** `1,400` */
export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(count);
}
