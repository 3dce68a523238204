/** A team that wants score sheets. */
export interface JuryTeam {
  readonly id: string;
  /** Undefined while it is on no stage: then nobody can judge it live. */
  readonly stageId: string | undefined;
  /** Its place in the order of the stage, from 1. */
  readonly position: number;
}

/** Somebody of the jury who can get score sheets. Who dropped out is left out of the list. */
export interface Juror {
  readonly id: string;
  /** The one stage that they judge live; undefined for somebody who only scores films. */
  readonly stageId: string | undefined;
  /** Whether they score films of other stages beforehand. */
  readonly canBridge: boolean;
}

/** Why a juror must not score a team. */
export type JuryObstacle =
  /** They mentor it. */
  | 'mentor'
  /** Same university, if the round says so. */
  | 'university'
  /** A conflict that they or organisers declared. */
  | 'declared'
  /** They are in it. */
  | 'member'
  /** They stepped back from it. */
  | 'recused';

/** A pair that is never proposed. */
export interface ForbiddenJuryPair {
  readonly teamId: string;
  readonly jurorId: string;
  readonly reason: JuryObstacle;
}

/** A juror and a team. */
export interface JuryPair {
  readonly teamId: string;
  readonly jurorId: string;
}

/** A pair that stays whatever is proposed: scored already, or put there by hand. Its juror may have dropped out since. */
export interface KeptJuryPair extends JuryPair {
  readonly why: 'scored' | 'byHand';
  /** Whether it is a film of another stage: then it does not count towards the sheets that the team wants. */
  readonly isBridge: boolean;
}

/** All that a jury assignment is computed from. */
export interface JuryGround {
  readonly teams: readonly JuryTeam[];
  readonly jurors: readonly Juror[];
  readonly forbidden: readonly ForbiddenJuryPair[];
  readonly kept: readonly KeptJuryPair[];
  /** What is assigned today, kept pairs included: a proposal changes no more of it than it has to. */
  readonly today: readonly JuryPair[];
  /** Score sheets that every team wants from its stage. */
  readonly ballotsPerTeam: number;
  /** Films of other stages for every juror who can bridge. */
  readonly bridgesPerJuror: number;
}
