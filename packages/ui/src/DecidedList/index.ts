export { DecidedList, DecidedRow } from './DecidedList';
export type { DecidedListProps, DecidedRowProps } from './DecidedList';
