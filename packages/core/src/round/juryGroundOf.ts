import type { JuryAssignment, JuryGround } from '../juryAssignment';
import type { BallotPair } from './roundPartsRepository';
import type { RoundSetup } from './RoundSetup';

/** What a proposal of who judges whom is computed from: what has begun stays, who stepped back gets the team no more. */
export function juryGroundOf({ round, teams, jurors, conflicts, ballots }: RoundSetup): JuryGround {
  const isBegun = (state: string) => state !== 'assigned' && state !== 'recused';
  return {
    teams: teams
      .filter(({ presence }) => presence !== 'absent')
      .map(({ id, stageId, position }) => ({ id, stageId, position: position ?? 0 })),
    jurors: jurors
      .filter(({ withdrawnAt }) => withdrawnAt === undefined)
      .map(({ id, stageId }) => ({ id, stageId, canBridge: true })),
    forbidden: [
      ...conflicts,
      ...ballots
        .filter(({ state }) => state === 'recused')
        .map(({ teamId, jurorId }) => ({ teamId, jurorId, reason: 'recused' as const })),
    ],
    kept: ballots
      .filter(({ state }) => isBegun(state))
      .map(({ teamId, jurorId, kind }) => ({
        ...{ teamId, jurorId, why: 'scored' as const },
        isBridge: kind === 'bridge',
      })),
    today: ballots
      .filter(({ state }) => state !== 'recused')
      .map(({ teamId, jurorId }) => ({ teamId, jurorId })),
    ballotsPerTeam: round.ballotsWanted,
    bridgesPerJuror: round.bridgesWanted,
  };
}

/** The pairs of a proposal as they are saved; what has begun is kept by the database. */
export const pairsOfAssignment = ({ pairs }: JuryAssignment): BallotPair[] =>
  pairs.flatMap(({ teamId, jurorId, kind }) => (kind === 'kept' ? [] : [{ teamId, jurorId, kind }]));
