export { dueRuler, type DueRuler, type DueTick } from './dueRuler';
export { handInFromRow, handInStates, type HandIn, type HandInState } from './HandIn';
export {
  areAllSaved,
  conflictingParts,
  createHandInDrafts,
  type HandInDrafts,
  type HandInDraftsEffects,
} from './handInDrafts';
export { handInMutations } from './handInMutations';
export { handInPartFromRow, type HandInPart } from './HandInPart';
export { handInKeys, handInQueries } from './handInQueries';
export { handInRepository, type HandInRecord } from './handInRepository';
export {
  canAskForExtension,
  canTakeBackHandIn,
  canWriteHandIn,
  handInPartState,
  handInPhase,
  handInTimes,
  missingParts,
  type HandInPartState,
  type HandInPhase,
  type HandInTimes,
} from './handInRules';
export {
  returnDueAt,
  reviewLimits,
  reviewPlace,
  VERDICT_MS,
  type AdviceOfVerdict,
  type GivenVerdict,
  type NewVerdict,
  type ReviewedHandIn,
  type ReviewPlace,
  type ReviewQueueEntry,
} from './Review';
export { reviewMutations } from './reviewMutations';
export { reviewKeys, reviewQueries } from './reviewQueries';
export { reviewRepository } from './reviewRepository';
export { handInVerdictFromRow, type HandInDecision, type HandInVerdict } from './HandInVerdict';
export {
  draftOfFrozenPart,
  handInVersionFromRow,
  type FrozenFile,
  type FrozenPart,
  type HandInVersion,
} from './HandInVersion';
export {
  hasConflict,
  keptPartFrom,
  partDraftState,
  shownPart,
  type ConflictChoice,
  type KeptPart,
  type PartDraft,
  type PartDraftState,
  type PartProblem,
  type SavedPart,
} from './partDraft';
export {
  characterCount,
  isPartReady,
  isSamePartValue,
  partEntries,
  partValueFrom,
  type PartValue,
} from './PartValue';
export { comparedVersion, partNews, type EntryNews, type PartNews } from './partNews';
export { isWebAddress, partFault, type PartFault } from './partFault';
export { teamWeekFromRow, teamWeekState, type TeamWeek, type TeamWeekState } from './TeamWeek';
export { watchHandIn, type HandInWatch, type RunningHandInWatch, type Writers } from './watchHandIn';
