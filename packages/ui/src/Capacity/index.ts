export { Capacity } from './Capacity';
export type { CapacityProps } from './Capacity';
