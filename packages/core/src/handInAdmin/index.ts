export {
  matrixFromRow,
  type HandInMatrix,
  type MatrixCell,
  type MatrixMentor,
  type MatrixTeam,
  type MatrixWeek,
} from './HandInMatrix';
export {
  currentMatrixWeek,
  figureViews,
  filteredRows,
  isInView,
  LONG_WAIT_MS,
  matrixRows,
  matrixStanding,
  matrixStates,
  matrixViews,
  standingIn,
  viewCounts,
  weekTotals,
  type MatrixFilter,
  type MatrixRow,
  type MatrixStanding,
  type MatrixState,
  type MatrixView,
  type WeekTotal,
} from './matrixRules';
export {
  handInAdminRepository,
  teamFates,
  type ExtensionOfTeams,
  type FateOfTeam,
  type HandedInFile,
  type ReminderFate,
  type TeamFate,
  type TeamsOfWeek,
} from './handInAdminRepository';
export { matrixCsv, type MatrixCsvWords } from './matrixCsv';
export {
  handInAdminKeys,
  handInAdminMutations,
  handInAdminQueries,
  teamsWithFate,
} from './handInAdminQueries';
