export type { DeskEvent } from './AdminEvent';
export {
  eventLimits,
  eventProblems,
  eventRowOf,
  eventValues,
  type EventField,
  type EventProblem,
  type EventProblems,
  type EventRow,
  type EventValues,
} from './eventForm';
export { changedColumns, takenSeats, type TakenSeats } from './eventEdits';
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
  eventDeskRepository,
  eventListSorts,
  type EventListRequest,
  type EventListSort,
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
