export { EventLines } from './components/EventLines';
export {
  countedFilter,
  eventsList,
  eventsRequest,
  EVENTS_PER_PAGE,
  type EventsAddress,
} from './eventsAddress';
export { eventMain } from './eventMain';
export { eventVenue, eventSeats, isToday, textIn } from './eventWords';
export { posterOf } from './posterOf';
export { useEventsIn } from './useEventsIn';
export {
  useEvent,
  useEventCities,
  useEventCounts,
  useEvents,
  useEventsAddress,
  type ChooseEvents,
} from './useEvents';
export { upcomingRequest, useUpcomingEvents } from './useUpcomingEvents';
