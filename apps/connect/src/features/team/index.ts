export { InvitationAnswers, MyRequests, WithdrawRequest } from './components/MyRequests';
export { OwnerField } from './components/OwnerField';
export { OwnerOptions } from './components/OwnerOptions';
export { TeamPicture } from './components/TeamPicture';
export { isNameTaken, teamErrors } from './teamErrors';
export { withKindFirst } from './requestOrder';
export { useAvatarPerson } from './useAvatarPerson';
export { requestName, useRequestAnswers } from './useRequestAnswers';
export { useMyRequests, useOwnTeam, useTeamMembers, useTeamRequests, useTeamRoles } from './useTeam';
