export type { FailureWords } from './describeFailure';
export { FormFailure } from './FormFailure';
export { useCountdown } from './useCountdown';
export { prefetchFailureWords, useFailureWords } from './useFailureWords';
export { useLockout } from './useLockout';
