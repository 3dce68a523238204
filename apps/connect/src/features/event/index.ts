export { EventLines } from './components/EventLines';
export { eventsList, eventsRequest, EVENTS_PER_PAGE, type EventsAddress } from './eventsAddress';
export {
  dayInWords,
  daysInWords,
  eventDate,
  eventVenue,
  eventSeats,
  isToday,
  dateTimeInWords,
  spanInWords,
  timeInWords,
} from './eventWords';
export { posterOf } from './posterOf';
export { useEvent, useEventCities, useEvents, useEventsAddress, type ChooseEvents } from './useEvents';
export { upcomingRequest, useUpcomingEvents } from './useUpcomingEvents';
