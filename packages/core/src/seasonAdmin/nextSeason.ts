import { dateOfSeasonDay, daysOfSeason } from '../season/seasonDays';
import { daysBetween, daysLater, weekdayOf } from '../time/calendarDays';
import type { SeasonRules } from './SeasonSettings';

/** The first Monday on or after a day. */
const mondayFrom = (day: string): string => daysLater(day, (8 - weekdayOf(day)) % 7);

/** The earliest day on which the next season may begin: a Monday after this one's end. */
export const earliestNextDay = (season: Pick<SeasonRules, 'startsOn' | 'weeks'>): string =>
  mondayFrom(dateOfSeasonDay(season, daysOfSeason(season) + 1));

/**
 * What the next season is proposed to begin as, on a day: 52 weeks later or, once that is past, on the next Monday; the years of its
 * name go on by as many as lie between.
 */
export function proposedNextSeason(season: SeasonRules, today: string): { label: string; startsOn: string } {
  const days = [dateOfSeasonDay(season, 52 * 7 + 1), earliestNextDay(season), daysLater(today, 1)];
  const startsOn = mondayFrom(days.reduce((late, day) => (day > late ? day : late)));
  const years = Math.max(1, Math.round(daysBetween(season.startsOn, startsOn) / (52 * 7)));
  const label = season.label.replace(/\d{2,4}/g, (digits) =>
    String(Number(digits) + years).padStart(digits.length, '0'),
  );
  return { label, startsOn };
}
