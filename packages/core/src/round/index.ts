export {
  roundFromRow,
  roundKinds,
  roundMetrics,
  roundsOfListFromRow,
  roundSourceFromRow,
  roundStates,
  type Round,
  type RoundKind,
  type RoundMetric,
  type RoundOfList,
  type RoundSource,
  type RoundState,
} from './Round';
export type { RoundChanges } from './RoundChanges';
export { criterionFromRow, type Criterion, type CriterionDraft } from './Criterion';
export {
  hostedStageFromRow,
  presences,
  stageFromRow,
  type HostableStage,
  type HostedStage,
  type NoHostedStage,
  type NamedPerson,
  type Presence,
  type Stage,
  type StagedTeam,
  type StageDraft,
} from './Stage';
export {
  ballotKinds,
  ballotStates,
  conflictReasons,
  roundGapsFromRow,
  roundSetupFromRow,
  type BallotKind,
  type BallotState,
  type ConflictReason,
  type RoundBallot,
  type RoundConflict,
  type GuestStand,
  type RoundGaps,
  type RoundJuror,
  type RoundSetup,
  type RoundTeam,
} from './RoundSetup';
export {
  roundProgressFromRow,
  type LatestBallot,
  type MissingBallots,
  type RoundProgress,
  type StageProgress,
} from './RoundProgress';
export {
  canAssign,
  canEnterPaper,
  canSetUp,
  gapCount,
  isLocked,
  roundAddress,
  roundKindAt,
  stageTimeAt,
  weightsTotal,
} from './roundRules';
export { roundRepository, type RoundSave } from './roundRepository';
export { roundPartsRepository, type BallotPair, type TeamPlace } from './roundPartsRepository';
export { jurorRepository, type JurorConflict, type JurorOfRound, type PaperBallot } from './jurorRepository';
export { roundKeys, roundQueries } from './roundQueries';
export { roundMutations, type RoundStep } from './roundMutations';
export {
  roundPartsMutations,
  type BallotsAssignment,
  type PlacesChange,
  type WeightsChange,
} from './roundPartsMutations';
export { guestRepository, type GuestInvitation } from './guestRepository';
export { guestMutations } from './guestMutations';
export { jurorMutations, type PresenceChange, type SeatChange } from './jurorMutations';
export { juryGroundOf, pairsOfAssignment } from './juryGroundOf';
export { placesOnStages, teamsOnStage } from './placesOnStages';
