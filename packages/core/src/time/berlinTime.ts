// Events are planned in Berlin: organisers type what the clock on the wall there shows, and what is stored is the point in time.
import { daysLater } from './calendarDays';

/** Where the season happens: its days are counted and its events' times are said there. */
export const SEASON_TIME_ZONE = 'Europe/Berlin';

const minuteMs = 60_000;
const DAY_MS = 86_400_000;

let clock: Intl.DateTimeFormat | undefined;

/** What the clock in Berlin shows at a point in time, as `2024-12-08T18:00`; seconds are cut off. */
export function berlinTimeOf(at: Date): string {
  clock ??= new Intl.DateTimeFormat('en', {
    timeZone: SEASON_TIME_ZONE,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The calendar day in Berlin at a point in time, as `2024-11-04`. */
export const berlinDay = (at: Date): string => berlinTimeOf(at).slice(0, 10);

/** The point in time that a time on the wall means, or why it means none: it cannot be read, or the clock skips it in spring. */
export type ParsedBerlinTime =
  | { readonly kind: 'time'; readonly at: Date }
  | { readonly kind: 'unreadable' | 'skipped' };

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?)?$/;

/**
 * The point in time that a time on the wall in Berlin (`2024-12-08T18:00`) means. An hour that the clock shows twice in
 * autumn means the first; one that it skips in spring means none.
 */
export function parseBerlinTime(text: string): ParsedBerlinTime {
  const [, day, time] = pattern.exec(text.trim()) ?? [];
  const asUtc = new Date(`${day}T${time}:00Z`);
  const wall = `${day}T${time}`;
  // Days that no month has, such as 30 February, come back as others.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== wall)
    return { kind: 'unreadable' };
  // Berlin is one or two hours ahead; the larger offset gives the earlier one.
  for (const hours of [2, 1]) {
    const at = new Date(asUtc.getTime() - hours * 60 * minuteMs);
    if (berlinTimeOf(at) === wall) return { kind: 'time', at };
  }
  return { kind: 'skipped' };
}

/** The same time on the wall in Berlin `days` later; where the clock skips it, the same span of time later. */
export function berlinDaysLater(at: Date, days: number): Date {
  const wall = berlinTimeOf(at);
  const later = parseBerlinTime(`${daysLater(wall.slice(0, 10), days)}${wall.slice(10)}`);
  return later.kind === 'time' ? later.at : new Date(at.getTime() + days * DAY_MS);
}
