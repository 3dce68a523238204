import { roundKinds, type RoundKind } from '../round/Round';
import { readRow } from '../db/readRow';

/** How far a round is once its score sheets are locked. */
export const gateStates = ['deliberation', 'decided', 'released'] as const;
/** How far a round is once its score sheets are locked. */
export type GateState = (typeof gateStates)[number];

/** What becomes of a team. */
export const gateDecisions = ['on', 'out', 'waiting'] as const;

/** A round whose score sheets are locked. */
export interface GateRound {
  readonly id: string;
  readonly seasonId: string;
  readonly kind: RoundKind;
  readonly state: GateState;
  /** How many go on. */
  readonly cutSize: number;
  /** Grows with every change; moving the line names the one that was seen. */
  readonly version: number;
  /** Whether teams see their place among all. */
  readonly showsScores: boolean;
  /** Until when teams that wait hear whether they move up. */
  readonly waitingUntil: Date | undefined;
  readonly lockedAt: Date | undefined;
  readonly decidedAt: Date | undefined;
  /** When the clock lets teams know; undefined while no time is set. */
  readonly releaseAt: Date | undefined;
  readonly releasedAt: Date | undefined;
}

/** Reads the round of `round_results()`. @throws AppError `malformed_row` naming the column */
export function gateRoundFromJson(value: unknown): GateRound {
  const row = readRow('round_results.round', value);
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    kind: row.oneOf('kind', roundKinds),
    state: row.oneOf('state', gateStates),
    cutSize: row.number('cut_size'),
    version: row.number('version'),
    showsScores: row.flag('shows_scores', false),
    waitingUntil: row.optionalTime('waiting_until'),
    lockedAt: row.optionalTime('locked_at'),
    decidedAt: row.optionalTime('decided_at'),
    releaseAt: row.optionalTime('release_at'),
    releasedAt: row.optionalTime('released_at'),
  };
}
