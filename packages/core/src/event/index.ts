export { checkInCodeOf } from './checkInCode';
export {
  eventCategories,
  eventFromRow,
  eventIn,
  eventModes,
  eventStatuses,
  eventTexts,
  eventVisibilities,
  pastEvents,
  upcomingEvents,
  type EventCategory,
  type EventMode,
  type EventStatus,
  type EventText,
  type EventVisibility,
  type GrowEvent,
  type StoredEvent,
} from './GrowEvent';
export { agendaFrom, hostsFrom, type AgendaEntry, type EventHost } from './eventLines';
export {
  countEvents,
  eventCountQueries,
  eventCountRepository,
  hasSeatKind,
  type CountedChoice,
  type CountedEvent,
  type EventCounts,
} from './eventCounts';
export { eventMapAddress } from './eventMap';
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
