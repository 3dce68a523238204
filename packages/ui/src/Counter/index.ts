export { Counter, CounterList } from './Counter';
export type { CounterProps } from './Counter';
