import { dateOfSeasonDay, daysOfSeason } from '../season/seasonDays';
import { daysLater, weekdayOf } from '../time/calendarDays';
import type { SeasonRules } from './SeasonSettings';

/** The first Monday on or after a day. */
const mondayFrom = (day: string): string => daysLater(day, (8 - weekdayOf(day)) % 7);

/** The earliest day on which the next season may begin: a Monday after this one's end. */
export const earliestNextDay = (season: Pick<SeasonRules, 'startsOn' | 'weeks'>): string =>
  mondayFrom(dateOfSeasonDay(season, daysOfSeason(season) + 1));

/** What the next season is proposed to begin as: the years of its name go on by one, and it begins 52 weeks later. */
export function proposedNextSeason(season: SeasonRules): { label: string; startsOn: string } {
  const label = season.label.replace(/\d{2,4}/g, (digits) =>
    String(Number(digits) + 1).padStart(digits.length, '0'),
  );
  const [later, earliest] = [mondayFrom(dateOfSeasonDay(season, 52 * 7 + 1)), earliestNextDay(season)];
  return { label, startsOn: later > earliest ? later : earliest };
}
