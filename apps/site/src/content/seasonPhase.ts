// What a visitor can do now: the call to action of home follows from the season's dates alone.
import { dateOfSeasonDay, daysOfSeason, type Season } from '@grow/core/season';
import { startOfDay } from './seasonClock';

/** Before week 1; while teams take people on; once they are complete; in the last week; when the season is over. */
export const phases = ['applying', 'joining', 'running', 'final', 'off'] as const;
/** A phase as visitors see it. */
export type Phase = (typeof phases)[number];

/** A phase and its time: its start inclusive, its end exclusive. The last phase never ends. */
export type PhaseSpan = { readonly phase: Phase; readonly from: number; readonly until: number };

/** The phases of a season in order, times in ms since 1970; those without any time are left out. */
export function phaseSpans(season: Season): PhaseSpan[] {
  const days = daysOfSeason(season);
  const at = (day: number) => startOfDay(dateOfSeasonDay(season, day)).getTime();
  const [begin, lastWeek, end] = [at(1), at(days - 6), at(days + 1)];
  const closes = Math.min(Math.max(season.teamClosesAt?.getTime() ?? lastWeek, begin), lastWeek);
  const times = [-Infinity, begin, closes, lastWeek, end, Infinity];
  return phases
    .map((phase, index) => ({
      phase,
      from: times[index] ?? Infinity,
      until: times[index + 1] ?? Infinity,
    }))
    .filter(({ from, until }) => from < until);
}

/** The phase at a time and those that follow it: what a page drawn now may still have to say. */
export function phasesFrom(season: Season, now: Date): PhaseSpan[] {
  return phaseSpans(season).filter(({ until }) => until > now.getTime());
}
