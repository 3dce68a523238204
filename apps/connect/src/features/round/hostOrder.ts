import type { HostedStage, StagedTeam } from '@grow/core/round';

/** Where a stage stands. */
export interface HostOrder {
  readonly onStage: StagedTeam | undefined;
  /** The first that is still to come; undefined once every team had its turn. */
  readonly next: StagedTeam | undefined;
  /** Whether there are teams, and none is on stage or still to come. */
  readonly isOver: boolean;
}

/** Who is on a stage and who comes next: a team that did not come is passed over. */
export function hostOrderOf({ teams }: Pick<HostedStage, 'teams'>): HostOrder {
  const onStage = teams.find(({ presence }) => presence === 'on_stage');
  const next = teams.find(({ presence }) => presence === 'expected');
  return { onStage, next, isOver: teams.length > 0 && onStage === undefined && next === undefined };
}

/** With whom a team can swap places: both must not have pitched, nor be on stage now. One that did not come may come later. */
export function swappableWith({ teams }: Pick<HostedStage, 'teams'>, teamId: string): readonly StagedTeam[] {
  const waiting = teams.filter(({ presence }) => presence === 'expected' || presence === 'absent');
  return waiting.some(({ id }) => id === teamId) ? waiting.filter(({ id }) => id !== teamId) : [];
}
