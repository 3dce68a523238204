export { useGateRounds, useRoundProgress, useRoundSetup } from './useRounds';
export { conflictWords, gapReasonWords, roundGapWords, roundStateWords, shortNames } from './roundWords';
export { computeJury } from './computeJury';
export { coverStage, type CoveredStage } from './coverage';
