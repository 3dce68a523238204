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
export { lookingTeamFromRow, type LookingTeam } from './LookingTeam';
export type { TeamPerson } from './TeamPerson';
export type {
  TeamRequestKind,
  OwnTeamRequest,
  ReceivedTeamRequest,
  TeamRequestStatus,
  TeamOfRequest,
  TeamRequest,
} from './TeamRequest';
export {
  inviteLinkLimits,
  inviteLinkValidity,
  type InviteLinkStatus,
  type InviteLink,
  type NewInviteLink,
  type TeamBehindLink,
} from './InviteLink';
export {
  areTeamsClosed,
  askToJoinTeamObstacle,
  canAskToJoinTeam,
  isTeamCaptain,
  isTeamGoingOn,
  openTeamPlaces,
  teamLimits,
  teamJoinObstacle,
  validateTeam,
  type AskToJoinTeamObstacle,
  type TeamField,
  type TeamProblem,
  type AskingUser,
} from './teamRules';
export { teamRepository } from './teamRepository';
export { teamRoleRepository, type TeamRoleChanges } from './teamRoleRepository';
export { teamRequestRepository, type TeamRequestDetails } from './teamRequestRepository';
export { inviteLinkRepository } from './inviteLinkRepository';
export { teamLogoRepository, type TeamLogoUpload } from './teamLogoRepository';
export { inviteLinkKeys, inviteLinkQueries } from './inviteLinkQueries';
export { teamRequestKeys, teamRequestQueries } from './teamRequestQueries';
export {
  teamRequestMutations,
  type NewTeamApplication,
  type NewTeamInvitation,
  type NewTeamMailInvitation,
} from './teamRequestMutations';
export { canRemindOfTeamRequest, canWithdrawTeamRequest, teamRequestStatusAt } from './teamRequestRules';
export { teamKeys, teamQueries } from './teamQueries';
export {
  teamLogoMutations,
  teamMutations,
  teamRoleMutations,
  type InviteLinkOptions,
  type TeamMembership,
  type NewTeamRole,
} from './teamMutations';
