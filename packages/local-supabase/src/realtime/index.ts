export { createRealtime } from './createRealtime';
export type { RealtimeLimits } from './limits';
