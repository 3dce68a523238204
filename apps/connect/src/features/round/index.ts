export { useGateRounds, useHostedStage, useRoundProgress, useRoundSetup, useRoundSources } from './useRounds';
export { conflictWords, gapReasonWords, roundGapWords, roundStateWords, shortNames } from './roundWords';
export {
  juryWords,
  missingWords,
  openOverWords,
  openWords,
  placedWords,
  roundLeadWords,
  sheetsEachWords,
  teamsWords,
  unplacedWords,
  updatedWords,
} from './roundCounts';
export { computeJury } from './computeJury';
export { hostOrderOf, swappableWith } from './hostOrder';
export { coverStage } from './coverage';
