export { createRealtime, type Realtime } from './createRealtime';
export type { RealtimeLimits } from './limits';
