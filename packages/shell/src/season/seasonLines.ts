import { seasonDay, seasonEndsOn, seasonState, seasonWeek, type Season } from '@grow/core/season';
import { dateInWords } from '@grow/core/time';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';
import { noSeason, type SeasonLines } from './noSeason';

/** Describes a season at a time. */
export function seasonLines(season: Season | undefined, now: Date, locale: Locale): SeasonLines {
  if (!season) return noSeason;
  const { label, startsOn, weeks } = season;
  const options = { locale };
  const from = dateInWords(startsOn, locale);
  const dates = m.season_dates({ from, to: dateInWords(seasonEndsOn(season), locale) }, options);
  const state = seasonState(season, now);
  const status = {
    before: () => m.season_before({ label, date: from }, options),
    during: () => m.season_week({ label, week: seasonWeek(season, now) ?? weeks, weeks }, options),
    after: () => (season.stoppedAt ? m.season_stopped : m.season_after)({ label }, options),
  }[state]();
  const day = state === 'during' ? seasonDay(season, now) - 1 : null;
  return { label, dates, status, day, startsOn };
}
