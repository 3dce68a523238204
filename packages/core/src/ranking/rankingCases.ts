import { randomNumbers } from '../mentorProposal/proposalCases';
import type { RankingGround, ScoredBallot } from './ScoredBallot';

/** Numbers of mean 0 and variance 1, close to normal; the same for the same seed. Sums of twelve even ones, whose tails end at 6. */
export function randomNormals(seed: number): () => number {
  const random = randomNumbers(seed);
  return () => {
    let sum = -6;
    for (let term = 0; term < 12; term++) sum += random();
    return sum;
  };
}

/** How a random round is made. */
export interface RandomRound {
  readonly teams: number;
  readonly jurors: number;
  readonly ballotsPerTeam: number;
  /** Standard deviation of strictness, in points. */
  readonly severity: number;
  /** Standard deviation of chance, in points. */
  readonly chance: number;
}

/** A round in which each team is scored by jurors drawn at random, some teams by fewer. */
export function randomRound(seed: number, given: RandomRound): RankingGround {
  const random = randomNumbers(seed);
  const normal = randomNormals(seed + 100_003);
  const id = (kind: string, at: number) => `${kind}${String(at).padStart(4, '0')}`;
  const leniency = Array.from({ length: given.jurors }, () => given.severity * normal());
  const teams = Array.from({ length: given.teams }, (_, at) => ({ id: id('t', at) }));
  const ballots = teams.flatMap((team): ScoredBallot[] => {
    const quality = 3 + 0.6 * normal();
    const jurors = leniency.map((lenient, at) => ({ lenient, at, drawn: random() }));
    jurors.sort((one, other) => one.drawn - other.drawn);
    const missing = random() < 0.2 ? 1 : 0;
    return jurors.slice(0, given.ballotsPerTeam - missing).map(({ lenient, at }) => ({
      ...{ teamId: team.id, jurorId: id('j', at), score: quality + lenient + given.chance * normal() },
    }));
  });
  return { teams, ballots };
}
