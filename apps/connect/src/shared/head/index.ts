export { HeadPart, HeadSlots, useHeadSlots } from './HeadSlots';
