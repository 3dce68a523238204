export { AssignedTeamScreen as Screen } from './AssignedTeamScreen';
export { prefetch } from './prefetch';
