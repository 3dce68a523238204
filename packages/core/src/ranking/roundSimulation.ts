import { randomJury } from '../juryAssignment/juryCases';
import { proposeJury } from '../juryAssignment/proposeJury';
import { randomNumbers } from '../mentorProposal/proposalCases';
import { lineAt } from './lineAt';
import { randomNormals } from './rankingCases';
import { rankTeams } from './rankTeams';
import type { ScoredBallot } from './ScoredBallot';
import { weightedScore } from './weightedScore';

/** A round whose truth is known: half-time with 241 teams, 60 jurors on twelve stages and four sheets a team. */
export interface SimulatedRound {
  readonly seed: number;
  /** Standard deviation of strictness, in points. */
  readonly severity: number;
  /** Films of other stages for each juror. */
  readonly bridges: number;
}

/** How near an order comes to the truth. */
export interface Nearness {
  /** Root mean squared error of the scores, in points; what all have in common does not count. */
  readonly error: number;
  /** Rank correlation with the truth (Spearman). */
  readonly correlation: number;
  /** How many of the best sixteen are among the first sixteen, from 0 to 1. */
  readonly rightlyOn: number;
}

/** What raw scores make of the same score sheets, and what the ranking does: adjusted where it can tell, and as given by stage else. */
export interface RoundOutcome {
  readonly raw: Nearness;
  readonly adjusted: Nearness;
  readonly components: number;
}

const places = 16;
const criteria = ['idea', 'evidence', 'team', 'plan', 'pitch'].map((id) => ({ id, weight: 20 }));
const designs = new Map<number, { teamIds: string[]; pairs: { teamId: string; jurorId: string }[] }>();

/** Who judges whom is worked out once for each number of films: what is simulated is who they are. */
function designWith(bridges: number) {
  const ground = randomJury(1, { teams: 241, jurors: 60, stages: 12, bridgesPerJuror: bridges });
  const design = designs.get(bridges) ?? {
    teamIds: ground.teams.map(({ id }) => id),
    pairs: [...proposeJury(ground).pairs],
  };
  designs.set(bridges, design);
  return design;
}

/**
 * One round: qualities of mean 3 and standard deviation 0.6; each sheet off by 0.35 as a whole and by 0.6 in each of five
 * criteria, then by how strict its juror is, and rounded to steps from 1 to 5. Without bridges, places are shared out by stage.
 */
export function simulateRound({ seed, severity, bridges }: SimulatedRound): RoundOutcome {
  const { teamIds, pairs } = designWith(bridges);
  const normal = randomNormals(Math.floor(randomNumbers(seed)() * 1e9));
  const truth = new Map(teamIds.map((id) => [id, 3 + 0.6 * normal()]));
  const leniency = new Map<string, number>();
  const ballots = pairs.map(({ teamId, jurorId }): ScoredBallot => {
    const lenient = leniency.get(jurorId) ?? severity * normal();
    leniency.set(jurorId, lenient);
    const seen = (truth.get(teamId) ?? 3) + lenient + 0.35 * normal();
    const steps = criteria.map(({ id }) => [id, Math.min(5, Math.max(1, Math.round(seen + 0.6 * normal())))]);
    return {
      teamId,
      jurorId,
      score: weightedScore(Object.fromEntries(steps) as Record<string, number>, criteria),
    };
  });
  const ranking = rankTeams({ teams: teamIds.map((id) => ({ id })), ballots });
  const line = lineAt(ranking, places);
  const best = firstOf(truth);
  const nearness = (scores: Map<string, number>, on: readonly string[]): Nearness => ({
    error: errorOf(scores, truth),
    correlation: correlationOf(ranksOf(scores), ranksOf(truth)),
    rightlyOn: on.filter((id) => best.includes(id)).length / places,
  });
  const raw = new Map(ranking.teams.map((team) => [team.teamId, team.raw ?? NaN]));
  const adjusted = new Map(ranking.teams.map((team) => [team.teamId, team.adjusted ?? team.raw ?? NaN]));
  return {
    raw: nearness(raw, firstOf(raw)),
    adjusted: nearness(
      adjusted,
      line.components.flatMap(({ order, places: own }) => order.slice(0, own)),
    ),
    components: ranking.components.length,
  };
}

/** The mean of many. */
export function meanNearness(some: readonly Nearness[]): Nearness {
  const mean = (key: keyof Nearness) => some.reduce((sum, one) => sum + one[key], 0) / some.length;
  return { error: mean('error'), correlation: mean('correlation'), rightlyOn: mean('rightlyOn') };
}

function firstOf(scores: Map<string, number>): string[] {
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, places)
    .map(([id]) => id);
}

function errorOf(scores: Map<string, number>, truth: Map<string, number>): number {
  const differences = [...scores].map(([id, score]) => score - (truth.get(id) ?? NaN));
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  return Math.sqrt(differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / differences.length);
}

/** Ranks from 1, tied ones with the mean of theirs. */
function ranksOf(scores: Map<string, number>): Map<string, number> {
  const sorted = [...scores].sort(([, one], [, other]) => one - other);
  const ranks = new Map<string, number>();
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    while (end < sorted.length && (sorted[end]?.[1] ?? 0) - (sorted[start]?.[1] ?? 0) < 1e-9) end++;
    for (const [id] of sorted.slice(start, end)) ranks.set(id, (start + 1 + end) / 2);
  }
  return ranks;
}

function correlationOf(one: Map<string, number>, other: Map<string, number>): number {
  const mean = (one.size + 1) / 2;
  let [both, first, second] = [0, 0, 0];
  for (const [id, rank] of one) {
    const [a, b] = [rank - mean, (other.get(id) ?? mean) - mean];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return both / Math.sqrt(first * second);
}
