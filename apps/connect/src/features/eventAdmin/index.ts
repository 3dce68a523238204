export { CancelDialog } from './components/CancelDialog';
export { EventMenu } from './components/EventMenu';
export {
  attendeeList,
  attendeeListRequest,
  ATTENDEES_PER_PAGE,
  type AttendeeChoice,
} from './attendeeAddress';
export {
  categoryWords,
  eventProblemInWords,
  fieldWords,
  modeWords,
  registrationTones,
  registrationWords,
  seatsInWords,
  seatWords,
  statusTones,
  statusWords,
  visibilityWords,
  waitingInWords,
  waitingOf,
} from './eventAdminWords';
export { canCheckIn, type EventAction } from './eventActions';
export {
  eventList,
  EVENTS_PER_PAGE,
  eventListRequest,
  eventTimes,
  type EventChoice,
} from './eventListAddress';
export { useAttendeeChoice, useAttendeeFile, useAttendees, useEventTotals } from './useAttendees';
export { useCancelling } from './useCancelling';
export { useAdminEvent, useEventChoice, useEventList } from './useEventAdmin';
export { useEventActions } from './useEventActions';
