import { parseBerlinTime } from '../time/berlinTime';
import type { Season } from './Season';
import { dateOfSeasonDay, daysOfSeason } from './seasonDays';

/** Before week 1; while teams take people on; once they are complete; in the last week; when the season is over. */
const datedPhases = ['applying', 'joining', 'running', 'final', 'off'] as const;
/** Where a season stands by its dates: what a visitor can do follows from it. */
export type DatedPhase = (typeof datedPhases)[number];

/** A phase and its time in ms since 1970: its start inclusive, its end exclusive. The last phase never ends. */
export type PhaseSpan = { readonly phase: DatedPhase; readonly from: number; readonly until: number };

/** The phases of a season in order; those without any time are left out. */
export function phaseSpans(
  season: Pick<Season, 'startsOn' | 'weeks' | 'teamClosesAt' | 'stoppedAt'>,
): PhaseSpan[] {
  const days = daysOfSeason(season);
  const at = (day: number) => {
    const begin = parseBerlinTime(`${dateOfSeasonDay(season, day)}T00:00`);
    return begin.kind === 'time' ? begin.at.getTime() : Number.NaN;
  };
  const [begin, lastWeek, end] = [at(1), at(days - 6), at(days + 1)];
  const closes = Math.min(Math.max(season.teamClosesAt?.getTime() ?? lastWeek, begin), lastWeek);
  // One that was stopped is over from then on.
  const stop = season.stoppedAt?.getTime() ?? Infinity;
  const times = [-Infinity, ...[begin, closes, lastWeek, end].map((time) => Math.min(time, stop)), Infinity];
  return datedPhases
    .map((phase, index) => ({
      phase,
      from: times[index] ?? Infinity,
      until: times[index + 1] ?? Infinity,
    }))
    .filter(({ from, until }) => from < until);
}
