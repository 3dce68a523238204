export { AgendaDialog } from './components/AgendaDialog';
export { BookDialog } from './components/BookDialog';
export { CancelDialog } from './components/CancelDialog';
export { HeldMeetings, isOver } from './components/HeldMeetings';
export { CallLink, MentorMeeting, NotesToWrite } from './components/MentorMeeting';
export { MoveDialog } from './components/MoveDialog';
export { SettleDialog } from './components/SettleDialog';
export { TeamMeeting } from './components/TeamMeeting';
export { TeamRecordMeetings } from './components/TeamRecordMeetings';
export { TimesOfDays } from './components/TimesOfDays';
export { WriteNote } from './components/WriteNote';
export { slotFault } from './meetingFaults';
export {
  audienceWords,
  hoursInWords,
  obstacleWords,
  ownTimeInWords,
  ruleInWords,
  slotsInWords,
  slotSpan,
  untilInWords,
  weekdayChoices,
  whenInWords,
} from './officeHourWords';
export { useSeriesMutations, useSlotMutations } from './useMentorHours';
export { useNow } from './useNow';
export { useBookableSlots, useMentorMeetings, useSeries, useSlots, useTeamMeetings } from './useOfficeHours';
