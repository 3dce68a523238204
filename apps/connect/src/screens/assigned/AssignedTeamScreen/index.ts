export { AssignedTeamScreen as Screen } from './AssignedTeamScreen';

export const prefetch = undefined;
