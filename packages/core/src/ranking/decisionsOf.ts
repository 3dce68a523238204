import { AppError } from '../errors/AppError';
import type { DecisionOverride, TeamDecision } from './Line';
import { lineAt } from './lineAt';
import type { Ranking } from './Ranking';

/**
 * What becomes of every team, by id: what organisers decided by hand, else what the line says. Overrides move nobody else: one
 * team more by hand is one team more that is on.
 *
 * @throws `invalid_value` for an override of a team that is not in the round, a second one, or one without a reason; unless
 *   `cutSize` is a whole number, 0 or more.
 */
export function decisionsOf(
  ranking: Ranking,
  cutSize: number,
  overrides: readonly DecisionOverride[],
): TeamDecision[] {
  const { teams } = lineAt(ranking, cutSize);
  const byTeam = new Map(overrides.map((override) => [override.teamId, override]));
  const known = new Set(teams.map(({ teamId }) => teamId));
  const isWrong = ({ teamId, reason }: DecisionOverride) => !known.has(teamId) || reason.trim() === '';
  if (byTeam.size < overrides.length || overrides.some(isWrong)) {
    throw new AppError('invalid_value', {
      message: 'An override names one team of the round and its reason',
    });
  }
  return teams.map(({ teamId, state }): TeamDecision => {
    const override = byTeam.get(teamId);
    if (override !== undefined) {
      return { teamId, decision: override.decision, by: 'override', reason: override.reason };
    }
    const decision = state === 'undecided' ? undefined : state;
    return { teamId, decision, by: 'line', reason: undefined };
  });
}
