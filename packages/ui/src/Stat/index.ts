export { Stat, StatList } from './Stat';
export type { StatProps } from './Stat';
