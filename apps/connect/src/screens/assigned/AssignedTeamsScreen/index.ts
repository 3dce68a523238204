export { AssignedTeamsScreen as Screen } from './AssignedTeamsScreen';

export const prefetch = undefined;
