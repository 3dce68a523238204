export { listedRoundStates, type ListedRound, type ListedRoundState } from './ListedRound';
export { roundStates, type Round, type RoundSettings, type RoundState } from './Round';
export { countGaps, type RoundGaps } from './RoundGaps';
export {
  ballotStates,
  roundSetupFromJson,
  type RoundBallot,
  type RoundConflict,
  type RoundCriterion,
  type RoundJuror,
  type RoundSetup,
  type RoundStage,
  type RoundTeam,
} from './RoundSetup';
export { roundProgressFromJson, type MissingSheets, type ProgressJuror, type RoundProgress } from './RoundProgress';
export {
  juryGroundOf,
  pairsToSave,
  pitchTime,
  placesOnStages,
  teamsOnStage,
  type AssignedPair,
  type TeamPlace,
} from './roundRules';
export { gapsOfRefusal, roundRepository, type CriterionWish, type SettingsChange, type StageWish } from './roundRepository';
export {
  roundDeskRepository,
  type JurorSeat,
  type JurorTeam,
  type PaperSheet,
} from './roundDeskRepository';
export { roundKeys, roundQueries } from './roundQueries';
export { roundMutations } from './roundMutations';
export { roundDeskMutations, type BallotRemoval, type JurorMove, type JurorWithdrawal } from './roundDeskMutations';
