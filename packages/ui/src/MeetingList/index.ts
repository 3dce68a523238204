export { HeldRow, MeetingList, MeetingRow } from './MeetingList';
export type { HeldRowProps, MeetingRowProps } from './MeetingList';
export { NextMeeting } from './NextMeeting';
export type { NextMeetingProps } from './NextMeeting';
export { SeriesList, SeriesRow } from './SeriesList';
export type { SeriesRowProps } from './SeriesList';
