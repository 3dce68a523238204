export { MiniRuler } from './MiniRuler';
export type { MiniRulerProps } from './MiniRuler';
