import { nextSeatChange, type OwnSeat } from '@grow/core/event';
import { useEffect, useReducer } from 'react';

/** Milliseconds that a browser's timer runs at most; a longer one would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The time that these seats are drawn for; drawn anew as soon as time alone changes one of them. */
export function useSeatTime(seats: readonly OwnSeat[]): Date {
  const now = new Date();
  const next = nextSeatChange(seats, now)?.getTime();
  const [round, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = window.setTimeout(redraw, Math.min(next - Date.now(), LONGEST_TIMER));
    return () => window.clearTimeout(timer);
    // Another round where a timer ended early, or before what is further away than it can reach.
  }, [next, round]);
  return now;
}
