export {
  teamListSorts,
  teamListStates,
  type ListedTeam,
  type TeamCounts,
  type TeamListRequest,
  type TeamListSort,
  type TeamListState,
} from './ListedTeam';
export { teamCsv, type TeamCsvWords } from './teamCsv';
export type { TeamFieldChange, TeamHistoryEntry, TeamHistoryField } from './TeamHistory';
export {
  teamAdminKeys,
  teamAdminQueries,
  teamAdminRepository,
  type TeamMemberMove,
  type TeamEdits,
} from './teamAdminRepository';
export { teamAdminMutations } from './teamAdminMutations';
