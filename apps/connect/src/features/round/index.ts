export { useGateRounds, useHostedStage, useRoundProgress, useRoundSetup } from './useRounds';
export { conflictWords, gapReasonWords, roundGapWords, roundStateWords, shortNames } from './roundWords';
export { computeJury } from './computeJury';
export { hostOrderOf, swappableWith, type HostOrder } from './hostOrder';
export { coverStage } from './coverage';
