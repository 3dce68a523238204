export {
  teamStages,
  teamStatuses,
  type Team,
  type TeamChanges,
  type TeamMember,
  type TeamProfile,
  type TeamRole,
  type TeamStage,
  type TeamStatus,
} from './Team';
export type { TeamPerson } from './TeamPerson';
export type {
  RequestKind,
  RequestOfMine,
  RequestOfTeam,
  RequestStatus,
  RequestTeam,
  TeamRequest,
} from './TeamRequest';
export {
  inviteLinkLimits,
  linkState,
  type DoorState,
  type InviteLink,
  type NewInviteLink,
  type TeamBehindLink,
} from './InviteLink';
export {
  areTeamsClosed,
  askObstacle,
  canAsk,
  isCaptain,
  isTeamGoingOn,
  openPlaces,
  teamLimits,
  teamObstacle,
  validateTeam,
  type AskObstacle,
  type TeamField,
  type TeamProblem,
  type AskingUser,
} from './teamRules';
export { teamRepository } from './teamRepository';
export { teamRoleRepository, type TeamRoleChanges } from './teamRoleRepository';
export { requestRepository, type RequestWords } from './teamRequestRepository';
export { inviteLinkRepository } from './inviteLinkRepository';
export { logoRepository, type LogoUpload } from './teamLogoRepository';
export { inviteLinkKeys, inviteLinkQueries } from './inviteLinkQueries';
export { requestKeys, requestQueries } from './teamRequestQueries';
export {
  requestMutations,
  type NewApplication,
  type NewInvitation,
  type NewMailInvitation,
} from './teamRequestMutations';
export { canRemind, canWithdraw, requestState } from './teamRequestRules';
export { teamKeys, teamQueries } from './teamQueries';
export {
  logoMutations,
  teamMutations,
  teamRoleMutations,
  type InviteLinkWish,
  type MemberOfTeam,
  type NewTeamRole,
} from './teamMutations';
