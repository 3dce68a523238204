import { datesOfSeasonWeek, seasonDay, seasonState, seasonWeek, type Season } from '@grow/core/season';
import { weekdayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { weekLead, weekVerbs } from '../../../features/season';
import { m } from '../../../paraglide/messages';

type Head = { readonly mark: string; readonly title: string; readonly lead: string };
type Deadline = { readonly left: string; readonly until: string };

/** Heading of the dashboard: the week and its verb, or how far the season is. */
export function headOf(season: Season, now: Date, greeting: string): Head {
  const { weeks } = season;
  const week = seasonWeek(season, now);
  if (week !== undefined) {
    const title = weekVerbs()[week - 1] ?? '';
    return { mark: m.dashboard_week({ week, weeks }), title, lead: `${greeting} ${weekLead(week)}` };
  }
  const isBefore = seasonState(season, now) === 'before';
  const days = 1 - seasonDay(season, now);
  const title = isBefore ? m.dashboard_before({ days }) : m.dashboard_after();
  return { mark: season.label, title, lead: greeting };
}

/** How much of the week is left; undefined outside the season. */
export function deadlineOf(season: Season, now: Date, locale: Locale): Deadline | undefined {
  const week = seasonWeek(season, now);
  if (week === undefined) return undefined;
  const days = week * 7 - seasonDay(season, now);
  const left = days > 0 ? m.dashboard_days_left({ days }) : m.dashboard_last_day();
  return {
    left,
    until: m.dashboard_until({ date: weekdayInWords(datesOfSeasonWeek(season, week).to, locale) }),
  };
}
