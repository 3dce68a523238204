import { awaitsNote, type NamedBooking, type OfficeHourSlot } from '@grow/core/office-hour';
import {
  berlinDay,
  dateParts,
  daysLater,
  parseBerlinTime,
  timeInWords,
  weekdayInWords,
  weekdayOf,
} from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { SlotDay, SlotState, SlotTime } from '@grow/ui';

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => daysLater(day, 1 - weekdayOf(day));

/** The Monday of the week that the address names; of this week where it names none. */
export function mondayIn(search: URLSearchParams, now: Date): string {
  const wanted = search.get('week') ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted));
  return mondayOf(isDay ? wanted : berlinDay(now));
}

const midnight = (day: string): Date => {
  const parsed = parseBerlinTime(`${day}T00:00`);
  return parsed.kind === 'time' ? parsed.at : new Date(`${day}T00:00:00Z`);
};

/** From Monday to the next one, both at midnight in Berlin. */
export const spanOfWeek = (monday: string): { from: Date; until: Date } => ({
  from: midnight(monday),
  until: midnight(daysLater(monday, 7)),
});

/** The days of a week that are shown: a Saturday and a Sunday only where they have slots. */
export function daysOfWeek(
  monday: string,
  slots: readonly OfficeHourSlot[],
  now: Date,
  locale: Locale,
): SlotDay[] {
  const used = new Set(slots.map(({ startsAt }) => berlinDay(startsAt)));
  return [0, 1, 2, 3, 4, 5, 6].flatMap((offset) => {
    const key = daysLater(monday, offset);
    if (offset > 4 && !used.has(key)) return [];
    const { day, weekday } = dateParts(key, locale);
    return [{ key, day, weekday, name: weekdayInWords(key, locale), isToday: key === berlinDay(now) }];
  });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times of the day that slots of a week begin at; a break where none of those before reaches the next. */
export function timesOfWeek(slots: readonly OfficeHourSlot[]): SlotTime[] {
  const ends = new Map<string, number>();
  for (const { startsAt, endsAt } of slots) {
    const time = timeInWords(startsAt, 'en');
    const end = minutesOf(time) + (endsAt.getTime() - startsAt.getTime()) / 60_000;
    ends.set(time, Math.max(ends.get(time) ?? 0, end));
  }
  const times = [...ends.keys()].sort();
  return times.map((time, row) => {
    const reached = Math.max(...times.slice(0, row).map((earlier) => ends.get(earlier) ?? 0));
    return row > 0 && reached < minutesOf(time) ? { time, isAfterBreak: true } : { time };
  });
}

/** How a slot is drawn: the meeting that comes next stands out. */
export function stateOf(slot: OfficeHourSlot, next: NamedBooking | undefined, now: Date): SlotState {
  const { booking, isBlocked, endsAt } = slot;
  if (booking?.state === 'held') return 'held';
  if (booking?.state === 'no_show') return 'missed';
  if (booking) return booking.id === next?.id ? 'next' : awaitsNote(booking, now) ? 'held' : 'booked';
  if (isBlocked) return 'blocked';
  return endsAt <= now ? 'held' : 'free';
}

/** How many of the slots are there, taken and free: blocked ones and those that nobody wanted do not count. */
export function countsOf(
  slots: readonly OfficeHourSlot[],
  now: Date,
): { count: number; taken: number; free: number } {
  const taken = slots.filter(({ booking }) => booking).length;
  const free = slots.filter(
    ({ booking, isBlocked, startsAt }) => !booking && !isBlocked && startsAt > now,
  ).length;
  return { count: taken + free, taken, free };
}
