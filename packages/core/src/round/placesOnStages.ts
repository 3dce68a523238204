import type { TeamPlace } from './roundPartsRepository';
import type { RoundSetup, RoundTeam } from './RoundSetup';

/** Teams of a stage in their order. */
export const teamsOnStage = (teams: readonly RoundTeam[], stageId: string): RoundTeam[] =>
  teams.filter((team) => team.stageId === stageId).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));

/**
 * Places for the teams that are on no stage: each where fewest are, teams of one city one after the other; who has a place keeps it.
 * The order of the input does not matter.
 */
export function placesOnStages({ teams, stages }: Pick<RoundSetup, 'teams' | 'stages'>): TeamPlace[] {
  const open = stages
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
    .map(({ id }) => {
      const own = teamsOnStage(teams, id);
      return { id, count: own.length, last: Math.max(0, ...own.map(({ position }) => position ?? 0)) };
    });
  const [first] = open;
  if (first === undefined) return [];
  const waiting = teams
    .filter(({ stageId }) => stageId === undefined)
    .toSorted(
      (a, b) =>
        (a.city ?? '').localeCompare(b.city ?? '') ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );
  return waiting.map(({ id: teamId }) => {
    const stage = open.reduce((best, one) => (one.count < best.count ? one : best), first);
    stage.count += 1;
    stage.last += 1;
    return { teamId, stageId: stage.id, position: stage.last };
  });
}
