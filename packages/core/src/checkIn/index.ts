export { createCheckInDesk } from './createCheckInDesk';
export type {
  CheckInDesk,
  CheckInConnection,
  CheckInDeskOptions,
  CheckInSnapshot,
  CheckInScanResult,
} from './CheckInDesk';
export type { CheckInEvent, CheckInGuest, CheckInList } from './CheckInList';
export { checkInRepository, type CheckInRepository } from './checkInRepository';
export type { CheckInStorage } from './checkInStorage';
export { readCheckInCode } from './readCheckInCode';
export type { CheckInScan } from './CheckInScan';
export { checkInFigures, findCheckInGuests, guestWithScans, type CheckInVerdict } from './verdicts';
