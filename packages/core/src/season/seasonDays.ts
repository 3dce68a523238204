import { berlinDay } from '../time/berlinTime';
import { daysBetween, daysLater } from '../time/calendarDays';
import type { Season } from './Season';

type SeasonDates = Pick<Season, 'startsOn' | 'weeks'>;
type SeasonTimes = SeasonDates & Pick<Season, 'stoppedAt'>;

/** How many days a season has: seven a week, 77 for eleven weeks. */
export function daysOfSeason(season: Pick<Season, 'weeks'>): number {
  return season.weeks * 7;
}

/**
 * Which day of the season it is in Berlin: 1 on the first day, 77 on the last; 0 or less before it, more than its days after it.
 */
export function seasonDay(season: SeasonDates, now: Date): number {
  return daysBetween(season.startsOn, berlinDay(now)) + 1;
}

/** The calendar day of day `day` of the season, as `2024-11-04`. */
export function dateOfSeasonDay(season: Pick<Season, 'startsOn'>, day: number): string {
  return daysLater(season.startsOn, day - 1);
}

/** The last day of the season, as `2025-01-19`. */
export function seasonEndsOn(season: SeasonDates): string {
  return dateOfSeasonDay(season, daysOfSeason(season));
}

/** Whether the season is to come, runs, or is over: by its dates, or because it was stopped. */
export function seasonState(season: SeasonTimes, now: Date): 'before' | 'during' | 'after' {
  if (season.stoppedAt && now >= season.stoppedAt) return 'after';
  const day = seasonDay(season, now);
  if (day < 1) return 'before';
  return day > daysOfSeason(season) ? 'after' : 'during';
}

/** The week of the season, 1 to 11; undefined before and after it, and once it was stopped. */
export function seasonWeek(season: SeasonTimes, now: Date): number | undefined {
  return seasonState(season, now) === 'during' ? Math.ceil(seasonDay(season, now) / 7) : undefined;
}

/** First and last calendar day of a week of the season. */
export function datesOfSeasonWeek(
  season: Pick<Season, 'startsOn'>,
  week: number,
): { from: string; to: string } {
  return { from: dateOfSeasonDay(season, week * 7 - 6), to: dateOfSeasonDay(season, week * 7) };
}
