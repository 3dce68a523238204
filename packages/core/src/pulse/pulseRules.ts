import type { Pulse, PulseState } from './Pulse';

/** What a team said about a week: one state, and the lines of all who said something, the latest first. */
export interface PulseWeek<T extends Pulse = Pulse> {
  readonly week: number;
  /** Stuck as soon as one of them is; undefined while nobody has said anything. */
  readonly state: PulseState | undefined;
  readonly lines: readonly T[];
}

/**
 * What a team said about a week. Where teams were merged and both said something, what the team of today said counts.
 */
export function pulseOfWeek<T extends Pulse>(
  pulses: readonly T[],
  week: number,
  teamId: string,
): PulseWeek<T> {
  const all = pulses.filter((pulse) => pulse.week === week);
  const own = all.filter((pulse) => pulse.teamId === teamId);
  const lines = [...(own.length > 0 ? own : all)].sort(
    (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  const isStuck = lines.some(({ state }) => state === 'stuck');
  return { week, state: lines.length === 0 ? undefined : isStuck ? 'stuck' : 'on_track', lines };
}

/** A team's weeks from the first to `until`, each with what was said. */
export const pulseWeeks = <T extends Pulse>(
  pulses: readonly T[],
  until: number,
  teamId: string,
): PulseWeek<T>[] =>
  Array.from({ length: Math.max(until, 0) }, (_, index) => pulseOfWeek(pulses, index + 1, teamId));

/** The line that speaks for a week: the latest of those that say how it stands; undefined while there is none. */
export const speakingPulse = <T extends Pulse>({ lines, state }: PulseWeek<T>): T | undefined =>
  lines.find((line) => line.state === state);

/** Who disagrees with how a week stands: on track where it is stuck. */
export const disagreeingPulses = <T extends Pulse>({ lines, state }: PulseWeek<T>): T[] =>
  lines.filter((line) => line.state !== state);
