export { matrixAddress, type MatrixChoice } from './matrixAddress';
export {
  dueWords,
  fatesByCount,
  matrixStateWords,
  matrixViewWords,
  MOST_NAMES,
  someNames,
  soughtStates,
  standingBadge,
  standingWords,
  teamCount,
  teamFateWords,
  weekWords,
} from './matrixWords';
export { archivesOf, packFiles } from './packFiles';
export { useHandInMatrix, useMatrixChoice, useMatrixView } from './useHandInMatrix';
