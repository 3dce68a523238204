export { SeatAction } from './components/SeatAction';
export { SeatBadge } from './components/SeatBadge';
export { SeatBar } from './components/SeatBar';
export { SeatBox } from './components/SeatBox';
export { SeatCapacity } from './components/SeatCapacity';
export { takesFocus, useKeptFocus } from './useKeptFocus';
export { useSeatTime } from './useSeatTime';
export {
  activeEventIds,
  prefetchMyEvents,
  useFigures,
  useMissingEvents,
  useMyEventIds,
  useMyEvents,
  useQueuePositions,
  useMyRegistrations,
} from './useSeats';
