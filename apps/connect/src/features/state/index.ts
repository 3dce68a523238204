export { BrokenScreen } from './BrokenScreen';
export { EmptyScreen } from './EmptyScreen';
export { RetryButton } from './RetryButton';
export { ClientFailedScreen, DeniedScreen, FailedPart, FailedScreen } from './StateScreens';
