export { gateDecisions, gateStates, type GateRound, type GateState } from './GateRound';
export {
  gateResultsFromJson,
  type GateBallot,
  type GateCriterion,
  type GateJuror,
  type GateResults,
  type GateTeam,
  type LateBallot,
  type StoredDecision,
} from './GateResults';
export type { GateCorrection } from './GateCorrection';
export { GATE_NOTE_LENGTH, type GateNote } from './GateNote';
export type { GateDelivery, GateRecipients } from './GateRecipients';
export {
  teamGateFromJson,
  type GateComment,
  type GateCriterionScore,
  type GatePlace,
  type TeamGate,
  type TeamGateResult,
} from './TeamGate';
export { decisionsAtLine, gateOverrides, rankingGroundOf, undecidedTeams } from './gateRules';
export { gateProtocolText } from './gateProtocolText';
export {
  gateProtocolCsv,
  gateProtocolFromJson,
  type GateProtocol,
  type ProtocolCsvWords,
  type ProtocolTeam,
} from './GateProtocol';
export {
  gateRepository,
  movedLine,
  type BallotWithReason,
  type LineMove,
  type NewGateNote,
  type TeamDecisionByHand,
  type TeamOfRound,
} from './gateRepository';
export { releaseRepository, type ReleasePlan } from './releaseRepository';
export { gateKeys, gateQueries } from './gateQueries';
export { gateMutations, type DecisionChange, type RemovedGateNote } from './gateMutations';
export { releaseMutations } from './releaseMutations';
