export { useGateRounds, useHostedStage, useRoundProgress, useRoundSetup } from './useRounds';
export { conflictWords, gapReasonWords, roundGapWords, roundStateWords, shortNames } from './roundWords';
export { computeJury } from './computeJury';
export { hostOrderOf, swappableWith } from './hostOrder';
export { coverStage } from './coverage';
