import { AppError } from '../errors/AppError';
import { canonicalJson, tieTolerance, type Ranking, type TeamDecision } from '../ranking';
import type { GateResults } from './GateResults';
import { gateOverrides, undecidedTeams } from './gateRules';

type Scored = { readonly teamId: string; readonly component: number; readonly score: number };

// The score that orders a team among those that it can be compared with.
function scoredTeams({ teams, components }: Ranking): readonly Scored[] {
  return teams.flatMap(({ teamId, component, adjusted, raw }) => {
    const score = components[component ?? -1]?.basis === 'adjusted' ? adjusted : raw;
    return component === undefined || score === undefined ? [] : [{ teamId, component, score }];
  });
}

function rankedTeams(results: GateResults, ranking: Ranking): unknown[] {
  const scored = scoredTeams(ranking);
  const byTeam = new Map(scored.map((one) => [one.teamId, one]));
  const teams = new Map(results.teams.map((team) => [team.id, team]));
  const stages = new Map(results.stages.map(({ id, name }) => [id, name]));
  return ranking.teams.map(({ teamId, ballots, raw, adjusted, standardError, component }) => {
    const own = byTeam.get(teamId);
    const isBefore = (other: Scored) =>
      other.component === own?.component && other.score > own.score + tieTolerance;
    const team = teams.get(teamId);
    return {
      ...{ team_id: teamId, name: team?.name ?? '', stage: stages.get(team?.stageId ?? '') ?? null },
      ...{ ballots, raw: raw ?? null, adjusted: adjusted ?? null, standard_error: standardError ?? null },
      ...{ component: component ?? null, score: own?.score ?? null },
      rank: own === undefined ? null : scored.filter(isBefore).length + 1,
    };
  });
}

const decisionsFor = (decisions: readonly TeamDecision[]): unknown[] =>
  decisions.map(({ teamId, decision, by }) => ({ team_id: teamId, decision: decision ?? null, by }));

/**
 * What is decided, as canonical JSON: the database compares it with what it has, keeps it as it is, and hashes it.
 *
 * @throws AppError `invalid_value` while nobody has decided about a team
 */
export function gateProtocolText(
  results: GateResults,
  ranking: Ranking,
  decisions: readonly TeamDecision[],
): string {
  if (undecidedTeams(decisions).length > 0) {
    throw new AppError('invalid_value', { message: 'A team is neither on, out nor waiting' });
  }
  const { round, criteria, ballots, digest } = results;
  return canonicalJson({
    version: 1,
    round: { id: round.id, kind: round.kind, season_id: round.seasonId },
    digest,
    cut_size: round.cutSize,
    criteria: criteria.map(({ id, name, weight }) => ({ id, name_en: name.en, name_de: name.de, weight })),
    ranking: {
      lambda: ranking.lambda ?? null,
      sigma_squared: ranking.sigmaSquared ?? null,
      statements: ranking.statements.map(({ code }) => code),
      teams: rankedTeams(results, ranking),
    },
    decisions: decisionsFor(decisions),
    by_hand: gateOverrides(results).map(({ teamId, decision, reason }) => ({
      ...{ team_id: teamId, decision, reason },
    })),
    comments_held: ballots.filter(({ isCommentHeld }) => isCommentHeld).map(({ id }) => id),
  });
}
