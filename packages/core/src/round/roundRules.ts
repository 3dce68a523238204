import type { JuryAssignment, JuryGround } from '../juryAssignment';
import type { RoundSetup, RoundTeam } from './RoundSetup';

/** Where a team stands: on a stage in its order, or on none. */
export interface TeamPlace {
  readonly teamId: string;
  readonly stageId: string | undefined;
  /** From 1; undefined on no stage. */
  readonly position: number | undefined;
}

/** Teams of a stage in their order. */
export const teamsOnStage = (teams: readonly RoundTeam[], stageId: string): RoundTeam[] =>
  teams
    .filter((team) => team.stageId === stageId)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/** When a team begins. */
export function pitchTime(
  { startsAt, minutesEach }: { readonly startsAt: Date; readonly minutesEach: number },
  position: number,
): Date {
  return new Date(startsAt.getTime() + (position - 1) * minutesEach * 60_000);
}

/**
 * Places for the teams that stand on no stage: each where fewest are, those of a city side by side; who has a place keeps it.
 * The order of the input does not matter.
 */
export function placesOnStages({ teams, stages }: Pick<RoundSetup, 'teams' | 'stages'>): TeamPlace[] {
  const order = stages.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
  if (order.length === 0) return [];
  const count = new Map(order.map(({ id }) => [id, teamsOnStage(teams, id).length]));
  const next = new Map(
    order.map(({ id }) => [id, Math.max(0, ...teamsOnStage(teams, id).map(({ position }) => position ?? 0))]),
  );
  const waiting = teams
    .filter(({ stageId }) => stageId === undefined)
    .toSorted(
      (a, b) =>
        (a.city ?? '').localeCompare(b.city ?? '') || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
    );
  return waiting.map(({ id: teamId }) => {
    const stage = order.reduce((best, one) =>
      (count.get(one.id) ?? 0) < (count.get(best.id) ?? 0) ? one : best,
    );
    const position = (next.get(stage.id) ?? 0) + 1;
    next.set(stage.id, position);
    count.set(stage.id, (count.get(stage.id) ?? 0) + 1);
    return { teamId, stageId: stage.id, position };
  });
}

/** What a proposal of who judges whom is computed from. What has begun stays, and so does what was put by hand. */
export function juryGroundOf(setup: RoundSetup): JuryGround {
  const { round, teams, jurors, conflicts, ballots } = setup;
  const begun = ballots.filter(({ state }) => state !== 'assigned' && state !== 'recused');
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
    kept: begun.map(({ teamId, jurorId, kind }) => ({
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

/** A pair of a proposal as it is saved. */
export interface AssignedPair {
  readonly teamId: string;
  readonly jurorId: string;
  readonly kind: 'stage' | 'bridge';
}

/** The pairs of a proposal as they are saved: what is kept is kept by the database. */
export const pairsToSave = ({ pairs }: JuryAssignment): AssignedPair[] =>
  pairs.flatMap(({ teamId, jurorId, kind }) => (kind === 'kept' ? [] : [{ teamId, jurorId, kind }]));
