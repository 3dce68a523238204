export { EmptyScreen } from './EmptyScreen';
export { RetryButton } from './RetryButton';
export { DeniedScreen } from './DeniedScreen';
export { BrokenScreen, ClientFailedScreen, FailedPart, FailedScreen, prefetchFailures } from './lazyFailures';
