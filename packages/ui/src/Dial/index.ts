export { Dial } from './Dial';
export type { DialProps } from './Dial';
