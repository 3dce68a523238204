export { HeadPart, HeadSlots, useHeadSlots } from './HeadSlots';
export { Crumb, PageAside } from './pageLayout';
export { Sentences } from './Sentences';
