import { randomNumbers } from '../mentorProposal/proposalCases';
import type {
  ForbiddenJuryPair,
  Juror,
  JuryGround,
  JuryObstacle,
  JuryTeam,
  KeptJuryPair,
} from './JuryGround';

/** How a random jury is made. */
export interface RandomJury {
  readonly teams: number;
  readonly jurors: number;
  readonly stages: number;
  readonly ballotsPerTeam?: number;
  readonly bridgesPerJuror?: number;
  /** Part of all pairs that are forbidden. */
  readonly conflicts?: number;
  /** Part of all pairs that are kept. */
  readonly kept?: number;
  /** Part of the teams and jurors that are on no stage. */
  readonly withoutStage?: number;
}

/** A jury with conflicts, kept pairs, and some who are on no stage or score no films. */
export function randomJury(seed: number, given: RandomJury): JuryGround {
  const random = randomNumbers(seed);
  const below = (count: number) => Math.floor(random() * count);
  const id = (kind: string, at: number) => `${kind}${String(at).padStart(3, '0')}`;
  const { withoutStage = 0, conflicts = 0.05, kept: keptShare = 0 } = given;
  const stageOf = (at: number) => (random() < withoutStage ? undefined : id('s', at % given.stages));
  const teams = Array.from({ length: given.teams }, (_, at): JuryTeam => {
    return { id: id('t', at), stageId: stageOf(at), position: 1 + Math.floor(at / given.stages) };
  });
  const jurors = Array.from({ length: given.jurors }, (_, at): Juror => {
    return { id: id('j', at), stageId: stageOf(at), canBridge: random() < 0.95 };
  });
  const reasons: JuryObstacle[] = ['mentor', 'university', 'declared', 'member', 'recused'];
  const forbidden: ForbiddenJuryPair[] = [];
  const kept: KeptJuryPair[] = [];
  for (const { id: teamId, stageId } of teams) {
    for (const juror of [...jurors, { id: 'gone', stageId: 's000' }]) {
      const pair = { teamId, jurorId: juror.id };
      if (random() < conflicts)
        forbidden.push({ ...pair, reason: reasons[below(reasons.length)] ?? 'declared' });
      if (random() < keptShare) {
        kept.push({
          ...pair,
          why: random() < 0.5 ? 'scored' : 'byHand',
          isBridge: juror.stageId !== stageId,
        });
      }
    }
  }
  const { ballotsPerTeam = 4, bridgesPerJuror = 2 } = given;
  return { teams, jurors, forbidden, kept, today: [], ballotsPerTeam, bridgesPerJuror };
}
