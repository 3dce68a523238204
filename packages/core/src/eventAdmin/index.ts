export type { AdminEvent } from './AdminEvent';
export {
  eventLimits,
  validateEvent,
  eventRowOf,
  eventFormValues,
  eventTextField,
  type EventField,
  type EventTextField,
  type EventProblem,
  type EventProblems,
  type EventRow,
  type EventFormValues,
} from './eventForm';
export { changedEventColumns, takenSeatsOf, type TakenSeats } from './eventEdits';
export {
  attendeeSorts,
  type Attendee,
  type AttendeeListRequest,
  type AttendeeSort,
  type EventTotals,
} from './Attendee';
export { attendeeCsv, type AttendeeCsvWords } from './attendeeCsv';
export { attendeeRepository } from './attendeeRepository';
export { eventAdminRepository } from './eventAdminRepository';
export {
  adminEventListRepository,
  adminEventListSorts,
  type AdminEventListRequest,
  type AdminEventListSort,
} from './adminEventListRepository';
export { eventAdminKeys, eventAdminQueries } from './eventAdminQueries';
export {
  eventAdminMutations,
  type EventMessage,
  type EventPublication,
  type EventSave,
  type NewEvent,
  type SavedEvent,
} from './eventAdminMutations';
