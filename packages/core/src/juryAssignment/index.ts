export type {
  ForbiddenJuryPair,
  Juror,
  JuryGround,
  JuryObstacle,
  JuryPair,
  JuryTeam,
  KeptJuryPair,
} from './JuryGround';
export type {
  AssignedJuryPair,
  JurorLoad,
  JuryAssignment,
  JuryComponent,
  JuryDifference,
  JuryGap,
  JuryGapCode,
  StageBalance,
} from './JuryAssignment';
export { proposeJury } from './proposeJury';
export { checkJuryAssignment, type JuryFault } from './checkJuryAssignment';
