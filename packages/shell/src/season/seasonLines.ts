import { seasonDay, seasonEndsOn, seasonState, seasonWeek, type Season } from '@grow/core/season';
import { dateInWords } from '@grow/core/time';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';
import { siteConfig } from '../siteConfig';

/** What the frame says and draws about the season. Without a season it says the label from the configuration. */
export type SeasonLines = {
  readonly label: string;
  /** Such as "4 November to 19 January."; empty without a season. */
  readonly dates: string;
  /** Such as "GROW 24/25. Week 5 of 11". */
  readonly status: string;
  /** Days that have passed, for the ruler; null when there is no now on it. */
  readonly day: number | null;
  readonly startsOn: string | undefined;
};

/** Describes a season at a time. */
export function seasonLines(season: Season | undefined, now: Date, locale: Locale): SeasonLines {
  if (!season) {
    const label = siteConfig.seasonLabel;
    return { label, dates: '', status: label, day: null, startsOn: undefined };
  }
  const { label, startsOn, weeks } = season;
  const options = { locale };
  const from = dateInWords(startsOn, locale);
  const dates = m.season_dates({ from, to: dateInWords(seasonEndsOn(season), locale) }, options);
  const state = seasonState(season, now);
  const status = {
    before: () => m.season_before({ label, date: from }, options),
    during: () => m.season_week({ label, week: seasonWeek(season, now) ?? weeks, weeks }, options),
    after: () => m.season_after({ label }, options),
  }[state]();
  const day = state === 'during' ? seasonDay(season, now) - 1 : null;
  return { label, dates, status, day, startsOn };
}
