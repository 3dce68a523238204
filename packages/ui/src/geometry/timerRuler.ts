import { round2 } from './contours';

/** A tick of a timer's ruler. */
export interface TimerTick {
  /** Percent of the ruler's width. */
  x: number;
  isMinute: boolean;
  state: 'past' | 'now' | 'next';
}

/** Seconds from one tick to the next. */
const tickSeconds = 5;

/** A ruler with a tick for every five seconds, `total` seconds long; beyond its end the last tick stays now. */
export const timerTicks = (elapsed: number, total: number): TimerTick[] => {
  const count = Math.ceil(total / tickSeconds);
  const now = Math.min(Math.floor(elapsed / tickSeconds), count);
  return Array.from({ length: count + 1 }, (_, tick) => ({
    x: round2((tick / count) * 100),
    isMinute: (tick * tickSeconds) % 60 === 0,
    state: tick < now ? 'past' : tick === now ? 'now' : 'next',
  }));
};

/** Seconds left as "2:41"; beyond the end what it is over, as "+0:12". */
export const timerText = (left: number): string => {
  const seconds = Math.floor(Math.abs(left));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left < 0 ? `+${text}` : text;
};

/** Whole minutes left, begun ones included; negative whole minutes beyond the end. It changes once a minute. */
export const minutesLeft = (left: number): number => Math.ceil(left / 60) || 0;
