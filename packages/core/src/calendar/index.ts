export { calendarFile, type CalendarEntry, type CalendarEvent, type CalendarOptions } from './calendarFile';
export { addToCalendarLinks, type CalendarLinks } from './calendarLinks';
export {
  feedAddress,
  feedKeys,
  feedQueries,
  feedRepository,
  type CalendarFeed,
  type FeedAddress,
} from './calendarFeedRepository';
export { feedMutations } from './calendarFeedMutations';
