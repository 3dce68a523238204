export {
  ballotStates,
  isSameContent,
  lateStates,
  type BallotAnswer,
  type BallotStand,
  type BallotState,
  type LateState,
  type SheetContent,
} from './BallotStand';
export { createJuryStore } from './createJuryStore';
export type {
  JuryConnection,
  JuryStore,
  JuryStoreOptions,
  JurySheet,
  JurySnapshot,
  SheetPlace,
} from './JuryStore';
export { guestLinkFromRow, ownGuestFromRow, type GuestLink, type GuestRound, type OwnGuest } from './Guest';
export { guestLinkRepository } from './guestLinkRepository';
export { guestKeys, guestQueries } from './guestQueries';
export { juryKeys, juryQueries } from './juryQueries';
export { juryRepository, type JuryRepository } from './juryRepository';
export {
  juryRoundFromRow,
  type Criterion,
  type JuryBallot,
  type JuryConflict,
  type JuryFigures,
  type JuryPart,
  type JuryRound,
  type JuryTeam,
  type JuryWeek,
} from './JuryRound';
export {
  ballotsInOrder,
  beginsAt,
  canHandIn,
  isRoundLocked,
  juryLimits,
  missingCriteria,
  nextCriterion,
  scoredCount,
  sheetWord,
  steps,
  type SheetWord,
} from './juryRules';
export { juryMemory, type JuryStorage, type KeptText } from './juryStorage';
export type { JuryTask } from './JuryTask';
export type { SheetProblem, SheetSending } from './SheetRecord';
