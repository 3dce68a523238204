export { handInHistoryFromRow, type HandInHistory, type VersionOfHistory } from './HandInHistory';
export type { MeetingOfRecord, NoteOfRecord, RecordEntry, RecordKind, RecordWeek } from './RecordEntry';
export { recordKeys, recordQueries, recordRepository, type HandInHistories } from './recordRepository';
export {
  lastContactOf,
  meetingsOfRecord,
  recordEntries,
  recordWeeks,
  rulerDay,
  type RecordParts,
} from './recordRules';
export { returnDays, returnDayMutations, type ReturnDayChange } from './returnDay';
