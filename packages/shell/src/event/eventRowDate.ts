import { berlinDay, dateParts } from '@grow/core/time';
import type { EventDate } from '@grow/ui';
import type { Locale } from '../language/localeStore';

const yearOf = (at: Date): string => berlinDay(at).slice(0, 4);

type DateOptions = {
  /** Of the season; undefined outside of it, where the year is said unless it is this one. */
  week: number | undefined;
  now: Date;
  locale: Locale;
};

/** When an event begins, as a row of the public list and of that of members shows it. */
export function eventRowDate(startsAt: Date, { week, now, locale }: DateOptions): EventDate {
  const { weekday, day, month, time } = dateParts(startsAt, locale);
  const year = yearOf(startsAt);
  return {
    dateTime: startsAt.toISOString(),
    day,
    month,
    ...(week === undefined && year !== yearOf(now) && { year }),
    time: `${weekday}, ${time}`,
  };
}
