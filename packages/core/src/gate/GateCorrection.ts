import { readRow } from '../db/readRow';
import type { GateDecision } from '../ranking';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import { gateDecisions } from './GateRound';

/** A change for one team after the release. */
export interface GateCorrection {
  readonly id: string;
  readonly teamId: string;
  readonly was: GateDecision;
  readonly becomes: GateDecision;
  /** Whether a place became free for a team that waited; one organiser says that, anything else two. */
  readonly isMoveUp: boolean;
  readonly reason: string;
  /** Undefined for somebody who is gone. */
  readonly proposedBy: TeamPerson | undefined;
  readonly proposedAt: Date;
  readonly confirmedBy: TeamPerson | undefined;
  /** Since when it holds; undefined while it waits for a second organiser. */
  readonly confirmedAt: Date | undefined;
  /** Whether whoever asked may confirm it. */
  readonly canConfirm: boolean;
}

/** Reads a correction of `round_results()`. @throws AppError `malformed_row` naming the column */
export function gateCorrectionFromJson(value: unknown): GateCorrection {
  const row = readRow('round_results.corrections', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    was: row.oneOf('was', gateDecisions),
    becomes: row.oneOf('becomes', gateDecisions),
    isMoveUp: row.flag('is_move_up', false),
    reason: row.requiredText('reason'),
    proposedBy: row.optional('proposed_by', teamPersonFromRow),
    proposedAt: row.time('proposed_at'),
    confirmedBy: row.optional('confirmed_by', teamPersonFromRow),
    confirmedAt: row.optionalTime('confirmed_at'),
    canConfirm: row.flag('can_confirm', false),
  };
}
