export {
  officeHourAudiences,
  officeHourBounds,
  officeHourLimits,
  officeHourSeriesFromRow,
  previewedSlotFromRow,
  seriesObstacles,
  type ClashingEvent,
  type OfficeHourAudience,
  type OfficeHourRule,
  type OfficeHourSeries,
  type PreviewedSlot,
  type SeriesObstacle,
} from './OfficeHourSeries';
export {
  bookableSlotFromRow,
  officeHourSlotFromRow,
  type BookableSlot,
  type OfficeHourSlot,
} from './OfficeHourSlot';
export {
  bookingClashFromRow,
  bookingStates,
  officeHourBookingFromRow,
  type BookingClash,
  type BookingState,
  type BookingTeam,
  type NamedBooking,
  type OfficeHourBooking,
} from './OfficeHourBooking';
export {
  awaitsNote,
  BOOKING_CLOSES_BEFORE_MS,
  canChangeBooking,
  canSettle,
  isUpcoming,
  nextBooking,
  ruleDays,
  ruleFault,
  ruleHours,
  ruleTimes,
  type RuleFault,
  type RuleHours,
} from './officeHourRules';
export { officeHourRepository, type NewSlot, type SlotChange } from './officeHourRepository';
export { bookingRepository, type MeetingItem, type Settlement, type WantedSlot } from './bookingRepository';
export { officeHourKeys, officeHourQueries } from './officeHourQueries';
export {
  officeHourMutations,
  type SeriesChange,
  type SeriesInput,
  type SlotEdit,
  type SlotMove,
} from './officeHourMutations';
export type {
  AgendaChange,
  BookingCancellation,
  BookingMove,
  BookingSettlement,
  NewBooking,
} from './bookingMutations';
