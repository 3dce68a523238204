export { AppLink } from './AppLink';
export { useNext } from './useNext';
export { WarmContext } from './WarmContext';
export type { Warm } from './WarmContext';
export { useScreenTitle } from './useScreenTitle';
export { useTypedEmail } from './useTypedEmail';
export { prefetchWith, type PrefetchClient } from './PrefetchClient';
export { withParameters } from './withParameters';
