export { AssignedTeamsScreen as Screen } from './AssignedTeamsScreen';
export { prefetch } from './prefetch';
