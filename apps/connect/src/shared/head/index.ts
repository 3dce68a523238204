export { HeadActions, HeadPart, HeadSlots, useHeadSlots } from './HeadSlots';
export { useIsBeside } from './useIsBeside';
