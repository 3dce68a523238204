import { parseBerlinTime } from '../time/berlinTime';
import { daysBetween, daysLater, weekdayOf } from '../time/calendarDays';
import type { OfficeHourBooking } from './OfficeHourBooking';
import { officeHourBounds, type OfficeHourRule } from './OfficeHourSeries';

/** How long before a meeting the team may still move or cancel it, in milliseconds. */
export const BOOKING_CLOSES_BEFORE_MS = 2 * 60 * 60_000;

const minutesOf = (time: string): number => {
  const [hours = '', minutes = ''] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** What a rule makes of its hours. */
export interface RuleHours {
  /** The times at which slots begin, as `16:30`. */
  readonly times: readonly string[];
  /** How many minutes are too few for another slot. */
  readonly leftOver: number;
  /** Ends at which nothing is left, the earlier and the later one; undefined where none is, or one would be after midnight. */
  readonly endsEven: { readonly earlier: string | undefined; readonly later: string | undefined } | undefined;
}

/** How the hours of a rule are cut into slots; no times where the hours are none. */
export function ruleHours({ from, to, minutes }: Pick<OfficeHourRule, 'from' | 'to' | 'minutes'>): RuleHours {
  const start = minutesOf(from);
  const length = minutesOf(to) - start;
  if (!(length > 0) || !(minutes > 0)) return { times: [], leftOver: 0, endsEven: undefined };
  const count = Math.floor(length / minutes);
  const leftOver = length - count * minutes;
  const later = start + (count + 1) * minutes;
  return {
    times: Array.from({ length: count }, (_, index) => timeOf(start + index * minutes)),
    leftOver,
    endsEven:
      leftOver === 0
        ? undefined
        : {
            earlier: count > 0 ? timeOf(start + count * minutes) : undefined,
            later: later < 24 * 60 ? timeOf(later) : undefined,
          },
  };
}

/** The days of a rule, as `2024-12-10`. */
export function ruleDays({ weekday, firstOn, lastOn }: OfficeHourRule): string[] {
  const span = daysBetween(firstOn, lastOn);
  // Also for a day that is not typed yet.
  if (!(span >= 0)) return [];
  const until = (weekday - weekdayOf(firstOn) + 7) % 7;
  return Array.from({ length: Math.floor((span - until) / 7) + 1 }, (_, week) =>
    daysLater(firstOn, until + week * 7),
  );
}

/** When the slots of a rule begin, holidays and all; what the clock skips in spring is not in it. */
export function ruleTimes(rule: OfficeHourRule): Date[] {
  const { times } = ruleHours(rule);
  return ruleDays(rule).flatMap((day) =>
    times.flatMap((time) => {
      const parsed = parseBerlinTime(`${day}T${time}`);
      return parsed.kind === 'time' ? [parsed.at] : [];
    }),
  );
}

/** Why a rule cannot be saved, as the database would refuse it. */
export type RuleFault = 'hours' | 'minutes' | 'days' | 'no_day' | 'too_many' | 'url';

/** What is wrong with a rule; undefined for one that the database takes. */
export function ruleFault(rule: OfficeHourRule): RuleFault | undefined {
  const { shortest, longest, mostSlots } = officeHourBounds;
  if (rule.minutes < shortest || rule.minutes > longest) return 'minutes';
  if (ruleHours(rule).times.length === 0) return 'hours';
  if (!(rule.lastOn >= rule.firstOn)) return 'days';
  const days = ruleDays(rule).length;
  if (days === 0) return 'no_day';
  if (days * ruleHours(rule).times.length > mostSlots) return 'too_many';
  return rule.url === undefined || /^https?:\/\/\S+$/.test(rule.url) ? undefined : 'url';
}

/** How long who has booked may think again, however soon the meeting is, in milliseconds. */
const SECOND_THOUGHTS_MS = 5 * 60_000;

/** Whether the team may still move or cancel a meeting. Its mentor may until it begins. */
export const canChangeBooking = ({ state, startsAt, bookedAt }: OfficeHourBooking, now: Date): boolean =>
  state === 'booked' &&
  now < startsAt &&
  (now.getTime() <= startsAt.getTime() - BOOKING_CLOSES_BEFORE_MS ||
    now.getTime() <= bookedAt.getTime() + SECOND_THOUGHTS_MS);

/** Whether a meeting lies ahead or goes on. */
export const isUpcoming = ({ state, endsAt }: OfficeHourBooking, now: Date): boolean =>
  state === 'booked' && endsAt > now;

/** Whether a meeting is over and the mentor has not said what came of it. */
export const awaitsNote = ({ state, endsAt }: OfficeHourBooking, now: Date): boolean =>
  state === 'booked' && endsAt <= now;

/** Whether the mentor can say what came of it: from when it begins. */
export const canSettle = ({ state, startsAt }: OfficeHourBooking, now: Date): boolean =>
  state !== 'cancelled' && startsAt <= now;

/** The meeting that comes next, or goes on; undefined for none. */
export function nextBooking<T extends OfficeHourBooking>(bookings: readonly T[], now: Date): T | undefined {
  return bookings
    .filter((booking) => isUpcoming(booking, now))
    .reduce<T | undefined>((next, one) => (next && next.startsAt <= one.startsAt ? next : one), undefined);
}
