import { readRow } from '../db/readRow';
import { gateKinds, type GateKind } from '../gate/GateRound';

/** How far a round is, as organisers see it: `running` is all that whoever may not run it learns between set-up and release. */
export const listedRoundStates = [
  'setup',
  'open',
  'deliberation',
  'decided',
  'released',
  'running',
] as const;
/** How far a round is, as organisers see it. */
export type ListedRoundState = (typeof listedRoundStates)[number];

/** A gate of the current season, whether it was made or not. */
export interface ListedRound {
  readonly kind: GateKind;
  /** Undefined while it is not made, and for whoever may not run it. */
  readonly id: string | undefined;
  /** Undefined while it is not made. */
  readonly state: ListedRoundState | undefined;
  /** Whether the caller may run it: they are in none of its teams. */
  readonly canRun: boolean;
}

/** Reads an entry of `gate_rounds()`. @throws AppError `malformed_row` naming the column */
export function listedRoundFromJson(value: unknown): ListedRound {
  const row = readRow('gate_rounds', value);
  return {
    kind: row.oneOf('kind', gateKinds),
    id: row.optionalText('id'),
    state: row.optionalOneOf('state', listedRoundStates),
    canRun: row.flag('can_run', false),
  };
}
