// The week as a ruler: days and quarters of days of Berlin from the opening until nothing is taken any more.
import { berlinDay, berlinDaysLater, parseBerlinTime } from '../time/berlinTime';
import type { HandInTimes } from './handInRules';

/** A tick of the ruler. */
export interface DueTick {
  /** 0 is the opening, 1 the end of the grace. */
  readonly at: number;
  readonly kind: 'day' | 'quarter';
  /** Noon and midnight, which a phone shows; others are in between. */
  readonly isHalf: boolean;
  readonly isPast: boolean;
  readonly isGrace: boolean;
}

/** What the ruler of a due time shows; places are shares of its length. */
export interface DueRuler {
  readonly ticks: readonly DueTick[];
  /** The days that have room for their name, with the time at which each begins. */
  readonly days: readonly { readonly at: number; readonly day: Date; readonly isToday: boolean }[];
  readonly due: number;
  /** Where it was due before an extension. */
  readonly formerDue: number | undefined;
  /** Undefined before the opening and after the end. */
  readonly now: number | undefined;
}

const QUARTERS = 4;

/** When a day of Berlin begins. */
function startOfDay(at: Date): Date {
  const start = parseBerlinTime(`${berlinDay(at)}T00:00`);
  return start.kind === 'time' ? start.at : at;
}

/** The ruler of a due time; on the days on which the clock changes a quarter is longer or shorter. */
export function dueRuler({ opensAt, dueAt, closesAt, formerDueAt }: HandInTimes, now: Date): DueRuler {
  const from = opensAt.getTime();
  const length = Math.max(closesAt.getTime() - from, 1);
  const shareOf = (at: Date) => (at.getTime() - from) / length;
  const isInside = (share: number) => share >= 0 && share <= 1;
  const ticks: DueTick[] = [];
  const days: DueRuler['days'][number][] = [];
  for (let day = startOfDay(opensAt); day < closesAt; day = berlinDaysLater(day, 1)) {
    const next = berlinDaysLater(day, 1).getTime();
    if (isInside(shareOf(day)) && day < dueAt) {
      days.push({ at: shareOf(day), day, isToday: berlinDay(day) === berlinDay(now) });
    }
    for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
      const at = new Date(day.getTime() + ((next - day.getTime()) * quarter) / QUARTERS);
      if (!isInside(shareOf(at))) continue;
      ticks.push({
        at: shareOf(at),
        kind: quarter === 0 ? 'day' : 'quarter',
        isHalf: quarter % 2 === 0,
        isPast: at <= now,
        isGrace: at > dueAt,
      });
    }
  }
  const present = shareOf(now);
  return {
    ticks,
    days,
    due: shareOf(dueAt),
    formerDue: formerDueAt ? shareOf(formerDueAt) : undefined,
    now: isInside(present) ? present : undefined,
  };
}
