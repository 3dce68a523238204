export type { FailureWords } from './describeFailure';
export { FormFailure } from './FormFailure';
export { noteFailure } from './noteFailure';
export { requestIdOf } from './requestIdOf';
export { useCountdown } from './useCountdown';
export { useFailureToast } from './useFailureToast';
export { failureSentence, prefetchFailureWords, useFailureWords } from './useFailureWords';
export { useLockout } from './useLockout';
