export { MentoredTeamList, MentoredTeamRow } from './MentoredTeamRow';
export type { MentoredTeamRowProps, TeamFact } from './MentoredTeamRow';
export { NeedList, NeedRow } from './NeedRow';
export type { NeedReason, NeedRowProps } from './NeedRow';
export { WaitingList, WaitingRow } from './WaitingRow';
export type { WaitingRowProps } from './WaitingRow';
