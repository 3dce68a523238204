import type { JuryObstacle, JuryPair } from './JuryGround';

/** A juror who would score a team. */
export interface AssignedJuryPair extends JuryPair {
  /** Live on their stage, a film of another stage beforehand, or kept as it was. */
  readonly kind: 'stage' | 'bridge' | 'kept';
}

/** How much a juror would have. */
export interface JurorLoad {
  readonly jurorId: string;
  /** Undefined for somebody on no stage, or who dropped out and is kept with what they scored. */
  readonly stageId: string | undefined;
  /** Score sheets of their stage, kept ones included. */
  readonly stage: number;
  /** Films of other stages, kept ones included. */
  readonly bridges: number;
}

/** Why a team gets fewer score sheets than it wants: codes with their numbers. */
export interface JuryGap {
  readonly teamId: string;
  readonly wanted: number;
  readonly got: number;
  readonly code: JuryGapCode;
  /** Jurors of its stage. */
  readonly jurorsOfStage: number;
  /** How many jurors of its stage each obstacle keeps from it. */
  readonly obstacles: Readonly<Partial<Record<JuryObstacle, number>>>;
  /** Who could be put there by hand: nobody in conflict, whoever is on no stage and has least first. At most three. */
  readonly couldPut: readonly string[];
}

/** Why there is a gap. */
export type JuryGapCode =
  /** The team is on no stage. */
  | 'noStage'
  /** Nobody judges on its stage. */
  | 'noJurors'
  /** Its stage has too few jurors for anybody. */
  | 'tooFewJurors'
  /** Every juror of its stage who is free has it already; the others must not. */
  | 'conflicts';

/**
 * How even the loads of a stage are, with the sets that prove that conflicts permit no better: the jurors of `heavy` have so
 * much between them, whatever is assigned, that one of them has `highest`; those of `light` can get so little that one has `lowest`.
 */
export interface StageBalance {
  readonly stageId: string;
  readonly lowest: number;
  readonly highest: number;
  readonly heavy: readonly string[];
  readonly light: readonly string[];
}

/** Teams and jurors that are joined by pairs, directly or through others. */
export interface JuryComponent {
  readonly teamIds: readonly string[];
  readonly jurorIds: readonly string[];
}

/** What a proposal changes of what is assigned today. */
export interface JuryDifference {
  readonly added: readonly JuryPair[];
  readonly removed: readonly JuryPair[];
  readonly unchanged: number;
}

/** Who would judge whom. Lists are by id. */
export interface JuryAssignment {
  readonly pairs: readonly AssignedJuryPair[];
  readonly loads: readonly JurorLoad[];
  readonly gaps: readonly JuryGap[];
  /** Kept pairs that are forbidden: they stay, and somebody has to look at them. */
  readonly keptConflicts: readonly JuryPair[];
  readonly balance: readonly StageBalance[];
  /** Of what is on the stages alone, the largest first. */
  readonly componentsOfStages: readonly JuryComponent[];
  /** With the films of other stages: one, unless conflicts or missing films keep it apart. */
  readonly components: readonly JuryComponent[];
  /** Jurors who have all the films that they take: the set that proves that bridges cannot join more. */
  readonly fullBridges: readonly string[];
  readonly difference: JuryDifference;
}
