export { SeasonSheet } from './SeasonSheet';
export type { SeasonSheetLabels, SeasonSheetProps, SheetMeetingState, SheetWeek } from './SeasonSheet';
