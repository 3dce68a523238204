// What a visitor can do now: the call to action of home follows from the season's dates alone.
import { phaseSpans, type DatedPhase, type PhaseSpan, type Season } from '@grow/core/season';

/** A phase as visitors see it. */
export type Phase = DatedPhase;
export type { PhaseSpan };

/** The phase at a time and those that follow it: what a page drawn now may still have to say. */
export function phasesFrom(season: Season, now: Date): PhaseSpan[] {
  return phaseSpans(season).filter(({ until }) => until > now.getTime());
}
