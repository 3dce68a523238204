import { placesOf, type Places } from './placesOf';
import { apartFrom, type RankedJuror, type RankedTeam, type Ranking, type RankingComponent } from './Ranking';
import { rankingStatements } from './rankingStatements';
import type { RankingGround } from './ScoredBallot';
import { severityModel, type SeverityModel } from './severityModel';
import { sheetComponents, stagesOf, type SheetComponents } from './sheetComponents';
import { sheetIndex, type SheetIndex } from './sheetIndex';

/**
 * Ranks the teams of a round by the mean of their scores, and by what an average juror would have given: the additive
 * model score = mean + team + juror, teams fixed and jurors random, by restricted maximum likelihood. A team with one sheet
 * has no adjusted score, nor has one whose jurors scored nobody else. Nobody has one where parts of the round share no juror, or
 * where chance cannot be estimated or is nothing (see `RankingStatement`).
 *
 * @throws `invalid_value` for a score that is no number, a team that is not listed or listed twice, or two sheets of one juror for a team.
 */
export function rankTeams(ground: RankingGround): Ranking {
  const index = sheetIndex(ground);
  const components = sheetComponents(index);
  const means = Float64Array.from(index.teams, (_, team) => meanOf(index, team));
  const isSplit = components.sizes.filter((teams) => teams > 1).length > 1;
  const fitted = isSplit ? 'disconnected' : severityModel(index, means, components.ofJuror);
  const model = typeof fitted === 'string' ? undefined : fitted;

  const isAlone = (team: number) => components.count > 1 && components.sizes[components.ofTeam[team]!] === 1;
  const values = index.teams.map((_, team) =>
    teamValues(index, team, means, isAlone(team) ? undefined : model),
  );
  const raw = placesOf(scoredBy(index, values, ({ raw: score }) => score));
  const adjusted = Array.from({ length: components.count }, (_, component) =>
    placesOf(
      scoredBy(index, values, ({ adjusted: score }, team) =>
        components.ofTeam[team] === component ? score : undefined,
      ),
    ),
  );
  return {
    teams: index.teams.map(({ id, stageId }, team): RankedTeam => {
      const component = components.ofTeam[team]!;
      return {
        ...{ teamId: id, stageId, component: component < 0 ? undefined : component, ...values[team]! },
        ...{ rawRank: raw.rankOf.get(id), adjustedRank: adjusted[component]?.rankOf.get(id) },
      };
    }),
    jurors: rankedJurors(index, components, model),
    components: adjusted.map((places, at) => componentAt(at, index, components, places)),
    ties: [
      ...adjusted.flatMap(({ ties }, component) =>
        ties.map(({ rank, ids }) => ({ basis: 'adjusted' as const, rank, component, teamIds: ids })),
      ),
      ...raw.ties.map(({ rank, ids }) => ({
        basis: 'raw' as const,
        rank,
        component: undefined,
        teamIds: ids,
      })),
    ],
    statements: rankingStatements(index, components, fitted),
    lambda: model?.lambda,
    sigmaSquared: model?.sigmaSquared,
    errorRows: model?.errorRows ?? new Float64Array(0),
  };
}

/** NaN without a score sheet. */
function meanOf({ firstOf, scores }: SheetIndex, team: number): number {
  const own = scores.subarray(firstOf[team], firstOf[team + 1]);
  let sum = 0;
  for (const score of own) sum += score;
  return sum / own.length;
}

type TeamValues = Omit<RankedTeam, 'teamId' | 'stageId' | 'component' | 'rawRank' | 'adjustedRank'>;

function teamValues(
  { firstOf, scores, jurorIds }: SheetIndex,
  team: number,
  means: Float64Array,
  model: SeverityModel | undefined,
): TeamValues {
  const own = scores.subarray(firstOf[team], firstOf[team + 1]);
  const ballots = own.length;
  const isScored = ballots > 0;
  const [lowest, highest] = [Math.min(...own), Math.max(...own)];
  const spread = isScored ? { lowest, highest, range: highest - lowest } : undefined;
  const adjusting = ballots < 2 ? undefined : model;
  let squares = 0;
  const row = adjusting?.errorRows.subarray(team * jurorIds.length, (team + 1) * jurorIds.length) ?? [];
  for (const part of row) squares += part * part;
  return {
    ballots,
    raw: isScored ? means[team] : undefined,
    adjusted: adjusting?.adjusted[team],
    standardError: adjusting && Math.sqrt(adjusting.sigmaSquared * (1 / ballots + squares)),
    lowest: spread?.lowest,
    highest: spread?.highest,
    range: spread?.range,
    // A sum of criteria may miss 1.5 by the last digit.
    isApart: isScored && highest - lowest > apartFrom + 1e-9,
  };
}

function scoredBy(
  { teams }: SheetIndex,
  values: readonly TeamValues[],
  scoreOf: (team: TeamValues, at: number) => number | undefined,
) {
  return teams.flatMap(({ id }, at) => {
    const score = scoreOf(values[at]!, at);
    return score === undefined ? [] : [{ id, score }];
  });
}

function rankedJurors(
  index: SheetIndex,
  components: SheetComponents,
  model: SeverityModel | undefined,
): RankedJuror[] {
  const counts = new Int32Array(index.jurorIds.length);
  for (const juror of index.jurorOf) counts[juror]! += 1;
  return index.jurorIds.map((jurorId, juror) => ({
    jurorId,
    component: components.ofJuror[juror]!,
    ballots: counts[juror]!,
    // 0 − x, because −0 is written like a number below 0 by some.
    severity: model && 0 - model.leniency[juror]!,
  }));
}

function componentAt(
  component: number,
  index: SheetIndex,
  { ofTeam, ofJuror }: SheetComponents,
  adjusted: Places,
): RankingComponent {
  const teams = index.teams.filter((_, team) => ofTeam[team] === component);
  return {
    teamIds: teams.map(({ id }) => id),
    jurorIds: index.jurorIds.filter((_, juror) => ofJuror[juror] === component),
    stageIds: stagesOf(teams),
    basis: adjusted.order.length > 0 ? 'adjusted' : 'raw',
  };
}
