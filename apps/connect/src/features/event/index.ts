export { EventLines } from './components/EventLines';
export { eventsList, eventsRequest, EVENTS_PER_PAGE, type EventsAddress } from './eventsAddress';
export { eventDate, eventVenue, eventSeats, isToday } from './eventWords';
export { posterOf } from './posterOf';
export { useEvent, useEventCities, useEvents, useEventsAddress, type ChooseEvents } from './useEvents';
export { upcomingRequest, useUpcomingEvents } from './useUpcomingEvents';
