import type { ConflictReason, RoundGaps, RoundSetup, RoundState } from '@grow/core/round';
import type { JuryGapCode, JuryObstacle } from '@grow/core/jury-assignment';
import { m } from '../../paraglide/messages';

/** What a state is called in the row of steps. */
export const roundStateWords: Record<RoundState, () => string> = {
  setup: m.gates_step_setup,
  open: m.gates_step_open,
  deliberation: m.gates_step_deliberation,
  decided: m.gates_step_decided,
  released: m.gates_step_released,
};

/** Why somebody may not judge a team. */
export const conflictWords: Record<ConflictReason | JuryObstacle, () => string> = {
  mentor: m.gates_conflict_mentor,
  member: m.gates_conflict_member,
  university: m.gates_conflict_university,
  declared: m.gates_conflict_declared,
  recused: m.gates_conflict_recused,
};

/** Why a team gets fewer score sheets than it wants. */
export const gapReasonWords: Record<JuryGapCode, () => string> = {
  noStage: m.gates_gap_no_stage,
  noJurors: m.gates_gap_no_jurors,
  tooFewJurors: m.gates_gap_too_few,
  conflicts: m.gates_gap_conflicts,
};

/** Gaps that belong to no single team, as sentences. */
export function roundGapWords({ jurors, weights, unplaced, parts, joined, left }: RoundGaps): string[] {
  return [
    ...(weights === undefined ? [] : [m.gates_gap_weights({ sum: weights })]),
    ...(unplaced.length > 0 ? [m.gates_gap_unplaced({ count: unplaced.length })] : []),
    ...(jurors.length > 0 ? [m.gates_gap_jurors({ count: jurors.length })] : []),
    ...(parts === undefined ? [] : [m.gates_gap_parts({ count: parts })]),
    ...(joined.length > 0 ? [m.gates_gap_joined({ count: joined.length })] : []),
    ...(left.length > 0 ? [m.gates_gap_left({ count: left.length })] : []),
  ];
}

/** The first name, with the first letter of the last where two share it. */
export function shortNames(jurors: RoundSetup['jurors']): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const { firstName } of jurors) count.set(firstName, (count.get(firstName) ?? 0) + 1);
  return new Map(
    jurors.map(({ id, firstName, lastName }) => [
      id,
      (count.get(firstName) ?? 0) > 1 ? `${firstName} ${lastName.slice(0, 1)}.` : firstName,
    ]),
  );
}
