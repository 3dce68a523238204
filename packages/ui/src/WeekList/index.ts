export { WeekList } from './WeekList';
export type { WeekListItem, WeekListProps } from './WeekList';
