import type {
  BookingClash,
  OfficeHourAudience,
  OfficeHourRule,
  OfficeHourSlot,
  SeriesObstacle,
} from '@grow/core/office-hour';
import { ruleHours } from '@grow/core/office-hour';
import { inLocale } from '@grow/core/text';
import { berlinDay, dateTimeInWords, dayInWords, spanInWords, timeInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Whom a slot is for, as its mentor reads it. */
export const audienceWords: Record<OfficeHourAudience, () => string> = {
  own: m.hours_for_own,
  all: m.hours_for_all,
};

/** Why a series has no slot at a time. */
export const obstacleWords: Record<SeriesObstacle, () => string> = {
  past: m.hours_obstacle_past,
  holiday: m.hours_obstacle_holiday,
  week_off: m.hours_obstacle_week_off,
  no_such_time: m.hours_obstacle_no_such_time,
  taken: m.hours_obstacle_taken,
  away: m.hours_obstacle_away,
};

/** How many slots: `1 slot`, `5 slots`. */
export const slotsInWords = (count: number): string =>
  count === 1 ? m.hours_slot_one() : m.hours_slots({ count });

/** How long it is until a time: `9 days`, `2 h 32 min`; `now` once it has come. */
export function untilInWords(at: Date, now: Date): string {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / minuteMs);
  if (minutes <= 0) return m.hours_now();
  if (minutes >= 2 * dayMinutes) return m.hours_days({ days: Math.floor(minutes / dayMinutes) });
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? m.hours_minutes({ minutes }) : m.hours_hours({ hours, minutes: minutes % 60 });
}

/** `today, 16:30` or `Thu 12 Dec, 16:50`. */
export const whenInWords = (at: Date, now: Date, locale: Locale): string =>
  berlinDay(at) === berlinDay(now)
    ? m.hours_today({ time: timeInWords(at, locale) })
    : dateTimeInWords(at, locale);

// In the zone of the device.
const ownClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The same time on the reader's own clock, where it shows another one than Berlin's; undefined where it does not. */
export function ownTimeInWords(at: Date): string | undefined {
  const time = ownClock.format(at);
  return time === timeInWords(at, 'en') ? undefined : time;
}

/** When a slot is: `16:30–16:50`. */
export const slotSpan = ({ startsAt, endsAt }: Pick<OfficeHourSlot, 'startsAt' | 'endsAt'>, locale: Locale) =>
  `${timeInWords(startsAt, locale)}–${timeInWords(endsAt, locale)}`;

/** What a series is called: `Every Thursday`, or `Once, Tue 3 Dec`. */
export function ruleInWords({ weekday, firstOn, lastOn }: OfficeHourRule, locale: Locale): string {
  if (firstOn === lastOn) return m.hours_once_on({ day: dayInWords(firstOn, locale) });
  return m.hours_every({ day: weekdayName(weekday, locale) });
}

/** `16:30–18:10, 5 slots of 20 minutes`. */
export const hoursInWords = (rule: OfficeHourRule): string =>
  m.hours_rule_hours({
    ...{ from: rule.from, to: rule.to, minutes: rule.minutes },
    slots: slotsInWords(ruleHours(rule).times.length),
  });

// 6 January 2025 is a Monday.
const dayOfWeek = (weekday: number) => new Date(Date.UTC(2025, 0, 5 + weekday, 12));
const weekdayFormat = (locale: Locale, weekday: 'long' | 'short') =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { weekday, timeZone: 'UTC' });

/** `Thursday`; 1 is Monday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  weekdayFormat(locale, 'long').format(dayOfWeek(weekday));

/** The seven days: two letters, and the name. */
export const weekdayChoices = (locale: Locale) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    short: weekdayFormat(locale, 'short').format(dayOfWeek(weekday)).slice(0, 2),
    name: weekdayName(weekday, locale),
  }));

/** What else is at that time, in a sentence. */
export function clashInWords(
  clash: BookingClash,
  nameOf: (id: string) => string | undefined,
  locale: Locale,
) {
  const when = spanInWords(clash, locale);
  if (clash.kind === 'meeting') return m.hours_clash_meeting({ when });
  const title = inLocale({ en: clash.titleEn, de: clash.titleDe }, locale);
  const names = clash.people.flatMap((id) => nameOf(id) ?? []).join(', ');
  return names === ''
    ? m.hours_clash_event({ title, when })
    : m.hours_clash_event_people({ title, when, names });
}
