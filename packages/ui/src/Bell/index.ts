export { Bell } from './Bell';
export type { BellProps } from './Bell';
export { BellList } from './BellList';
export type { BellEntry, BellListProps } from './BellList';
