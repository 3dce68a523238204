export { EmptyScreen } from './EmptyScreen';
export { RetryButton } from './RetryButton';
export { DeniedScreen } from './lazyDenied';
export { BrokenScreen, ClientFailedScreen, FailedPart, FailedScreen, prefetchFailures } from './lazyFailures';
