export { CountList } from './CountList';
export type { CountItem, CountListProps } from './CountList';
