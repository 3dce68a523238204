export { CheckInDesk, useDeskName } from './components/CheckInDesk';
export { DoorCode } from './components/DoorCode';
export { useDesk } from './useDesk';
