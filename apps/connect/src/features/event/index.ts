export { EventLines } from './components/EventLines';
export { letterOf, letterOfWeek } from './letterOf';
export { daysInWords, eventDate, eventPlace, eventPlaces, momentInWords, spanInWords } from './eventWords';
export { upcomingRequest, useUpcomingEvents } from './useUpcomingEvents';
