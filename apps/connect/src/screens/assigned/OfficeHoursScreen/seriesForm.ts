import {
  officeHourBounds,
  ruleFault,
  type OfficeHourRule,
  type OfficeHourSeries,
  type RuleFault,
} from '@grow/core/office-hour';
import { seasonEndsOn, seasonWeek, type Season } from '@grow/core/season';
import { berlinDay, dayInWords, daysBetween, daysLater, weekdayOf } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { FieldErrors } from '../../../shared/form';
import { m } from '../../../paraglide/messages';
import { placeOf, urlError, type PlaceTexts } from './slotForm';

/** A series as it is typed. */
export type SeriesTexts = PlaceTexts & {
  /** `weekly` or `once`. */
  often: string;
  weekday: string;
  /** The day, where it happens once. */
  on: string;
  from: string;
  to: string;
  minutes: string;
  first: string;
  last: string;
};

/** How many weeks ahead can be chosen where no season says more. */
const WEEKS_AHEAD = 26;

/** The days of a weekday that can be chosen: from today to the end of the season. */
export function daysAhead(weekday: number, season: Season | null, now: Date): string[] {
  const today = berlinDay(now);
  const first = daysLater(today, (weekday - weekdayOf(today) + 7) % 7);
  const end = season ? seasonEndsOn(season) : '';
  const count = end > first ? Math.floor(daysBetween(first, end) / 7) + 1 : 0;
  return Array.from({ length: count > 0 ? count : WEEKS_AHEAD }, (_, week) => daysLater(first, week * 7));
}

/** `Week 6, Tue 10 Dec`. */
export function dayChoiceWords(day: string, season: Season | null, locale: Locale): string {
  const week = season ? seasonWeek(season, new Date(`${day}T12:00:00Z`)) : undefined;
  const words = dayInWords(day, locale);
  return week === undefined ? words : m.hours_week_day({ week, day: words });
}

/** What the form begins with: the series as it is, or an hour in the afternoon from tomorrow on. */
export function seriesTexts(
  stored: OfficeHourSeries | undefined,
  season: Season | null,
  now: Date,
): SeriesTexts {
  if (stored) {
    const { weekday, from, to, minutes, firstOn, lastOn, audience, url = '' } = stored;
    const often = firstOn === lastOn ? 'once' : 'weekly';
    return {
      ...{ often, weekday: String(weekday), on: firstOn, from, to, minutes: String(minutes) },
      ...{ first: firstOn, last: lastOn, audience, url },
    };
  }
  const tomorrow = daysLater(berlinDay(now), 1);
  const weekday = weekdayOf(tomorrow);
  const days = daysAhead(weekday, season, now);
  const [first = tomorrow] = days;
  return {
    ...{ often: 'weekly', weekday: String(weekday), on: tomorrow, from: '16:30', to: '17:30', minutes: '20' },
    ...{ first, last: days.at(-1) ?? first, audience: 'own', url: '' },
  };
}

/** What is typed, as a rule. */
export function ruleOf(texts: SeriesTexts): OfficeHourRule {
  const isOnce = texts.often === 'once';
  return {
    weekday: isOnce && texts.on !== '' ? weekdayOf(texts.on) : Number(texts.weekday),
    ...{ from: texts.from, to: texts.to, minutes: Number(texts.minutes) },
    firstOn: isOnce ? texts.on : texts.first,
    lastOn: isOnce ? texts.on : texts.last,
    ...placeOf(texts),
  };
}

const faults: Record<RuleFault, (texts: SeriesTexts) => FieldErrors<SeriesTexts>> = {
  hours: () => ({ to: m.hours_fault_hours() }),
  minutes: () => ({ minutes: m.hours_fault_minutes(officeHourBounds) }),
  days: ({ often }) => (often === 'once' ? { on: m.hours_fault_day() } : { last: m.hours_fault_days() }),
  no_day: ({ often }) => (often === 'once' ? { on: m.hours_fault_day() } : { last: m.hours_fault_days() }),
  too_many: () => ({ last: m.hours_fault_many() }),
  url: () => ({ url: m.hours_fault_url() }),
};

/** What is wrong with what is typed, by field. */
export function seriesErrors(texts: SeriesTexts): FieldErrors<SeriesTexts> {
  if (texts.often === 'once' && texts.on === '') return { on: m.hours_fault_day() };
  if (texts.from === '' || texts.to === '')
    return { [texts.from === '' ? 'from' : 'to']: m.hours_fault_time() };
  const url = urlError(texts.url);
  if (url) return { url };
  const fault = ruleFault(ruleOf(texts));
  return fault ? faults[fault](texts) : {};
}
