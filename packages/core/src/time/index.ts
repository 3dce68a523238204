export {
  berlinDay,
  berlinDaysLater,
  berlinTimeOf,
  SEASON_TIME_ZONE,
  parseBerlinTime,
  type ParsedBerlinTime,
} from './berlinTime';
export { daysBetween, daysLater, isCalendarDay, weekdayOf } from './calendarDays';
export {
  agoInWords,
  dateInWords,
  dateParts,
  dateTimeInWords,
  dateWithYearInWords,
  dayInWords,
  daysInWords,
  spanInWords,
  timeInWords,
  weekdayInWords,
  type DateOrDay,
  type DateParts,
} from './dateWords';
export { systemClock, type Cancel, type Clock } from './clock';
