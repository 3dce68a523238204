export { CheckInDesk, useDeskName } from './components/CheckInDesk';
export { CheckInCode } from './components/CheckInCode';
export { useCheckIn } from './useCheckIn';
