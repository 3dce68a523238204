export { Spread } from './Spread';
export type { SpreadProps } from './Spread';
