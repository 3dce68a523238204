export { useGateRounds, useRoundProgress, useRoundSetup } from './useRounds';
export { conflictWords, gapReasonWords, roundGapWords, roundStateWords, shortNames } from './roundWords';
export { computeJury } from './computeJury';
export { coverStage } from './coverage';
