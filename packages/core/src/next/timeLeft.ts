/** How long something still lasts, in its largest whole unit. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const minuteMs = 60_000;

/** How long it is until then, rounded down: days from 48 hours on, then hours, then minutes; never less than 0. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / minuteMs));
  if (minutes >= 2 * 24 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: minutes };
}
