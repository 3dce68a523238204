export { DueRuler } from './DueRuler';
export type { DueRulerProps } from './DueRuler';
