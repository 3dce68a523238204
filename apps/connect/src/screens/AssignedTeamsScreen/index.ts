export { AssignedTeamsScreen as Screen } from './AssignedTeamsScreen';
