export { checkInCodeOf } from './checkInCode';
export {
  eventCategories,
  eventFromRow,
  eventModes,
  eventStatuses,
  eventVisibilities,
  pastEvents,
  upcomingEvents,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventVisibility,
  type GrowEvent,
} from './GrowEvent';
export { eventKeys, eventQueries, eventRepository, type EventFilter } from './eventRepository';
export {
  registrationStatuses,
  seatKinds,
  type EventFigures,
  type EventRegistration,
  type RegistrationStatus,
  type SeatKind,
} from './EventRegistration';
export {
  canRestoreRegistration,
  canTakeFreedSeat,
  overlappingEvents,
  isSeatOfferOpen,
  offersFreedSeats,
  eventOccupancy,
  registrationOutlook,
  eventsOverlap,
  seatsLeft,
  seatKindsOf,
  type TimeSpan,
  type EventOccupancy,
} from './eventRules';
export { isActiveRegistration, nextSeatChange, seatStateOf, type OwnSeat, type SeatState } from './seatState';
export {
  registrationKeys,
  registrationQueries,
  registrationRepository,
  type MissingMandatoryEvent,
  type TeamMateAtEvent,
} from './registrationRepository';
export { registrationMutations, type SeatRequest } from './registrationMutations';
