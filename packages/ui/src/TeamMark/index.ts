export { TeamMark, teamMarkSizes } from './TeamMark';
export type { TeamMarkProps, TeamMarkSize } from './TeamMark';
