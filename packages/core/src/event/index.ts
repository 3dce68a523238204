export { doorCodeOf } from './checkInCode';
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
  canRestore,
  canTakeSeat,
  clashesWith,
  isOfferOpen,
  makesOffers,
  occupancyOf,
  outlookOf,
  overlap,
  seatsLeft,
  seatsOf,
  type TimeSpan,
  type Occupancy,
} from './eventRules';
export { isActiveRegistration, nextBoundary, seatStateOf, type OwnSeat, type SeatState } from './seatState';
export {
  registrationKeys,
  registrationQueries,
  registrationRepository,
  type MissingEvent,
  type TeamMateAtEvent,
} from './registrationRepository';
export { registrationMutations, type SeatWish } from './registrationMutations';
