export { createDesk } from './createCheckInDesk';
export type { Desk, DeskLink, DeskOptions, DeskSnapshot, ScanResult } from './CheckInDesk';
export type { DoorEvent, DoorGuest, DoorList } from './CheckInList';
export { doorRepository, type DoorRepository } from './checkInRepository';
export type { DoorStorage } from './checkInStorage';
export { readCode } from './readCheckInCode';
export type { Scan } from './CheckInScan';
export { doorFigures, findGuests, guestNow, type Verdict } from './verdicts';
