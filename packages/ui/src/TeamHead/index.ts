export { TeamHead } from './TeamHead';
export type { TeamHeadProps } from './TeamHead';
