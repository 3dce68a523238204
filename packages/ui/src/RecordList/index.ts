export { RecordRow, RecordWeek } from './RecordList';
export type { RecordRowProps, RecordWeekProps } from './RecordList';
