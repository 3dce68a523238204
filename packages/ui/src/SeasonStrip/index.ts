export { SeasonStrip } from './SeasonStrip';
export type { SeasonStripProps } from './SeasonStrip';
