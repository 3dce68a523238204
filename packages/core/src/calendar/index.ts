export { calendarFile, type CalendarEntry, type CalendarEvent, type CalendarOptions } from './calendarFile';
export { addToCalendarLinks, type CalendarLinks } from './calendarLinks';
export {
  calendarFeedAddress,
  calendarFeedKeys,
  calendarFeedQueries,
  calendarFeedRepository,
  type CalendarFeed,
  type CalendarFeedAddress,
} from './calendarFeedRepository';
export { calendarFeedMutations } from './calendarFeedMutations';
