export { MyRequests } from './components/MyRequests';
export { TeamPicture } from './components/TeamPicture';
export { isNameTaken, teamErrors } from './teamErrors';
export { useAvatarPerson } from './useAvatarPerson';
export { useFailureToast } from './useFailureToast';
export { useOwnTeam, useTeamMembers, useTeamRequests, useTeamRoles } from './useTeam';
